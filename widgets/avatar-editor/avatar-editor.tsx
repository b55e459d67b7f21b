import { useEffect, useState } from 'react'
import { ProfileDialog, say, useHost, type Profile } from '../../src/index'
import { CropMode } from './crop-mode'
import { DeletePhoto } from './delete-photo'
import { ViewMode } from './view-mode'
import { avatarEditorTexts } from './avatar-editor.texts'

/** What the page sets. */
export interface AvatarEditorProps {
  deleteUrl: string | undefined
  open: boolean
}

/** The Edit Avatar dialog. */
export function AvatarEditor({ deleteUrl, open }: AvatarEditorProps) {
  const { title } = avatarEditorTexts()
  const { root } = useHost()
  const [outcome, setOutcome] = useState<{ words: string }>()
  // once the crop or the dialog is gone, which take with them what is said there
  useEffect(() => outcome && say(root, outcome.words), [root, outcome])
  const onOutcome = (words: string) => setOutcome({ words })
  return (
    <ProfileDialog open={open} title={title} width={460} heights={[362, 378]}>
      {(profile, close) => <Editor {...{ profile, title, deleteUrl, close, onOutcome }} />}
    </ProfileDialog>
  )
}

interface EditorProps {
  profile: Profile
  title: string
  deleteUrl: string | undefined
  close: () => void
  /** Hears in words what became of the photo. */
  onOutcome: (words: string) => void
}

/** From view to crop and back (R76); the question before a deletion lies above. */
function Editor({ profile, title, deleteUrl, close, onOutcome }: EditorProps) {
  const [image, setImage] = useState<Blob | string>()
  const [isBack, setBack] = useState(false)
  const [isDeleting, setDeleting] = useState(false)

  function view() {
    setImage(undefined)
    setBack(true)
  }

  function onSaved(words: string) {
    view()
    onOutcome(words)
  }

  function onDeleted(words: string) {
    close()
    // when the tag has been drawn without it
    queueMicrotask(() => onOutcome(words))
  }

  if (image) {
    return <CropMode {...{ title, image, onSaved }} onImage={setImage} onCancel={view} />
  }
  return (
    <ViewMode
      {...{ profile, title, isBack, close }}
      onImage={setImage}
      onDelete={() => setDeleting(true)}
      question={
        isDeleting && (
          <DeletePhoto url={deleteUrl} onCancel={() => setDeleting(false)} onDeleted={onDeleted} />
        )
      }
    />
  )
}
