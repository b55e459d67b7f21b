import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import {
  Avatar,
  bin,
  Button,
  Dialog,
  DialogBody,
  DialogFoot,
  FileButton,
  Icon,
  pencil,
  type Profile,
} from '../../src/index'
import { photoRules } from './photo-rules'
import { avatarEditorTexts } from './avatar-editor.texts'

interface ViewModeProps {
  profile: Profile
  title: string
  /** The crop was there: the focus is where it came from. */
  isBack: boolean
  close: () => void
  onImage: (image: Blob | string) => void
  onDelete: () => void
  /** Stands above it. */
  question: ReactNode
}

/** The photo as it is, with what can be done about it (R74, R79). */
export function ViewMode({
  profile,
  title,
  isBack,
  close,
  onImage,
  onDelete,
  question,
}: ViewModeProps) {
  const t = avatarEditorTexts()
  const { profile_image: photo, user } = profile
  const [fault, setFault] = useState<string>()
  const taking = {
    ...photoRules,
    describedBy: fault ? 'fault hint' : 'hint',
    onFile: onImage,
    onFault: setFault,
  }
  const box = useRef<HTMLDivElement>(null)
  const hadPhoto = useRef(!!photo)
  // one that was read late brings other buttons: the focus was on those before
  useLayoutEffect(() => {
    const isOther = hadPhoto.current !== !!photo
    hadPhoto.current = !!photo
    if (!isOther || document.activeElement !== document.body) return
    const dialog = box.current!.closest('dialog')!
    dialog.querySelector<HTMLElement>('button.btn--primary, .btn--primary input')!.focus()
  }, [photo])
  const camera = (
    <span className="avatar-editor__camera">
      <FileButton {...taking} label={t.takePhoto} capture="user" />
    </span>
  )
  return (
    <Dialog open title={title} width={460} onClose={close}>
      <DialogBody>
        <div ref={box} className="avatar-editor">
          <Avatar name={user.first_name ?? ''} src={photo} className="avatar-editor__photo" />
          {fault && (
            <p id="fault" className="avatar-editor__fault sm" role="alert">
              {fault}
            </p>
          )}
          <p id="hint" className="subtle sm">
            {t.hint}
          </p>
        </div>
      </DialogBody>
      <DialogFoot>
        {photo ? (
          <>
            <Button kind="ghost" className="avatar-editor__delete" onClick={onDelete}>
              <Icon path={bin} />
              {t.delete}
            </Button>
            {camera}
            <Button kind="primary" autoFocus={isBack} onClick={() => onImage(photo)}>
              <Icon path={pencil} />
              {t.edit}
            </Button>
          </>
        ) : (
          <>
            {camera}
            <FileButton {...taking} label={t.upload} kind="primary" autoFocus={isBack} />
          </>
        )}
      </DialogFoot>
      {question}
    </Dialog>
  )
}
