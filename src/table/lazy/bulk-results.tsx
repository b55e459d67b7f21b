import { refusalIn } from '../../changes/attempt'
import { signInAfter } from '../../sign-in-after'
import { Button, SignInLink } from '../../ui/button'
import { alert, cross, done, Icon } from '../../ui/icons'
import type { TableRow } from '../source'
import { findingTexts } from './finding.texts'
import type { BulkResult } from './bulk'
import { isWhole, namesOf, reasonsOf, summaryOf } from './bulk-summary'
import { bulkTexts } from './bulk.texts'

interface BulkResultsProps<R extends TableRow> {
  result: BulkResult<R> | undefined
  /** What was changed can be taken back. */
  onUndo: (() => void) | undefined
  onClose: () => void
}

/** What came of an action in numbers, and why some rows failed, in the server's words or the described ones. */
export function BulkResults<R extends TableRow>({ result, onUndo, onClose }: BulkResultsProps<R>) {
  const t = bulkTexts()
  const isDone = result && isWhole(result)
  return (
    <div className={result && 'bulk-bar__results'}>
      <div role="status" className="bulk-bar__said">
        {result && (
          <p className={isDone ? 'bulk-bar__done' : 'bulk-bar__failed'}>
            <Icon path={isDone ? done : alert} />
            <b>{summaryOf(result)}</b>
          </p>
        )}
        {!!result?.failed.length && (
          // a long one scrolls, by keys as well
          <ul aria-label={t.results} tabIndex={0}>
            {reasonsOf(result).map(([message, rows]) => (
              <li key={message}>
                <bdi>{namesOf(rows)}</bdi>: {message}
              </li>
            ))}
          </ul>
        )}
        {!!result?.stopped && <Stopped error={result.stopped} />}
      </div>
      {onUndo && (
        <Button size="sm" onClick={onUndo}>
          {t.undo}
        </Button>
      )}
      {result && (
        <Button kind="ghost" icon size="sm" aria-label={t.closeResults} onClick={onClose}>
          <Icon path={cross} />
        </Button>
      )}
    </div>
  )
}

/** Why it came to an early end; after a session, signing in beside the page (Q93). */
function Stopped({ error }: { error: unknown }) {
  const t = findingTexts()
  const signIn = signInAfter(error, '/company-sign-in')
  return (
    <p>
      {refusalIn(error) || t.failed} {signIn && <SignInLink size="sm" href={signIn} />}
    </p>
  )
}
