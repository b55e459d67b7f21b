import { useRef, type FormEvent, type ReactNode } from 'react'
import { count, fill } from '../texts'
import { Button, LinkButton } from '../ui/button'
import { FieldNotes } from '../ui/field'
import { useStyles } from '../ui/host'
import { alert, arrow, Icon } from '../ui/icons'
import { Discard } from './discard'
import { ErrorSummary } from './error-summary'
import { leadToUntaken, useErrorFocus } from './form-effects'
import css from './form-page.css'
import type { Labels } from './labels'
import type { Form } from './use-form'
import { formTexts } from './texts'
import { useCare } from './use-care'
import { useLeaving } from './use-leaving'

interface FormPageProps<V extends object> {
  /** The page's heading. */
  title: string
  /** Where the back link, Cancel and a save lead; without it the form stays, and has neither. */
  back?: string
  /** The own name of what is edited: the heading then, beside the words of the back link (Q114). */
  subject?: string
  form: Form<V>
  labels: Labels
  submitLabel?: string
  /** Further buttons at the end of the heading. */
  actions?: ReactNode
  /** The sections: `.form-page__main`, and `.form-page__side` where wide. */
  children: ReactNode
}

/**
 * A form that is a page: saving, what is wrong, an ended session, and what is not saved yet.
 *
 * @csspart form - the form
 */
export function FormPage<V extends object>(props: FormPageProps<V>) {
  const { title, back, subject, form, labels, submitLabel, actions, children } = props
  useStyles(css)
  const t = formTexts()
  const element = useRef<HTMLFormElement>(null)
  const isSaving = form.state === 'saving'
  const wrong = Object.keys(form.errors).length
  const heading = subject ?? title

  const care = useCare(form, labels, '/company-sign-in')
  useErrorFocus(element, form)
  const { isFree, isAsking, setAsking, leave, discard } = useLeaving(form, element, back)

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!leadToUntaken(element.current!)) void form.submit()
  }

  return (
    <form ref={element} part="form" className="form-page" noValidate onSubmit={onSubmit}>
      <header className="form-page__head">
        {back && (
          <LinkButton
            aria-describedby="leads-to"
            kind="ghost"
            icon={!subject}
            className="form-page__back"
            href={back}
            aria-label={fill(t.back, { title })}
            onClick={event => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || isFree()) return
              event.preventDefault()
              setAsking(true)
            }}
          >
            <Icon path={arrow} className="i--20 form-page__arrow" />
            {subject && title}
          </LinkButton>
        )}
        {back && (
          <span id="leads-to" hidden>
            {t.toList}
          </span>
        )}
        <h1 className="form-page__title" dir="auto">
          {heading}
        </h1>
        {actions}
      </header>
      {care.note}
      <ErrorSummary errors={form.errors} labels={labels} />
      <FieldNotes.Provider value={care.under}>
        <div className="form-page__sections">{children}</div>
      </FieldNotes.Provider>
      <footer className="form-page__foot">
        {wrong > 0 && (
          <span className="form-page__errors">
            <Icon path={alert} />
            <bdi>{count(t, 'errors', wrong)}</bdi>
          </span>
        )}
        {back && <Button onClick={leave}>{t.cancel}</Button>}
        <Button
          kind="primary"
          type="submit"
          saving={isSaving}
          aria-disabled={form.state === 'done' || undefined}
        >
          {isSaving ? t.saving : (submitLabel ?? t.save)}
        </Button>
      </footer>
      {isAsking && <Discard title={heading} onKeep={() => setAsking(false)} onDiscard={discard} />}
    </form>
  )
}
