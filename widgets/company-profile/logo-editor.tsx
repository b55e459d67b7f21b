import { useEffect, useRef, useState } from 'react'
import { Avatar, FieldNote, useSaid, useSending, useShownFile, type Form } from '../../src/index'
import { imageOf, type CompanyValues } from './company-values'
import { LogoActions } from './logo-actions'
import type { LogoStep } from './logo-dialogs'
import { LogoSending } from './logo-sending'
import { companyProfileTexts } from './company-profile.texts'

interface LogoEditorProps {
  form: Form<CompanyValues>
  /** How much of the form has gone out, while it is sent, and what gives that up. */
  progress: number | undefined
  onCancel: () => boolean
  onLogo: (logo: File) => void
  onStep: (step: LogoStep) => void
  /** Shows it large. */
  onView: () => void
}

/** The logo as it is, or the company's initial, with what can be done about it; it opens large (R164). */
export function LogoEditor({ form, onCancel, onLogo, onStep, onView, ...props }: LogoEditorProps) {
  const t = companyProfileTexts()
  const { company_logo: logo, company_name: name } = form.values
  const [fault, setFault] = useState<string>()
  const refusal = form.errors['company_logo']
  const message = fault ?? refusal
  const image = imageOf(logo)
  // it was of a file that another logo, or what the portal says of this one, follows
  useEffect(() => setFault(undefined), [image, refusal])
  const isNew = logo.kind === 'chosen' && logo !== form.inner.held.start.company_logo
  const progress = isNew ? props.progress : undefined
  const [said, say] = useSaid()
  const { cancel } = useSending(useRef(null), { progress, onCancel, say })

  return (
    <div className="company-profile__logo" role="group" aria-label={t.company_logo}>
      <button
        type="button"
        className="company-profile__open"
        aria-label={t.photo}
        aria-haspopup="dialog"
        onClick={onView}
      >
        <Avatar name={name} src={useShownFile(logo)?.url} className="company-profile__photo" />
      </button>
      <div className="company-profile__about">
        <LogoActions
          image={image}
          name="company_logo"
          describedBy={message ? 'logo-fault logo-hint' : 'logo-hint'}
          sending={
            isNew &&
            progress !== undefined && (
              <LogoSending name={logo.file.name} progress={progress} onCancel={cancel!} />
            )
          }
          onFault={setFault}
          {...{ onLogo, onStep }}
        />
        {message && (
          <p
            id="logo-fault"
            className="company-profile__fault sm"
            // what the portal says is the form's to tell
            role={fault && 'alert'}
          >
            {message}
          </p>
        )}
        <FieldNote name="company_logo" />
        <p id="logo-hint" className="company-profile__hint subtle" dir="auto">
          {t.hint}
        </p>
        <span className="sr" role="status">
          {said}
        </span>
      </div>
    </div>
  )
}
