import { fill, texts } from '../texts'
import { Badge } from '../ui/chips'
import { useStyles } from '../ui/host'
import css from './switch.css'

const english = { publish: 'Publish {name}', unpublished: 'Unpublished' }

interface PublishSwitchProps {
  name: string
  isPublished: boolean
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
  const t = texts('table', english)
  if (!isPublished && !isTwoWay) return <Badge>{t.unpublished}</Badge>
  return (
    <button
      type="button"
      role="switch"
      className={`switch ${pending ? 'is-saving' : ''}`}
      aria-checked={isPublished}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      aria-label={fill(t.publish, { name })}
      onClick={() => pending || onToggle()}
    >
      {pending && <span className="spin" />}
    </button>
  )
}
