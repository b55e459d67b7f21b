import { useState } from 'react'
import { Button } from '../../ui/button'
import { Dialog, DialogBody, DialogFoot } from '../../ui/dialog'
import { changingTexts } from './changing.texts'

interface QuestionProps {
  title: string
  /** What will be; `{name}` stands for what it happens to. */
  text: string
  name: string
  /** What the button says that goes on. */
  action: string
  /** What it says on the way; without it, the button changes something that can be undone. */
  busy?: string
  /** Resolves when the answer is here; the owner closes the dialog when it is good. */
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Asks before something is changed; what it is about is said with the button that has the focus first. */
export function Question({ title, text, name, action, busy, ...on }: QuestionProps) {
  const [isBusy, setBusy] = useState(false)

  /** Not while it is on its way. */
  const cancel = () => isBusy || on.onClose()

  async function confirm() {
    setBusy(true)
    await on.onConfirm()
    setBusy(false)
  }

  const [before, after] = text.split('{name}')
  return (
    <Dialog open title={title} width={440} onClose={cancel}>
      <DialogBody>
        <p id="question">
          {before}
          <bdi className="strong">{name}</bdi>
          {after}
        </p>
      </DialogBody>
      <DialogFoot>
        <Button autoFocus aria-describedby="question" onClick={cancel}>
          {changingTexts().cancel}
        </Button>
        <Button kind={busy ? 'danger' : 'primary'} saving={isBusy} onClick={() => void confirm()}>
          {isBusy ? busy : action}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
