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
  return (
    <ProfileDialog open={open} title={title} width={460}>
      {(profile, close) => <Editor {...{ profile, title, deleteUrl, close }} />}
    </ProfileDialog>
  )
}

interface EditorProps {
  profile: Profile
  title: string
  deleteUrl: string | undefined
  close: () => void
}

/** From view to crop and back (R76); the question before a deletion lies above. */
function Editor({ profile, title, deleteUrl, close }: EditorProps) {
  const [image, setImage] = useState<Blob | string>()
  const [isDeleting, setDeleting] = useState(false)
  const [outcome, setOutcome] = useState<{ words: string }>()
  const { root } = useHost()
  const view = () => setImage(undefined)
  // once the view is back, as the crop takes with it what is said there
  useEffect(() => outcome && say(root, outcome.words), [root, outcome])

  function onSaved(words: string) {
    view()
    setOutcome({ words })
  }

  if (image) {
    return <CropMode {...{ title, image, onSaved }} onImage={setImage} onCancel={view} />
  }
  return (
    <>
      <ViewMode
        {...{ profile, title, close }}
        onImage={setImage}
        onDelete={() => setDeleting(true)}
      />
      {isDeleting && (
        <DeletePhoto url={deleteUrl} onCancel={() => setDeleting(false)} onDone={close} />
      )}
    </>
  )
}
