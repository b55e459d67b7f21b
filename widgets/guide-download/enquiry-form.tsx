import { useEffect, useRef, type FormEvent } from 'react'
import {
  bringCare,
  Button,
  DialogBody,
  download,
  ErrorSummary,
  getConfig,
  Icon,
  labelsOf,
  lock,
  TextField,
  useErrorFocus,
  useLazyPart,
  type Form,
} from '../../src/index'
import { PhoneField } from './phone-field'
import type { Enquiry } from './use-enquiry'
import { guideDownloadTexts } from './guide-download.texts'

/** The fields of an enquiry, and its button (R271, R272, R278, R279). */
export function EnquiryForm({ form }: { form: Form<Enquiry> }) {
  const t = guideDownloadTexts()
  const element = useRef<HTMLFormElement>(null)
  const isSending = form.state === 'saving'
  useErrorFocus(element, form)
  const { part, open } = useLazyPart(bringCare)
  // what is said of the whole form stays until the next is sent
  const isWrong = Object.keys(form.errors).some(Boolean)
  useEffect(() => {
    if (isWrong) void open()
  }, [isWrong, open])
  // the field that people do not see says nothing
  const { website, ...fields } = form.values

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    void form.submit()
  }

  return (
    <form ref={element} noValidate onSubmit={onSubmit}>
      <DialogBody>
        {part && <part.Righted form={form} />}
        {/* what is said of the whole is the toast's (R284) */}
        {!form.errors[''] && <ErrorSummary errors={form.errors} labels={labelsOf(fields, t)} />}
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
        {getConfig().robotFields && (
          <div className="sr" aria-hidden="true">
            <label>
              {t.website}
              <input
                name="website"
                tabIndex={-1}
                autoComplete="off"
                value={website}
                onInput={event => form.set('website', event.currentTarget.value)}
              />
            </label>
          </div>
        )}
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
