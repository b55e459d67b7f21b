import { fill } from '../../texts'
import { Button } from '../button'
import { FileText, FileThumb } from '../file'
import { cross, Icon } from '../icons'
import type { Refused } from './entry'
import { uploaderTexts } from './texts'

/** A file that was not taken, and why. */
export function RefusedRow({ name, message, onDismiss }: Refused & { onDismiss: () => void }) {
  return (
    <li className="file is-invalid">
      <FileThumb name={name} />
      <FileText name={name} note={message} />
      <Button
        kind="ghost"
        size="sm"
        icon
        aria-label={fill(uploaderTexts().dismiss, { name })}
        onClick={onDismiss}
      >
        <Icon path={cross} />
      </Button>
    </li>
  )
}
