import { Button, CropDialog, Dialog, DialogBody, DialogFoot, getConfig } from '../../src/index'
import { logoRules } from './logo-rules'
import { companyProfileTexts } from './company-profile.texts'

/** What is being done to the logo. */
export type LogoStep = { kind: 'crop'; image: Blob | string } | { kind: 'delete' }

interface LogoDialogsProps {
  step: LogoStep
  onStep: (step: LogoStep | undefined) => void
  /** The new logo; none when it is deleted. It is sent with the form. */
  onLogo: (logo: File | null) => void
}

/** The dialogs of the logo; outside the form, so that Enter in them does not save it. */
export function LogoDialogs({ step, onStep, onLogo }: LogoDialogsProps) {
  const close = () => onStep(undefined)
  function take(logo: File | null) {
    // what is said of it stands outside
    close()
    onLogo(logo)
  }
  const { crop, reUpload, save, notCropped } = companyProfileTexts()
  if (step.kind === 'delete') return <Deletion onCancel={close} onDelete={() => take(null)} />
  // R165, R166; a failure is only logged (R170, Q7)
  return (
    <CropDialog
      title={crop}
      image={step.image}
      rules={logoRules}
      words={{ reUpload, save }}
      failed={() => getConfig().failureNotes && notCropped}
      onImage={image => onStep({ kind: 'crop', image })}
      onSave={take}
      onClose={close}
    />
  )
}

/** The question before the logo goes (R167). */
function Deletion({ onCancel, onDelete }: { onCancel: () => void; onDelete: () => void }) {
  const t = companyProfileTexts()
  return (
    <Dialog open title={t.deletion} width={420} onClose={onCancel}>
      <DialogBody>
        <p id="question">{t.question}</p>
      </DialogBody>
      <DialogFoot>
        <Button autoFocus aria-describedby="question" onClick={onCancel}>
          {t.cancel}
        </Button>
        <Button kind="danger" onClick={onDelete}>
          {t.delete}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
