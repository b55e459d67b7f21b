import { useRef, useState } from 'react'
import {
  $profile,
  Button,
  Cropper,
  Dialog,
  DialogBody,
  DialogFoot,
  FileButton,
  getConfig,
  Notice,
  texts,
  updateProfileImage,
  useHost,
  type CropperHandle,
} from '../../src/index'
import { photoRules } from './photo-rules'

const english = {
  reUpload: 'Re-Upload',
  cancel: 'Cancel',
  save: 'Save Photo',
  saving: 'Saving...',
  saved: 'Profile photo saved',
  failed: 'The photo could not be saved. Please try again.',
}

interface CropModeProps {
  title: string
  image: Blob | string
  onImage: (image: Blob) => void
  /** Back to the view. */
  onDone: () => void
}

/** Zoom, rotation, and saving what the round window shows (R75-R81). */
export function CropMode({ title, image, onImage, onDone }: CropModeProps) {
  const host = useHost()
  const t = texts('avatar-editor', english)
  const cropper = useRef<CropperHandle>(null)
  const [isReady, setReady] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [fault, setFault] = useState<string>()

  /** Not while the photo is on its way. */
  const leave = () => isSaving || onDone()

  async function save() {
    setSaving(true)
    setFault(undefined)
    try {
      const body = { profile_image: await cropper.current!.toFile() }
      await updateProfileImage({ body })
      const { localName: tag } = host.element
      host.emit('ndt-saved', { tag, section: 'profile_image', message: t.saved })
      await $profile.refetch()
      onDone()
    } catch (error) {
      // R82: nothing but the log, and a note where the page wants one (Q7)
      host.report(error, 'save')
      setSaving(false)
      if (getConfig().failureNotes) setFault(t.failed)
    }
  }

  return (
    <Dialog open title={title} width={460} onClose={leave}>
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
        <span className="avatar-editor__again">
          <FileButton {...photoRules} label={t.reUpload} onFile={onImage} onFault={setFault} />
        </span>
        <Button onClick={leave}>{t.cancel}</Button>
        <Button
          kind="primary"
          saving={isSaving}
          aria-disabled={!isReady}
          onClick={() => isReady && void save()}
        >
          {isSaving ? t.saving : t.save}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
