import { useEffect, useRef, useState, type ClipboardEvent } from 'react'
import { fill } from '../../texts'
import { Field, type FieldProps } from '../field'
import { useDrop, useSending } from '../file'
import css from '../file/file.css'
import { useStyles } from '../host'
import { useLazyPart } from '../lazy-part'
import { useSaid } from '../said'
import { addFiles, type Refused, type UploadEntry, type UploaderRules } from './entry'
import { RefusedRow } from './refused-row'
import { RoomRow } from './room-row'
import { UploaderRow } from './row'
import uploaderCss from './uploader.css'
import { uploaderTexts } from './texts'

/** What an uploader takes where it is not said (R242-R244). */
const RULES: UploaderRules = { accept: ['png', 'jpeg', 'jpg', 'pdf'], maxMegabytes: 5, maxFiles: 1 }

type UploaderProps = FieldProps &
  Partial<UploaderRules> & {
    value: UploadEntry[]
    onChange: (value: UploadEntry[]) => void
    /** What is wrong with one of the files, by its key. */
    errors?: Record<string, string>
    /** Deletes a file of the server; whether it is gone (R239). */
    onDelete: (entry: UploadEntry) => Promise<boolean>
    /** Shows pictures side by side in place of rows. */
    tiles?: boolean
    /** How much of a file has gone out, from 0 to 1, while the form is sent. */
    progress?: (file: File) => number
    onCancel?: () => boolean
    /** Sends once more what could not be sent. */
    onRetry?: () => void
  }

/** Several files, dropped, pasted or chosen; each in a row, and those not taken as well (R237-R244). */
export function Uploader(props: UploaderProps) {
  const { value, onChange, errors, onDelete, tiles, progress, onCancel, onRetry, ...given } = props
  const field = { ...RULES, ...given }
  const { name, label, mandatory, hint, error, className, maxFiles } = field
  useStyles(css)
  useStyles(uploaderCss)
  const t = uploaderTexts()
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<Refused[]>([])
  const {
    part: asked,
    open: ask,
    close,
  } = useLazyPart(async (entry: UploadEntry) => ({ entry, ...(await import('./lazy/removal')) }))
  const [said, say] = useSaid()
  // how far each is stands in its row
  const { isSending, cancel } = useSending(input, { progress: progress && 0, onCancel, say })
  const room = fill(t.room, { n: value.length, max: maxFiles })
  const isTiled = tiles && value.length > 0
  const note = maxFiles > 1 && !isTiled ? `${hint as string} (${room})` : hint

  useEffect(() => {
    if (!value.some(({ base64 }) => base64)) return
    void import('./lazy/base64').then(late => late.takeBase64(value, onChange, setRefused, say))
  }, [value, onChange, say])

  function take(files: File[]) {
    const added = addFiles(value, files, field)
    setRefused(added.refused)
    const taken = fill(t.room, { n: added.entries.length, max: maxFiles })
    say([...added.refused.map(({ name, message }) => `${name}: ${message}`), taken].join(' '))
    if (added.entries.length > value.length) onChange(added.entries)
  }

  function drop({ key, name }: UploadEntry) {
    input.current!.focus()
    say(fill(t.removed, { name }))
    onChange(value.filter(entry => entry.key !== key))
  }

  /** The pressed button goes with its row. */
  function dismiss(gone: Refused) {
    input.current!.focus()
    setRefused(refused.filter(one => one !== gone))
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
            {...{ entry, onRetry, onCancel: cancel, error: errors?.[entry.key] }}
            progress={entry.file && progress?.(entry.file)}
            isHeld={isSending && !entry.file}
            onRemove={() => (entry.id ? void ask(entry) : drop(entry))}
          />
        ))}
        <RoomRow
          {...{ field, input, isOver, isSending }}
          hint={note}
          room={isTiled && room}
          onFiles={take}
        />
        {refused.map((one, index) => (
          <RefusedRow key={`${index} ${one.name}`} {...one} onDismiss={() => dismiss(one)} />
        ))}
      </ul>
      <span className="sr" role="status">
        {said}
      </span>
      {asked && (
        <asked.UploaderRemoval
          entry={asked.entry}
          {...{ onDelete, onGone: drop, onClose: close }}
        />
      )}
    </Field>
  )
}
