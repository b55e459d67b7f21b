import type { ApiError } from '../error'
import { texts } from '../texts'
import { Button, LinkButton } from '../ui/button'
import { Empty } from '../ui/empty'
import { useStyles } from '../ui/host'
import { Icon, retry } from '../ui/icons'
import { plus } from './page-head'
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

const english = {
  none: 'No data found',
  ended: 'Your session has ended.',
  signIn: 'Sign in',
  retry: 'Retry',
  clear: 'Clear filters',
}

interface NoDataProps {
  add: { label: string; url: string }
  /** The list could not be read; it looks as an empty one does (R181). */
  error: ApiError | undefined
  onRetry: () => void
  /** Filters are set, which may be why there is nothing. */
  onClear: (() => void) | undefined
}

/** No rows: the picture, and what can be done about it; after a session, signing in beside the page (Q93). */
export function NoData({ add, error, onRetry, onClear }: NoDataProps) {
  const t = texts('table', english)
  return (
    <Empty text={error?.kind === 'session' ? t.ended : t.none}>
      {error?.kind === 'session' && (
        <LinkButton kind="primary" href="/company-sign-in" target="_blank" rel="noopener">
          {t.signIn}
        </LinkButton>
      )}
      {error ? (
        <Button onClick={onRetry}>
          <Icon path={retry} />
          {t.retry}
        </Button>
      ) : onClear ? (
        <Button onClick={onClear}>{t.clear}</Button>
      ) : (
        <LinkButton kind="primary" href={add.url}>
          <Icon path={plus} />
          {add.label}
        </LinkButton>
      )}
    </Empty>
  )
}
