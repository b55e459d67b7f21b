import { useState } from 'react'
import { fill } from '../../../texts'
import { Button } from '../../button'
import { Dialog, DialogBody, DialogFoot } from '../../dialog'
import { uploaderTexts } from '../texts'

interface UploaderRemovalProps {
  name: string
  /** Deletes it; a failure is told by its owner. */
  onRemove: () => Promise<unknown>
  onClose: () => void
}

/** Asks before a file of the server goes, which no later Cancel brings back (Q62). */
export function UploaderRemoval({ name, onRemove, onClose }: UploaderRemovalProps) {
  const t = uploaderTexts()
  const [isRemoving, setRemoving] = useState(false)

  async function remove() {
    setRemoving(true)
    await onRemove()
    onClose()
  }

  return (
    <Dialog open title={fill(t.question, { name })} width={420} onClose={onClose}>
      <DialogBody>{t.about}</DialogBody>
      <DialogFoot>
        <Button onClick={onClose} autoFocus>
          {t.keep}
        </Button>
        <Button kind="danger" saving={isRemoving} onClick={() => void remove()}>
          {t.remove}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
