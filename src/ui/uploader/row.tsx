import { fill } from '../../texts'
import { Button } from '../button'
import { FileActions } from '../file'
import { FileText, FileThumb } from '../file'
import { useShownFile } from '../file'
import { eye, Icon } from '../icons'
import { useLazyPart } from '../lazy-part'
import { valueOf, type UploadEntry } from './entry'
import { uploaderTexts } from './texts'

interface UploaderRowProps {
  entry: UploadEntry
  progress: number | undefined
  onCancel: (() => void) | undefined
  onRetry: (() => void) | undefined
  onRemove: () => void
}

/** One file of an uploader: its picture, its name, and what can be done with it. */
export function UploaderRow({ entry, progress, onCancel, onRetry, onRemove }: UploaderRowProps) {
  const t = uploaderTexts()
  const { name } = entry
  const shown = useShownFile(valueOf(entry))!
  const {
    part: Player,
    open: play,
    close: stop,
  } = useLazyPart(async () => (await import('./lazy/player')).UploaderPlayer)
  const isVideo = /\.mp4$/i.test(name)
  const isSending = progress !== undefined
  const words = { preview: fill(t.preview, { name }), remove: fill(t.removeFile, { name }) }

  return (
    <li className={`file ${isSending ? 'is-sending' : ''}`}>
      <FileThumb name={name} src={shown.picture} />
      <FileText name={name} note={shown.note} progress={progress} />
      <span className="file__end">
        {isVideo && shown.url && !isSending && (
          <Button
            kind="ghost"
            size="sm"
            icon
            aria-label={words.preview}
            onClick={() => void play()}
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
      {Player && <Player name={name} url={shown.url!} onClose={stop} />}
    </li>
  )
}
