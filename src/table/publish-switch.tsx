import { fill } from '../texts'
import { Badge } from '../ui/badge'
import { useStyles } from '../ui/host'
import css from './switch.css'
import { tableTexts } from './texts'

interface PublishSwitchProps {
  name: string
  /** Nothing where it is not known: a switch flips, and could do the reverse. */
  isPublished: boolean | undefined
  /** An unpublished one has a switch too (R227); a product has the word instead (R194). */
  isTwoWay: boolean
  /** Its change is on its way. */
  pending: boolean
  onToggle: () => void
}

/** Whether a row is published, and the switch for it (R193, R194, R227). */
export function PublishSwitch({
  name,
  isPublished,
  isTwoWay,
  pending,
  onToggle,
}: PublishSwitchProps) {
  useStyles(css)
  const t = tableTexts()
  if (!isPublished && !isTwoWay) return isPublished === false ? <Badge>{t.unpublished}</Badge> : '-'
  const isOut = pending || isPublished === undefined
  return (
    <button
      type="button"
      role="switch"
      className={`switch ${pending ? 'is-saving' : ''}`}
      aria-checked={!!isPublished}
      aria-busy={pending || undefined}
      aria-disabled={isOut || undefined}
      aria-label={fill(t.publishRow, { name })}
      // Enter that is held would flip it again and again
      onKeyDown={event => event.key === 'Enter' && event.repeat && event.preventDefault()}
      onClick={() => isOut || onToggle()}
    >
      {pending && <span className="spin" />}
    </button>
  )
}
