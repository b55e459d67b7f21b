import { fill } from '../texts'
import { Button } from '../ui/button'
import { Dialog, DialogBody, DialogFoot } from '../ui/dialog'
import { formTexts } from './texts'

interface DiscardProps {
  /** The form that is about to close. */
  title: string
  onKeep: () => void
  onDiscard: () => void
}

/** Asks before what was typed goes out of sight. */
export function Discard({ title, onKeep, onDiscard }: DiscardProps) {
  const t = formTexts()
  return (
    <Dialog open title={t.question} width={420} onClose={onKeep}>
      <DialogBody>
        <p id="question">{fill(t.about, { title })}</p>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onKeep} autoFocus aria-describedby="question">
          {t.keep}
        </Button>
        <Button kind="danger" onClick={onDiscard}>
          {t.discard}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
