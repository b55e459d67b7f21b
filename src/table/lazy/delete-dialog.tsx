import { tableTexts } from '../texts'
import { Question } from './question'

interface DeleteDialogProps {
  title: string
  /** What will be gone. */
  name: string
  /** Resolves when the answer is here; the owner closes the dialog when it is good. */
  onDelete: () => Promise<void>
  onClose: () => void
}

/** Asks before something is deleted for good (R198, R224). */
export function DeleteDialog({ title, name, onDelete, onClose }: DeleteDialogProps) {
  const { text, delete: action, deleting } = tableTexts()
  return (
    <Question {...{ title, text, name, action, onClose }} busy={deleting} onConfirm={onDelete} />
  )
}
