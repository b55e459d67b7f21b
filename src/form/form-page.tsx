import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { navigate } from '../navigate'
import { count, fill, texts } from '../texts'
import { Button, LinkButton } from '../ui/button'
import { useHost, useStyles } from '../ui/host'
import { alert, arrow, Icon } from '../ui/icons'
import { Discard } from './discard'
import { ErrorSummary } from './error-summary'
import { useErrorFocus, useLeaveGuard } from './form-effects'
import css from './form-page.css'
import { RestoredNote, SessionNote } from './notes'
import type { Form } from './use-form'

const english = {
  cancel: 'Cancel',
  back: 'Back to {title}',
  save: 'Save',
  saving: 'Saving...',
  errors: '{n} errors',
  'errors.one': '{n} error',
}

interface FormPageProps<V extends object> {
  /** The page's heading. */
  title: string
  /** Where the back link, Cancel and a save lead; without it the form stays, and has neither. */
  back?: string
  form: Form<V>
  /** Field -> its label, for the summary of what is wrong. */
  labels: Record<string, string>
  submitLabel?: string
  /** Further buttons at the end of the heading. */
  actions?: ReactNode
  /** The sections: `.form-page__main`, and `.form-page__side` where wide. */
  children: ReactNode
}

/** A form that is a page: saving, what is wrong, an ended session, and what is not saved yet. */
export function FormPage<V extends object>(props: FormPageProps<V>) {
  const { title, back, form, labels, submitLabel, actions, children } = props
  useStyles(css)
  const host = useHost()
  const t = texts('forms', english)
  const element = useRef<HTMLFormElement>(null)
  const isLeaving = useRef(false)
  const [isAsking, setAsking] = useState(false)
  const isSaving = form.state === 'saving'
  const isSafe = !form.isDirty && !isSaving
  const wrong = Object.keys(form.errors).length
  // no field shows it, and the summary is for several: it would be counted, and not said
  const unseen = wrong === 1 && Object.entries(form.errors).find(([name]) => !labels[name])

  useErrorFocus(element, form)
  useLeaveGuard(isSafe)
  useEffect(() => {
    if (!isSafe) return
    setAsking(false)
    // only now, when the browser does not ask as well
    if (isLeaving.current) navigate(host, back!)
    isLeaving.current = false
  }, [host, back, isSafe])

  const isDone = form.state === 'saved'
  useEffect(() => {
    if (isDone && back) navigate(host, back)
  }, [host, back, isDone])

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    void form.submit()
  }

  const leave = () => (isSafe ? navigate(host, back!) : setAsking(true))

  function discard() {
    isLeaving.current = true
    form.startOver()
  }

  return (
    <form ref={element} className="form-page" noValidate onSubmit={onSubmit}>
      <header className="form-page__head">
        {back && (
          <LinkButton
            kind="ghost"
            icon
            className="form-page__back"
            href={back}
            aria-label={fill(t.back, { title })}
            onClick={event => {
              if (isSafe || event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              setAsking(true)
            }}
          >
            <Icon path={arrow} className="i--20 form-page__arrow" />
          </LinkButton>
        )}
        <h1 className="form-page__title">{title}</h1>
        {actions}
      </header>
      {form.hasSessionEnded && <SessionNote signIn="/company-sign-in" />}
      {form.isRestored && form.isDirty && <RestoredNote onStartOver={form.startOver} />}
      <ErrorSummary errors={form.errors} labels={labels} />
      <div className="form-page__sections">{children}</div>
      <footer className="form-page__foot">
        {wrong > 0 && (
          <span className="form-page__errors" role={unseen ? 'alert' : undefined}>
            <Icon path={alert} />
            {unseen ? unseen[1] : count(t, 'errors', wrong)}
          </span>
        )}
        {back && <Button onClick={leave}>{t.cancel}</Button>}
        <Button
          kind="primary"
          type="submit"
          saving={isSaving}
          aria-disabled={form.state === 'saved' || undefined}
        >
          {isSaving ? t.saving : (submitLabel ?? t.save)}
        </Button>
      </footer>
      {isAsking && <Discard title={title} onKeep={() => setAsking(false)} onDiscard={discard} />}
    </form>
  )
}
