import { fill, texts } from '../texts'
import { Button } from '../ui/button'
import { Dialog, DialogBody, DialogFoot } from '../ui/dialog'

const english = {
  question: 'Discard changes?',
  about: 'Your changes to {title} have not been saved.',
  keep: 'Keep editing',
  discard: 'Discard',
}

interface DiscardProps {
  /** The form that is about to close. */
  title: string
  onKeep: () => void
  onDiscard: () => void
}

/** Asks before what was typed goes out of sight. */
export function Discard({ title, onKeep, onDiscard }: DiscardProps) {
  const t = texts('forms', english)
  return (
    <Dialog open title={t.question} width={420} onClose={onKeep}>
      <DialogBody>{fill(t.about, { title })}</DialogBody>
      <DialogFoot>
        <Button onClick={onKeep} autoFocus>
          {t.keep}
        </Button>
        <Button kind="danger" onClick={onDiscard}>
          {t.discard}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
