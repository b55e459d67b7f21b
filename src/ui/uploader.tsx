import { useRef, useState, type ClipboardEvent } from 'react'
import { fill, texts } from '../texts'
import { Button } from './button'
import { describe, Field, type FieldProps } from './field'
import { FileInput, useDrop } from './file-input'
import { FileFace, FileText, FileThumb } from './file-row'
import css from './file.css'
import { useHost, useStyles } from './host'
import { Icon } from './icons'
import { cross } from './more-icons'
import { addFiles, type Refused, type UploadEntry, type UploaderRules } from './uploader-entry'
import type { UploaderRemoval } from './uploader-removal'
import { UploaderRow } from './uploader-row'
import uploaderCss from './uploader.css'

const english = {
  upload: 'Upload',
  room: '{n} of {max}',
  dismiss: 'Dismiss {name}',
  removed: '{name} removed',
}

type UploaderProps = FieldProps &
  UploaderRules & {
    value: UploadEntry[]
    onChange: (value: UploadEntry[]) => void
    /** Deletes a file of the server; whether it is gone (R239). */
    onDelete: (entry: UploadEntry) => Promise<boolean>
    /** Shows pictures side by side in place of rows. */
    tiles?: boolean
    /** How much of a file has gone out, from 0 to 1, while the form is sent. */
    progress?: (file: File) => number
    onCancel?: () => void
    /** Sends once more what could not be sent. */
    onRetry?: () => void
  }

/** Several files, dropped, pasted or chosen; each in a row, and those not taken as well (R237-R244). */
export function Uploader(props: UploaderProps) {
  const { value, onChange, onDelete, tiles, progress, onCancel, onRetry, ...field } = props
  const { name, label, mandatory, hint, error, className, accept, maxFiles } = field
  useStyles(css)
  useStyles(uploaderCss)
  const t = texts('uploader', english)
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<Refused[]>([])
  const host = useHost()
  const [asked, setAsked] = useState<{ entry: UploadEntry; Removal: typeof UploaderRemoval }>()
  const [said, say] = useState('')
  const isSending = progress !== undefined
  const room = fill(t.room, { n: value.length, max: maxFiles })
  const isTiled = tiles && value.length > 0
  const note = maxFiles > 1 && !isTiled ? `${hint as string} (${room})` : hint

  function take(files: File[]) {
    const added = addFiles(value, files, field)
    setRefused(added.refused)
    say([...added.refused.map(({ name, message }) => `${name}: ${message}`), room].join(' '))
    if (added.entries.length > value.length) onChange(added.entries)
  }

  function drop({ key, name }: UploadEntry) {
    input.current!.focus()
    say(fill(t.removed, { name }))
    onChange(value.filter(entry => entry.key !== key))
  }

  async function ask(entry: UploadEntry) {
    try {
      const { UploaderRemoval: Removal } = await import('./uploader-removal')
      setAsked({ entry, Removal })
    } catch (error) {
      host.report(error, 'load')
    }
  }

  function onPaste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files]
    if (!files.length || isSending) return
    event.preventDefault()
    take(files)
  }

  const { isOver, area } = useDrop(!isSending && take)
  return (
    <Field {...{ name, label, mandatory, error, className }} hint={isTiled && hint}>
      <ul className={`uploader ${tiles ? 'uploader--tiles' : ''}`} {...area} onPaste={onPaste}>
        {value.map(entry => (
          <UploaderRow
            key={entry.key}
            {...{ entry, onCancel, onRetry }}
            progress={entry.file && progress?.(entry.file)}
            onRemove={() => (entry.id ? void ask(entry) : drop(entry))}
          />
        ))}
        <li
          className={`file is-empty ${isOver ? 'is-over' : ''} ${error ? 'is-invalid' : ''}`}
          inert={isSending}
        >
          <span className="file__choose">
            <FileInput
              {...describe({ ...field, hint: note })}
              ref={input}
              multiple={maxFiles > 1}
              aria-label={`${t.upload}: ${label}`}
              accept={accept}
              onFiles={take}
            />
            {isTiled ? (
              <FileFace id={name} action={room} />
            ) : (
              <FileFace id={name} action={t.upload} hint={note} />
            )}
          </span>
        </li>
        {refused.map(({ name, message }, index) => (
          <li key={`${index} ${name}`} className="file is-invalid">
            <FileThumb name={name} />
            <FileText name={name} note={message} />
            <Button
              kind="ghost"
              size="sm"
              icon
              aria-label={fill(t.dismiss, { name })}
              onClick={() => setRefused(refused.filter((_, at) => at !== index))}
            >
              <Icon path={cross} />
            </Button>
          </li>
        ))}
      </ul>
      <span className="sr" role="status">
        {said}
      </span>
      {asked && (
        <asked.Removal
          name={asked.entry.name}
          onRemove={async () => (await onDelete(asked.entry)) && drop(asked.entry)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Field>
  )
}
