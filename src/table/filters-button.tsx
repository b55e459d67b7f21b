import { fill } from '../texts'
import { Button } from '../ui/button'
import { Icon, sliders } from '../ui/icons'
import { useLazyPart } from '../ui/lazy-part'
import type { FilterDrawer } from './lazy/filter-drawer'
import { tableTexts } from './texts'

type FiltersButtonProps = Omit<Parameters<typeof FilterDrawer>[0], 'title' | 'onClose'> & {
  /** How many filters are set. */
  set: number
}

/** Opens what has no place of its own where the table is narrow: the other filters, and the order. */
export function FiltersButton({ set, ...drawer }: FiltersButtonProps) {
  const t = tableTexts()
  const {
    part: Drawer,
    open,
    close,
  } = useLazyPart(async () => (await import('./lazy/filter-drawer')).FilterDrawer)
  const title = drawer.sorting ? t.sort : t.filters
  const n = set + Number(!!drawer.sorting?.sort)

  return (
    <>
      <Button
        icon
        className="table__more"
        aria-label={n ? fill(t.setCount, { title, n }) : title}
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        <Icon path={sliders} />
        {n > 0 && <span className="table__more-count">{n}</span>}
      </Button>
      {Drawer && <Drawer {...drawer} title={title} onClose={close} />}
    </>
  )
}
