import { Button, CropDialog, Dialog, DialogBody, DialogFoot, getConfig } from '../../src/index'
import { logoRules } from './logo-rules'
import { companyProfileTexts } from './company-profile.texts'

/** What is being done to the logo. */
export type LogoStep = { kind: 'crop'; image: Blob | string } | { kind: 'delete' }

interface LogoDialogsProps {
  step: LogoStep
  onStep: (step: LogoStep | undefined) => void
  /** The new logo; none when it is deleted. It is sent with the form. */
  onLogo: (logo: File | null, isCropped?: boolean) => void
}

/** The dialogs of the logo; outside the form, so that Enter in them does not save it. */
export function LogoDialogs({ step, onStep, onLogo }: LogoDialogsProps) {
  const close = () => onStep(undefined)
  function take(...logo: Parameters<typeof onLogo>) {
    // what is said of it stands outside
    close()
    onLogo(...logo)
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
      onSave={photo => take(named(photo, step.image), true)}
      onClose={close}
    />
  )
}

/** The crop goes under the name of the file that it is made of, and is a JPEG. */
function named(photo: File, image: Blob | string): File {
  const name = image instanceof File ? image.name.replace(/\.[^.]*$/, '') : 'logo'
  return new File([photo], `${name}.jpg`, { type: photo.type })
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
