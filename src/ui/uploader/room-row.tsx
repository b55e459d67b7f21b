import type { ReactNode, RefObject } from 'react'
import { describe, type FieldProps } from '../field'
import { FileFace, FileInput } from '../file'
import type { UploaderRules } from './entry'
import { uploaderTexts } from './texts'

interface RoomRowProps {
  field: FieldProps & UploaderRules
  input: RefObject<HTMLInputElement | null>
  hint: ReactNode
  /** How many there are, where that is all it says. */
  room: string | false | undefined
  /** Files are held over it. */
  isOver: boolean
  isSending: boolean
  onFiles: (files: File[]) => void
}

/** The row that takes more files. */
export function RoomRow({ field, input, hint, room, isOver, isSending, onFiles }: RoomRowProps) {
  const t = uploaderTexts()
  const { name, label, error, accept, maxFiles } = field
  return (
    <li
      className={`file is-empty ${isOver ? 'is-over' : ''} ${error ? 'is-invalid' : ''}`}
      inert={isSending}
    >
      <span className="file__choose">
        <FileInput
          {...describe({ ...field, hint })}
          ref={input}
          multiple={maxFiles > 1}
          aria-label={`${t.upload}: ${label}`}
          accept={accept}
          onFiles={onFiles}
        />
        {room ? (
          <FileFace id={name} action={room} />
        ) : (
          <FileFace id={name} action={t.upload} hint={hint} />
        )}
      </span>
    </li>
  )
}
