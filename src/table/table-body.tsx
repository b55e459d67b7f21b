import { texts } from '../texts'
import { Button, LinkButton } from '../ui/button'
import { Empty } from '../ui/empty'
import { useStyles } from '../ui/host'
import css from '../ui/skeleton.css'

const times = (n: number) => Array.from({ length: n }, (_, index) => index)

/** Rows of a list on their way: ten, whatever the page's size (R180). */
export function SkeletonBody({ columns }: { columns: number }) {
  useStyles(css)
  return (
    <tbody role="rowgroup" aria-hidden="true">
      {times(10).map(row => (
        <tr key={row} className="table__row table__skeleton">
          {times(columns).map(column => (
            <td key={column}>
              <span className="sk" />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

const english = { none: 'No data found', retry: 'Retry', clear: 'Clear filters' }

interface NoDataProps {
  add: { label: string; url: string }
  /** The list could not be read; it looks as an empty one does (R181). */
  onRetry: (() => void) | undefined
  /** Filters are set, which may be why there is nothing. */
  onClear: (() => void) | undefined
}

/** No rows: the picture, and what can be done about it. */
export function NoData({ add, onRetry, onClear }: NoDataProps) {
  const t = texts('table', english)
  return (
    <Empty text={t.none}>
      {onRetry ? (
        <Button onClick={onRetry}>{t.retry}</Button>
      ) : onClear ? (
        <Button onClick={onClear}>{t.clear}</Button>
      ) : (
        <LinkButton kind="primary" href={add.url}>
          {add.label}
        </LinkButton>
      )}
    </Empty>
  )
}
