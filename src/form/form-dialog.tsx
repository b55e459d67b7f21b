import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { getConfig } from '../config'
import { Button } from '../ui/button'
import { Dialog, DialogBody, DialogFoot } from '../ui/dialog'
import { FieldNotes } from '../ui/field'
import { Notice } from '../ui/notice'
import { Discard } from './discard'
import { ErrorSummary } from './error-summary'
import { leadToUntaken, untakenIn, useErrorFocus, useLeaveGuard } from './form-effects'
import type { Labels } from './labels'
import type { Form } from './use-form'
import { formTexts } from './texts'
import { useCare } from './use-care'

interface FormDialogProps<V extends object> {
  title: string
  width: number
  form: Form<V>
  labels: Labels
  submitLabel?: string
  /** The save failed, and the description shows nothing of it: a note, where the page wants one (Q7). */
  hasQuietlyFailed?: boolean
  /** What stands in the form's place once it is saved, until the dialog closes. */
  done?: ReactNode
  onClose: () => void
  children: ReactNode
}

/**
 * A form in a dialog: saving, what is wrong, an ended session, and what is not saved yet.
 *
 * @key Escape - asks first where something was typed
 */
export function FormDialog<V extends object>(props: FormDialogProps<V>) {
  const { title, width, form, labels, submitLabel, hasQuietlyFailed, done, onClose, children } =
    props
  const t = formTexts()
  const element = useRef<HTMLFormElement>(null)
  const [isAsking, setAsking] = useState(false)
  const isSaving = form.state === 'saving'
  const isSafe = !form.isDirty && !isSaving
  /** What no field took would be gone as well. */
  const isFree = () => isSafe && !untakenIn(element.current)
  const isQuiet = hasQuietlyFailed !== undefined && !getConfig().failureNotes

  const care = useCare(form, labels)
  useErrorFocus(element, form)
  useLeaveGuard(isFree)
  useEffect(() => {
    if (isSafe) setAsking(false)
  }, [isSafe])

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!leadToUntaken(element.current!)) void form.submit()
  }

  const close = () => (isFree() ? onClose() : setAsking(true))

  function discard() {
    form.startOver()
    onClose()
  }

  if (done && form.state === 'done') {
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
          {care.note}
          {hasQuietlyFailed && !isQuiet && !form.errors[''] && !form.inner.held.hasEnded && (
            <Notice tone="danger">{t.failed}</Notice>
          )}
          <ErrorSummary errors={form.errors} {...{ labels, isQuiet }} />
          <FieldNotes.Provider value={care.under}>{children}</FieldNotes.Provider>
        </DialogBody>
        <DialogFoot>
          <Button onClick={close}>{t.cancel}</Button>
          <Button
            kind="primary"
            type="submit"
            saving={isSaving}
            aria-disabled={form.state === 'done' || undefined}
          >
            {isSaving ? t.saving : (submitLabel ?? t.save)}
          </Button>
        </DialogFoot>
      </form>
      {isAsking && <Discard title={title} onKeep={() => setAsking(false)} onDiscard={discard} />}
    </Dialog>
  )
}
