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
  /** What is wrong with it; the way to it leads by its key. */
  error: string | undefined
  progress: number | undefined
  onCancel: (() => void) | undefined
  onRetry: (() => void) | undefined
  onRemove: () => void
  /** The form is being sent: what is stored stays until then. */
  isHeld: boolean
}

/** One file of an uploader: its picture, its name, and what can be done with it. */
export function UploaderRow(props: UploaderRowProps) {
  const { entry, error, progress, isHeld, onCancel, onRetry, onRemove } = props
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
    <li
      className={`file ${isSending ? 'is-sending' : error ? 'is-invalid' : ''}`}
      inert={isHeld}
      {...(error && { name: entry.key, tabIndex: -1, 'aria-label': `${name}: ${error}` })}
    >
      <FileThumb name={name} src={shown.picture} />
      <FileText name={name} note={error ?? shown.note} progress={progress} />
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
