import { texts } from '../texts'
import { Button } from '../ui/button'
import { alert, Icon } from '../ui/icons'
import { cross, done } from '../ui/more-icons'
import type { RowOutcome } from './bulk'

const english = { results: 'Results', close: 'Close results' }

interface BulkResultsProps {
  results: readonly RowOutcome[]
  onClose: () => void
}

/** What came of each row, in the server's words or the described ones. */
export function BulkResults({ results, onClose }: BulkResultsProps) {
  const t = texts('table', english)
  return (
    <div role="status">
      {results.length > 0 && (
        <div className="bulk-bar__results">
          <ul aria-label={t.results}>
            {results.map(({ id, name, isDone, message }) => (
              <li key={id} className={isDone ? 'bulk-bar__done' : 'bulk-bar__failed'}>
                <Icon path={isDone ? done : alert} />
                <span>
                  <bdi>{name}</bdi>: {message}
                </span>
              </li>
            ))}
          </ul>
          <Button kind="ghost" icon size="sm" aria-label={t.close} onClick={onClose}>
            <Icon path={cross} />
          </Button>
        </div>
      )}
    </div>
  )
}
