import { useRef, useState, type ReactNode } from 'react'
import { Button } from '../button'
import { Cropper } from './cropper'
import { Dialog, DialogBody, DialogFoot } from '../dialog'
import { FileButton } from '../file-button'
import type { FileRules } from '../file'
import { useHost } from '../host'
import { Notice } from '../notice'
import type { CropperHandle } from './types'

interface CropDialogProps {
  title: string
  image: Blob | string
  /** Which files can take the image's place. */
  rules: FileRules
  /** What its buttons say; Cancel is there where it has words. */
  words: { reUpload: string; save: string; saving?: string; cancel?: string }
  /** What is said of a save that failed; nothing where it is only logged (Q7). */
  failed: (error: unknown) => ReactNode
  onImage: (image: Blob) => void
  /** Takes what the round window shows; the dialog waits for it. */
  onSave: (photo: File) => unknown
  onClose: () => void
}

/** The dialog that crops a photo or a logo: zoom, rotation, and another file in its place. */
export function CropDialog(props: CropDialogProps) {
  const { title, image, rules, words, failed, onImage, onSave, onClose } = props
  const host = useHost()
  const cropper = useRef<CropperHandle>(null)
  const [isReady, setReady] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [fault, setFault] = useState<ReactNode>()
  /** Of a file that was to take its place. */
  const [wrong, setWrong] = useState<string>()

  /** Not while the photo is on its way. */
  const leave = () => isSaving || onClose()

  function take(next: Blob) {
    setWrong(undefined)
    setFault(undefined)
    onImage(next)
  }

  async function save() {
    setSaving(true)
    setFault(undefined)
    setWrong(undefined)
    try {
      await onSave(await cropper.current!.toFile())
    } catch (error) {
      host.report(error, 'save')
      setSaving(false)
      setFault(failed(error))
    }
  }

  return (
    <Dialog open title={title} width={460} onClose={leave}>
      <DialogBody>
        {(wrong ?? fault) && <Notice tone="danger">{wrong ?? fault}</Notice>}
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
        <span className="cropper__again">
          <FileButton
            {...rules}
            label={words.reUpload}
            disabled={isSaving}
            onFile={take}
            onFault={setWrong}
          />
        </span>
        {words.cancel && <Button onClick={leave}>{words.cancel}</Button>}
        <Button
          kind="primary"
          saving={isSaving}
          aria-disabled={!isReady}
          onClick={() => isReady && void save()}
        >
          {(isSaving && words.saving) || words.save}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
