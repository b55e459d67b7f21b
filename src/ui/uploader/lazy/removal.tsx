import { useLayoutEffect, useRef, useState } from 'react'
import { fill } from '../../../texts'
import { Button } from '../../button'
import { Dialog, DialogBody, DialogFoot } from '../../dialog'
import type { UploadEntry } from '../entry'
import { removalTexts } from './removal.texts'

interface UploaderRemovalProps {
  entry: UploadEntry
  /** Deletes it; whether it is gone. A failure is told by its owner. */
  onDelete: (entry: UploadEntry) => Promise<boolean>
  onGone: (entry: UploadEntry) => void
  onClose: () => void
}

/** Asks before a file of the server goes, which no later Cancel brings back (Q62). */
export function UploaderRemoval({ entry, onDelete, onGone, onClose }: UploaderRemovalProps) {
  const t = removalTexts()
  const [isRemoving, setRemoving] = useState(false)
  // it takes its time: what else stands in the field by then stays
  const latest = useRef(onGone)
  useLayoutEffect(() => void (latest.current = onGone))

  async function remove() {
    setRemoving(true)
    const isGone = await onDelete(entry)
    onClose()
    // what is behind the dialog takes no focus before it is closed
    if (isGone) setTimeout(() => latest.current(entry))
  }

  /** Not while it is on its way. */
  const keep = () => isRemoving || onClose()

  return (
    <Dialog open title={fill(t.question, { name: entry.name })} width={420} onClose={keep}>
      <DialogBody>
        <p id={`${entry.key}-about`}>{t.about}</p>
      </DialogBody>
      <DialogFoot>
        <Button onClick={keep} autoFocus aria-describedby={`${entry.key}-about`}>
          {t.keep}
        </Button>
        <Button kind="danger" saving={isRemoving} onClick={() => void remove()}>
          {t.remove}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
