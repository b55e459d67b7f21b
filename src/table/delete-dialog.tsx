import { useState } from 'react'
import { texts } from '../texts'
import { Button } from '../ui/button'
import { Dialog, DialogBody, DialogFoot } from '../ui/dialog'

const english = {
  text: '{name} will be permanently removed from your company profile.',
  cancel: 'Cancel',
  delete: 'Delete',
  deleting: 'Deleting...',
}

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
  const t = texts('table', english)
  const [isDeleting, setDeleting] = useState(false)

  /** Not while it is on its way. */
  const cancel = () => isDeleting || onClose()

  async function confirm() {
    setDeleting(true)
    await onDelete()
    setDeleting(false)
  }

  const [before, after] = t.text.split('{name}')
  return (
    <Dialog open title={title} width={440} onClose={cancel}>
      <DialogBody>
        <p>
          {before}
          <bdi className="strong">{name}</bdi>
          {after}
        </p>
      </DialogBody>
      <DialogFoot>
        <Button autoFocus onClick={cancel}>
          {t.cancel}
        </Button>
        <Button kind="danger" saving={isDeleting} onClick={() => void confirm()}>
          {isDeleting ? t.deleting : t.delete}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
