import { Button, FileButton, Icon, pencil } from '../../src/index'
import type { LogoStep } from './logo-dialogs'
import { logoRules } from './logo-rules'
import { companyProfileTexts } from './company-profile.texts'

interface LogoActionsProps {
  /** The logo; none where there is none. */
  image: Blob | string | undefined
  /** The name by which a message of the form leads here. */
  name?: string
  onLogo: (logo: File) => void
  onFault: (message: string | undefined) => void
  onStep: (step: LogoStep) => void
}

/** What can be done about the logo: Upload, or Edit and Delete (R164). */
export function LogoActions({ image, name, onLogo, onFault, onStep }: LogoActionsProps) {
  const t = companyProfileTexts()
  return (
    <div className="company-profile__buttons">
      {image ? (
        <>
          <Button name={name} size="sm" onClick={() => onStep({ kind: 'crop', image })}>
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
          onFault={onFault}
          onFile={file => {
            onFault(undefined)
            onLogo(file)
          }}
        />
      )}
    </div>
  )
}
