import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { getConfig } from '../config'
import { texts } from '../texts'
import { Button } from '../ui/button'
import { Dialog, DialogBody, DialogFoot } from '../ui/dialog'
import { Notice } from '../ui/notice'
import { Discard } from './discard'
import { ErrorSummary } from './error-summary'
import { useErrorFocus, useLeaveGuard } from './form-effects'
import { RestoredNote, SessionNote } from './notes'
import type { Form } from './use-form'

const english = {
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  saving: 'Saving...',
  failed: 'This could not be saved. Please try again.',
}

interface FormDialogProps<V extends object> {
  title: string
  width: number
  form: Form<V>
  /** Field -> its label, for the summary of what is wrong. */
  labels: Record<string, string>
  submitLabel?: string
  /** The save failed, and the description shows nothing of it: a note, where the page wants one (Q7). */
  hasQuietlyFailed?: boolean
  /** What stands in the form's place once it is saved, until the dialog closes. */
  done?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** A form in a dialog: saving, what is wrong, an ended session, and what is not saved yet. */
export function FormDialog<V extends object>(props: FormDialogProps<V>) {
  const { title, width, form, labels, submitLabel, hasQuietlyFailed, done } = props
  const { onClose, children } = props
  const t = texts('forms', english)
  const element = useRef<HTMLFormElement>(null)
  const [isAsking, setAsking] = useState(false)
  const isSafe = !form.isDirty && form.state !== 'saving'

  useErrorFocus(element, form)
  useLeaveGuard(isSafe)
  useEffect(() => {
    if (isSafe) setAsking(false)
  }, [isSafe])

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    void form.submit()
  }

  const close = () => (isSafe ? onClose() : setAsking(true))

  function discard() {
    form.startOver()
    onClose()
  }

  if (done && form.state === 'saved') {
    // a dialog of its own, whose button takes the focus
    return (
      <Dialog key="done" open title={title} width={width} onClose={onClose}>
        <DialogBody>{done}</DialogBody>
        <DialogFoot>
          <Button autoFocus onClick={onClose}>
            {t.close}
          </Button>
        </DialogFoot>
      </Dialog>
    )
  }

  return (
    <Dialog open title={title} width={width} onClose={close}>
      <form ref={element} noValidate onSubmit={onSubmit}>
        <DialogBody>
          {form.hasSessionEnded && <SessionNote />}
          {form.isRestored && form.isDirty && <RestoredNote onStartOver={form.startOver} />}
          {hasQuietlyFailed && getConfig().failureNotes && (
            <Notice tone="danger">{t.failed}</Notice>
          )}
          <ErrorSummary errors={form.errors} labels={labels} />
          {children}
        </DialogBody>
        <DialogFoot>
          <Button onClick={close}>{t.cancel}</Button>
          <Button
            kind="primary"
            type="submit"
            saving={form.state === 'saving'}
            aria-disabled={form.state === 'saved' || undefined}
          >
            {form.state === 'saving' ? t.saving : (submitLabel ?? t.save)}
          </Button>
        </DialogFoot>
      </form>
      {isAsking && <Discard title={title} onKeep={() => setAsking(false)} onDiscard={discard} />}
    </Dialog>
  )
}
