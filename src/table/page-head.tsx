import { useState, type RefObject } from 'react'
import { Button, LinkButton } from '../ui/button'
import { useHost, useStyles } from '../ui/host'
import { download, Icon, plus } from '../ui/icons'
import { late } from '../ui/lazy-part'
import css from './page-head.css'
import { numeral } from './numeral'
import type { PlaceInList } from './place-in-list'
import { tableTexts } from './texts'
import { ViewButton } from './view-button'

interface PageHeadProps {
  title: string
  /** How many there are in all; not known before the first answer. */
  total: number | undefined
  add: { label: string; url: string }
  /** Where the list can be had as a file; without it, it cannot (Q54). */
  exportPath: string | undefined
  /** What the list's view is of. */
  view: Parameters<typeof ViewButton>[0]
  /** Takes the focus when what had it is gone. */
  titleRef: RefObject<HTMLHeadingElement | null>
}

/** A list's title with its count, and what leads on from it (R175, R187, R222). */
export function PageHead({ title, total, add, exportPath, titleRef, view }: PageHeadProps) {
  useStyles(css)
  return (
    <header className="page-head">
      <h1 ref={titleRef} className="page-head__title" tabIndex={-1}>
        {title} {total !== undefined && <span className="subtle">{numeral(total)}</span>}
      </h1>
      <ViewButton {...view} />
      {exportPath && <Export path={exportPath} place={view.place} />}
      <LinkButton kind="primary" href={add.url}>
        <Icon path={plus} />
        {add.label}
      </LinkButton>
    </header>
  )
}

function Export({ path, place }: { path: string; place: PlaceInList }) {
  const host = useHost()
  const [isExporting, setExporting] = useState(false)

  async function run() {
    setExporting(true)
    await late(host, async () => {
      const { exportCsv } = await import('./lazy/export-csv')
      await exportCsv(host, path, place)
    })
    setExporting(false)
  }

  return (
    <Button saving={isExporting} onClick={() => void run()}>
      <Icon path={download} />
      {tableTexts().export}
    </Button>
  )
}
