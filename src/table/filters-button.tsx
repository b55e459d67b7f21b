import { useState } from 'react'
import { fill, texts } from '../texts'
import { Button } from '../ui/button'
import { useHost } from '../ui/host'
import { Icon } from '../ui/icons'
import type { FilterDrawer } from './filter-drawer'

const sliders =
  'M3 6h7M14 6h3M3 14h3M10 14h7M10 6a2 2 0 1 0 4 0 2 2 0 1 0-4 0M6 14a2 2 0 1 0 4 0 2 2 0 1 0-4 0'

const english = { filters: 'Filters', sort: 'Filter and sort', set: '{title}, {n} set' }

type FiltersButtonProps = Omit<Parameters<typeof FilterDrawer>[0], 'title' | 'onClose'> & {
  /** How many filters are set. */
  set: number
}

/** Opens what has no place of its own where the table is narrow: the other filters, and the order. */
export function FiltersButton({ set, ...drawer }: FiltersButtonProps) {
  const t = texts('table', english)
  const host = useHost()
  const [Drawer, setDrawer] = useState<typeof FilterDrawer>()
  const title = drawer.sorting ? t.sort : t.filters
  const n = set + Number(!!drawer.sorting?.sort)

  async function open() {
    try {
      const loaded = await import('./filter-drawer')
      setDrawer(() => loaded.FilterDrawer)
    } catch (error) {
      host.report(error, 'load')
    }
  }

  return (
    <>
      <Button
        icon
        className="table__more"
        aria-label={n ? fill(t.set, { title, n }) : title}
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        <Icon path={sliders} />
        {n > 0 && <span className="table__more-count">{n}</span>}
      </Button>
      {Drawer && <Drawer {...drawer} title={title} onClose={() => setDrawer(undefined)} />}
    </>
  )
}
