import { useEffect, useState } from 'react'
import { Avatar, Button, FileButton, Icon, pencil, texts, type Form } from '../../src/index'
import { companyTexts } from './company-texts'
import type { CompanyValues } from './company-values'
import type { LogoStep } from './logo-dialogs'
import { logoRules } from './logo-rules'

const english = {
  hint: '1000 x 1000 - Image size under 20 MB',
  upload: 'Upload',
  edit: 'Edit',
  delete: 'Delete',
}

interface LogoEditorProps {
  form: Form<CompanyValues>
  onLogo: (logo: File) => void
  onStep: (step: LogoStep) => void
}

/** The logo as it is, or the company's initial, with what can be done about it (R164). */
export function LogoEditor({ form, onLogo, onStep }: LogoEditorProps) {
  const t = texts('company-profile', english)
  const { company_logo: logo, company_name: name } = form.values
  const [fault, setFault] = useState<string>()
  const message = fault ?? form.errors['company_logo']

  return (
    <div className="company-profile__logo" role="group" aria-label={companyTexts().company_logo}>
      <Avatar name={name} src={useAddress(logo)} className="company-profile__photo" />
      <div className="company-profile__about">
        <div className="company-profile__buttons">
          {logo ? (
            <>
              <Button
                name="company_logo"
                size="sm"
                onClick={() => onStep({ kind: 'crop', image: logo })}
              >
                <Icon path={pencil} />
                {t.edit}
              </Button>
              <Button
                size="sm"
                kind="ghost"
                className="company-profile__delete"
                onClick={() => onStep({ kind: 'delete' })}
              >
                {t.delete}
              </Button>
            </>
          ) : (
            <FileButton
              {...logoRules}
              label={t.upload}
              onFault={setFault}
              onFile={file => {
                setFault(undefined)
                onLogo(file)
              }}
            />
          )}
        </div>
        {message && (
          <p className="company-profile__fault sm" role="alert">
            {message}
          </p>
        )}
        <p className="company-profile__hint subtle">{t.hint}</p>
      </div>
    </div>
  )
}

/** Where a picture is: the portal's address, or one for the chosen file while it shows. */
function useAddress(logo: string | File | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!(logo instanceof File)) return setAddress(logo)
    const own = URL.createObjectURL(logo)
    setAddress(own)
    return () => URL.revokeObjectURL(own)
  }, [logo])
  return address
}
