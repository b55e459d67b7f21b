import { useState, type RefObject } from 'react'
import { getConfig } from '../config'
import { texts } from '../texts'
import { Button, LinkButton } from '../ui/button'
import { useHost, useStyles } from '../ui/host'
import { Icon } from '../ui/icons'
import css from './page-head.css'
import type { ListQuery } from './source'

const download =
  'M10 3.5v9.25M6.25 9.25 10 13l3.75-3.75M3.5 13.5V15c0 .85.65 1.5 1.5 1.5h10c.85 0 1.5-.65 1.5-1.5v-1.5'
/** Adding something. */
export const plus = 'M10 4v12M4 10h12'

const english = { export: 'Export' }

interface PageHeadProps {
  title: string
  /** How many there are in all; not known before the first answer. */
  total: number | undefined
  add: { label: string; url: string }
  /** Where the list can be had as a file; without it, it cannot (Q54). */
  exportPath: string | undefined
  filters: ListQuery
  /** Takes the focus when what had it is gone. */
  titleRef: RefObject<HTMLHeadingElement | null>
}

/** A list's title with its count, and what leads on from it (R175, R187, R222). */
export function PageHead({ title, total, add, exportPath, filters, titleRef }: PageHeadProps) {
  useStyles(css)
  return (
    <header className="page-head">
      <h1 ref={titleRef} className="page-head__title" tabIndex={-1}>
        {title}{' '}
        {total !== undefined && (
          <span className="subtle">{new Intl.NumberFormat(getConfig().locale).format(total)}</span>
        )}
      </h1>
      {exportPath && <Export path={exportPath} filters={filters} />}
      <LinkButton kind="primary" href={add.url}>
        <Icon path={plus} />
        {add.label}
      </LinkButton>
    </header>
  )
}

function Export({ path, filters }: { path: string; filters: ListQuery }) {
  const host = useHost()
  const [isExporting, setExporting] = useState(false)

  async function run() {
    setExporting(true)
    try {
      const { exportCsv } = await import('./export-csv')
      await exportCsv(host, path, filters)
    } catch (error) {
      host.report(error, 'load')
    }
    setExporting(false)
  }

  return (
    <Button saving={isExporting} onClick={() => void run()}>
      <Icon path={download} />
      {texts('table', english).export}
    </Button>
  )
}
