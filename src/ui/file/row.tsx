import { useState, type ReactNode } from 'react'
import { fill } from '../../texts'
import { film } from './icons'
import { Icon, paper, picture, upload } from '../icons'
import { fileTexts } from './texts'

/** What stands for a file: its picture where there is one, else a drawing of its kind. */
export function FileThumb({ name, src }: { name: string; src?: string }) {
  const [broken, setBroken] = useState<string>()
  return (
    <span className="file__thumb" aria-hidden="true">
      {src && src !== broken ? (
        <img src={src} alt="" onError={() => setBroken(src)} />
      ) : (
        <Icon path={drawingOf(name)} className="i--20" />
      )}
    </span>
  )
}

interface FileTextProps {
  name: string
  /** Its size, its date, or what is wrong with it. */
  note?: ReactNode
  /** How much has gone out, from 0 to 1, while it is sent. */
  progress?: number
}

/** A file's name, and below it what is to be said, or how far it is on its way. */
export function FileText({ name, note, progress }: FileTextProps) {
  const label = fill(fileTexts().uploading, { name })
  const isSending = progress !== undefined
  return (
    <div className="file__text">
      <div className="file__line">
        <bdi className="file__name trunc" title={name}>
          {name}
        </bdi>
        {isSending && <span className="file__note">{Math.round(progress * 100)}%</span>}
      </div>
      {isSending ? (
        <progress className="file__progress" aria-label={label} max={1} value={progress} />
      ) : (
        <div className="file__note" dir="auto">
          {note}
        </div>
      )}
    </div>
  )
}

interface FileFaceProps {
  /** The field's; the hint has it with `-hint`. */
  id: string
  action: string
  hint?: ReactNode
}

/** What a drop zone shows: what it is for, and which files it takes. */
export function FileFace({ id, action, hint }: FileFaceProps) {
  return (
    <span className="file__face">
      <Icon path={upload} className="i--20" />
      <span className="file__text">
        <span className="file__action strong" dir="auto">
          {action}
        </span>
        {hint && (
          <span className="file__note" id={`${id}-hint`} dir="auto">
            {hint}
          </span>
        )}
      </span>
    </span>
  )
}

/** Whether the name is that of a picture that browsers show. */
export function isPicture(name: string): boolean {
  return /\.(png|jpe?g|gif|webp|avif|svg)$/i.test(name)
}

function drawingOf(name: string): string {
  if (isPicture(name)) return picture
  return /\.mp4$/i.test(name) ? film : paper
}
