import { useEffect, useState } from 'react'
import { Avatar, FieldNote, useShownFile, type Form } from '../../src/index'
import { imageOf, type CompanyValues } from './company-values'
import { LogoActions } from './logo-actions'
import type { LogoStep } from './logo-dialogs'
import { companyProfileTexts } from './company-profile.texts'

interface LogoEditorProps {
  form: Form<CompanyValues>
  onLogo: (logo: File) => void
  onStep: (step: LogoStep) => void
  /** Shows it large. */
  onView: () => void
}

/** The logo as it is, or the company's initial, with what can be done about it; it opens large (R164). */
export function LogoEditor({ form, onLogo, onStep, onView }: LogoEditorProps) {
  const t = companyProfileTexts()
  const { company_logo: logo, company_name: name } = form.values
  const [fault, setFault] = useState<string>()
  const refusal = form.errors['company_logo']
  const message = fault ?? refusal
  const image = imageOf(logo)
  // it was of a file that another logo, or what the portal says of this one, follows
  useEffect(() => setFault(undefined), [image, refusal])

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
        <LogoActions image={image} name="company_logo" onFault={setFault} {...{ onLogo, onStep }} />
        {message && (
          <p className="company-profile__fault sm" role="alert">
            {message}
          </p>
        )}
        <FieldNote name="company_logo" />
        <p className="company-profile__hint subtle" dir="auto">
          {t.hint}
        </p>
      </div>
    </div>
  )
}
