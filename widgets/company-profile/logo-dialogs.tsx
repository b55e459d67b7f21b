import { useRef, useState } from 'react'
import {
  Button,
  Cropper,
  Dialog,
  DialogBody,
  DialogFoot,
  FileButton,
  Notice,
  texts,
  useHost,
  type CropperHandle,
} from '../../src/index'
import { logoRules } from './logo-rules'

const english = {
  crop: 'Crop Photo',
  reUpload: 'Re-Upload',
  save: 'Save Photo',
  deletion: 'Delete profile photo',
  question: 'Are you sure? Having a profile picture helps others recognize you.',
  cancel: 'Cancel',
  delete: 'Delete',
}

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
    onLogo(logo)
    close()
  }
  if (step.kind === 'delete') return <Deletion onCancel={close} onDelete={() => take(null)} />
  return (
    <Crop
      image={step.image}
      onImage={image => onStep({ kind: 'crop', image })}
      onCancel={close}
      onLogo={take}
    />
  )
}

interface CropProps {
  image: Blob | string
  onImage: (image: Blob) => void
  onCancel: () => void
  onLogo: (logo: File) => void
}

/** Zoom, rotation and what the round window shows (R165, R166). */
function Crop({ image, onImage, onCancel, onLogo }: CropProps) {
  const host = useHost()
  const t = texts('company-profile', english)
  const cropper = useRef<CropperHandle>(null)
  const [isReady, setReady] = useState(false)
  const [fault, setFault] = useState<string>()

  async function save() {
    setFault(undefined)
    try {
      onLogo(await cropper.current!.toFile())
    } catch (error) {
      // R170: nothing but the log
      host.report(error, 'data')
    }
  }

  return (
    <Dialog open title={t.crop} width={460} onClose={onCancel}>
      <DialogBody>
        {fault && <Notice tone="danger">{fault}</Notice>}
        <Cropper
          ref={cropper}
          image={image}
          onReady={() => setReady(true)}
          onError={(_, cause) => {
            setReady(false)
            host.report(cause, 'data')
          }}
        />
      </DialogBody>
      <DialogFoot>
        <span className="company-profile__again">
          <FileButton {...logoRules} label={t.reUpload} onFile={onImage} onFault={setFault} />
        </span>
        <Button kind="primary" aria-disabled={!isReady} onClick={() => isReady && void save()}>
          {t.save}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}

/** The question before the logo goes (R167). */
function Deletion({ onCancel, onDelete }: { onCancel: () => void; onDelete: () => void }) {
  const t = texts('company-profile', english)
  return (
    <Dialog open title={t.deletion} width={420} onClose={onCancel}>
      <DialogBody>
        <p>{t.question}</p>
      </DialogBody>
      <DialogFoot>
        <Button autoFocus onClick={onCancel}>
          {t.cancel}
        </Button>
        <Button kind="danger" onClick={onDelete}>
          {t.delete}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
