import { useState } from 'react'
import { Dialog, DialogBody, DialogFoot, Icon, useShownFile, type FileValue } from '../../src/index'
import { imageOf } from './company-values'
import { building } from './icons'
import { LogoActions } from './logo-actions'
import type { LogoStep } from './logo-dialogs'
import { companyProfileTexts } from './company-profile.texts'

interface LogoViewProps {
  logo: FileValue
  onLogo: (logo: File) => void
  onStep: (step: LogoStep) => void
  onClose: () => void
}

/** The photo modal: the logo at its size or a dummy image, with what can be done about it (R164, R169). */
export function LogoView({ logo, onClose, ...actions }: LogoViewProps) {
  const t = companyProfileTexts()
  const url = useShownFile(logo)?.url
  const [fault, setFault] = useState<string>()
  const [broken, setBroken] = useState<string>()
  return (
    <Dialog open title={t.photo} width={460} onClose={onClose}>
      <DialogBody>
        <div className="company-profile__view">
          {url && url !== broken ? (
            <img src={url} alt={t.company_logo} onError={() => setBroken(url)} />
          ) : (
            <span className="company-profile__dummy">
              <Icon path={building} />
            </span>
          )}
          {fault && (
            <p id="view-fault" className="company-profile__fault sm" role="alert">
              {fault}
            </p>
          )}
          <p id="view-hint" className="company-profile__hint subtle" dir="auto">
            {t.hint}
          </p>
        </div>
      </DialogBody>
      <DialogFoot>
        <LogoActions
          image={imageOf(logo)}
          describedBy={fault ? 'view-fault view-hint' : 'view-hint'}
          onFault={setFault}
          {...actions}
        />
      </DialogFoot>
    </Dialog>
  )
}
