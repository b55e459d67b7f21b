import { Button } from '../../button'
import { Icon } from '../../icons'
import { turned } from './icons'

interface ToolProps {
  name: string
  icon: string
  isOn?: boolean
  /** It cannot act where the caret stands. */
  isOff?: boolean
  onPress: () => void
}

/** One button; pressing it leaves the caret in the text. */
export function Tool({ name, icon, isOn, isOff, onPress }: ToolProps) {
  return (
    <Button
      kind="ghost"
      size="sm"
      icon
      tabIndex={-1}
      title={name}
      aria-pressed={isOn}
      aria-disabled={isOff || undefined}
      onMouseDown={event => event.preventDefault()}
      onClick={isOff ? undefined : onPress}
    >
      <Icon path={icon} className={turned.includes(icon) ? 'i--flip' : ''} />
    </Button>
  )
}
