import { useState } from 'react'
import { fill, texts } from '../texts'
import { Button } from './button'
import { FileActions } from './file-actions'
import { FileText, FileThumb } from './file-row'
import { useShownFile } from './file-shown'
import { useHost } from './host'
import { eye, Icon } from './icons'
import { valueOf, type UploadEntry } from './uploader-entry'
import type { UploaderPlayer } from './uploader-player'

const english = {
  preview: 'Preview {name}',
  remove: 'Remove {name}',
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
  const host = useHost()
  const [player, setPlayer] = useState<{ Player: typeof UploaderPlayer }>()
  const isVideo = /\.mp4$/i.test(name)
  const isSending = progress !== undefined
  const words = { preview: fill(t.preview, { name }), remove: fill(t.remove, { name }) }

  async function play() {
    try {
      const { UploaderPlayer: Player } = await import('./uploader-player')
      setPlayer({ Player })
    } catch (error) {
      host.report(error, 'load')
    }
  }

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
      {player && (
        <player.Player name={name} url={shown.url!} onClose={() => setPlayer(undefined)} />
      )}
    </li>
  )
}
