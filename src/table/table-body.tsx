import type { ApiError } from '../error'
import { signInAfter } from '../sign-in-after'
import { Button, LinkButton } from '../ui/button'
import { Empty, Failure } from '../ui/empty'
import { useStyles } from '../ui/host'
import { Icon, plus } from '../ui/icons'
import css from '../ui/skeleton/skeleton.css'
import { tableTexts } from './texts'

interface SkeletonBodyProps {
  columns: readonly { key: string }[]
  isSelectable: boolean
}

/** Rows of a list on their way: ten, whatever the page's size (R180). */
export function SkeletonBody({ columns, isSelectable }: SkeletonBodyProps) {
  useStyles(css)
  const names = [...columns.map(({ key }) => key), 'publish', 'actions']
  if (isSelectable) names.unshift('tick')
  return (
    <tbody role="rowgroup" aria-hidden="true">
      {Array.from({ length: 10 }, (_, row) => (
        <tr key={row} className="table__row table__skeleton">
          {names.map(name => (
            <td key={name} className={`table__${name}`}>
              <span className="sk" />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

interface NoDataProps {
  add: { label: string; url: string }
  /** What is said of a list that could not be read. */
  failed: string
  /** The list could not be read; its picture is that of an empty one (R181, Q110). */
  error: ApiError | undefined
  onRetry: () => Promise<void>
  /** Filters are set, which may be why there is nothing. */
  onClear: (() => void) | undefined
}

/** No rows: the picture, and what can be done about it; after a session, signing in beside the page (Q93). */
export function NoData({ add, failed, error, onRetry, onClear }: NoDataProps) {
  const t = tableTexts()
  if (error) {
    const signIn = signInAfter(error, '/company-sign-in')
    return <Failure icon={null} text={failed} {...{ signIn, onRetry }} />
  }
  return (
    <Empty text={t.none}>
      {onClear ? (
        <Button onClick={onClear}>{t.clearFilters}</Button>
      ) : (
        <LinkButton kind="primary" href={add.url}>
          <Icon path={plus} />
          {add.label}
        </LinkButton>
      )}
    </Empty>
  )
}
