import { useRef, type FormEvent } from 'react'
import {
  Button,
  DialogBody,
  ErrorSummary,
  Icon,
  TextField,
  texts,
  useErrorFocus,
  type Form,
} from '../../src/index'
import { download, lock } from './icons'
import { PhoneField } from './phone-field'
import type { Enquiry } from './use-enquiry'

const english = {
  full_name: 'Full name',
  email: 'Email',
  company_name: 'Company name',
  country_code: 'Country code',
  contact_number: 'Contact number',
  website: 'Leave this empty',
  submit: "Download Now — It's Free",
  submitting: 'Submitting...',
  secure: 'Your data is 100% secure',
}

/** The fields of an enquiry, and its button (R271, R272, R278, R279). */
export function EnquiryForm({ form }: { form: Form<Enquiry> }) {
  const t = texts('guide-download', english)
  const element = useRef<HTMLFormElement>(null)
  const isSending = form.state === 'saving'
  useErrorFocus(element, form)

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    void form.submit()
  }

  return (
    <form ref={element} noValidate onSubmit={onSubmit}>
      <DialogBody>
        <ErrorSummary errors={form.errors} labels={t} />
        <div className="form guide-download__fields">
          <TextField
            {...form.bind('full_name')}
            label={t.full_name}
            mandatory
            autoComplete="name"
            autoFocus
          />
          <TextField
            {...form.bind('email')}
            label={t.email}
            mandatory
            type="email"
            autoComplete="email"
          />
          <TextField
            {...form.bind('company_name')}
            label={t.company_name}
            mandatory
            autoComplete="organization"
          />
          <PhoneField country={form.bind('country_code')} number={form.bind('contact_number')} />
        </div>
        <div className="sr" aria-hidden="true">
          <label>
            {t.website}
            <input
              name="website"
              tabIndex={-1}
              autoComplete="off"
              value={form.values.website}
              onInput={event => form.set('website', event.currentTarget.value)}
            />
          </label>
        </div>
        <Button
          kind="primary"
          size="lg"
          block
          type="submit"
          className="guide-download__submit"
          saving={isSending}
        >
          {!isSending && <Icon path={download} />}
          {isSending ? t.submitting : t.submit}
        </Button>
        <p className="guide-download__secure sm muted">
          <Icon path={lock} />
          {t.secure}
        </p>
      </DialogBody>
    </form>
  )
}
