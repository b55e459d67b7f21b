import { useState } from 'react'
import { fill, texts } from '../texts'
import { Button } from './button'
import { Dialog, DialogBody } from './dialog'
import { FileActions } from './file-actions'
import { FileText, FileThumb } from './file-row'
import { useShownFile } from './file-shown'
import { eye, Icon } from './icons'
import { valueOf, type UploadEntry } from './uploader-entry'

const english = {
  preview: 'Preview {name}',
  remove: 'Remove {name}',
  unplayable: 'This video cannot be played here.',
}

interface UploaderRowProps {
  entry: UploadEntry
  progress: number | undefined
  onCancel: (() => void) | undefined
  onRetry: (() => void) | undefined
  onRemove: () => void
}

/** One file of an uploader: its picture, its name, and what can be done with it. */
export function UploaderRow({ entry, progress, onCancel, onRetry, onRemove }: UploaderRowProps) {
  const t = texts('uploader', english)
  const { name } = entry
  const shown = useShownFile(valueOf(entry))!
  const [isPlaying, setPlaying] = useState(false)
  const isVideo = /\.mp4$/i.test(name)
  const isSending = !!entry.file && progress !== undefined
  const words = { preview: fill(t.preview, { name }), remove: fill(t.remove, { name }) }
  return (
    <li className="file">
      <FileThumb name={name} src={shown.picture} />
      <FileText name={name} note={shown.note} progress={isSending ? progress : undefined} />
      <span className="file__end">
        {isVideo && shown.url && !isSending && (
          <Button
            kind="ghost"
            size="sm"
            icon
            aria-label={words.preview}
            onClick={() => setPlaying(true)}
          >
            <Icon path={eye} />
          </Button>
        )}
        <FileActions
          file={isVideo ? { ...shown, url: undefined } : shown}
          {...{ words, isSending, onRemove }}
          onCancel={onCancel}
          onRetry={entry.file && onRetry}
        />
      </span>
      {isPlaying && (
        <Player
          name={name}
          url={shown.url!}
          problem={t.unplayable}
          onClose={() => setPlaying(false)}
        />
      )}
    </li>
  )
}

interface PlayerProps {
  name: string
  url: string
  problem: string
  onClose: () => void
}

/** A video, to be looked at before it is sent. */
function Player({ name, url, problem, onClose }: PlayerProps) {
  const [isBroken, setBroken] = useState(false)
  return (
    <Dialog open title={name} width={720} onClose={onClose}>
      <DialogBody>
        {isBroken ? (
          <p className="muted">{problem}</p>
        ) : (
          <video className="uploader__video" src={url} controls onError={() => setBroken(true)} />
        )}
      </DialogBody>
    </Dialog>
  )
}
