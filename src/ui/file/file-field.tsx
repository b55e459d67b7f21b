import { useLayoutEffect, useRef, useState } from 'react'
import { count, fill } from '../../texts'
import { describe, Field, type FieldProps } from '../field'
import { FileActions } from './actions'
import { FileInput, useDrop } from './input'
import { FileFace, FileText, FileThumb } from './row'
import { faultOf, formatSize, type FileRules } from './rules'
import { chooseFile, removeFile, type FileValue } from './value'
import css from './file.css'
import { useStyles } from '../host'
import { useSaid } from '../said'
import { useSending } from './sending'
import { useShownFile } from './shown'
import { fileTexts } from './texts'

type FileFieldProps = FieldProps &
  FileRules & {
    value: FileValue
    onChange: (value: FileValue) => void
    /** The drop zone's, the row's main button's, and the names of the two others. */
    words: { upload: string; update: string; preview: string; remove: string }
    /** What is said of the stored file: `Uploaded on 02-09-2026`. */
    note?: string
    /** How much has gone out, from 0 to 1, while it is sent. */
    progress?: number
    /** Gives the sending up, and says whether that came in time; without it there is no such button. */
    onCancel?: () => boolean
    /** Sends once more what could not be sent. */
    onRetry?: () => void
  }

/** One file: the drop zone that takes it (R64), and the row that shows it (R65). */
export function FileField(props: FileFieldProps) {
  const { value, onChange, words, note, onCancel, onRetry, error, hint, ...rest } = props
  useStyles(css)
  const t = fileTexts()
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string>()
  const [said, say] = useSaid()
  // it was of a file in whose place another stands, or none; one that is read anew is the same, however it is signed
  const { kind, file, url }: { kind: string; file?: File; url?: string } = value
  const which = file ?? url?.split('?')[0] ?? kind
  useLayoutEffect(() => setFault(undefined), [which])
  const shown = useShownFile(value, note)
  // what the server has does not go out with the rest of a form
  const progress = file && props.progress
  const { isSending, cancel } = useSending(input, { progress, onCancel, say })
  const message = fault ?? error
  const action = shown ? words.update : words.upload

  function take([file, ...more]: File[]) {
    const wrong = more.length ? count(t, 'tooMany', 1) : faultOf(file!, rest)
    setFault(wrong)
    // with room for what is said below it
    input.current!.focus()
    say(wrong ?? fill(t.fileChosen, { name: file!.name, size: formatSize(file!.size) }))
    if (!wrong) onChange(chooseFile(value, file!))
  }

  function remove() {
    input.current!.focus()
    setFault(undefined)
    say(t.fileRemoved)
    onChange(removeFile(value))
  }

  const { isOver, area } = useDrop(!isSending && take)
  // a refused file leaves the one in the row as good as it was
  const isInvalid = shown ? error && !fault : message
  const looks = [!shown && 'is-empty', isOver && 'is-over', isInvalid && 'is-invalid']
  // a file that was just taken needs no rules any more
  const field = { ...rest, error: message, hint: file && !message ? undefined : hint }
  const { name, label, mandatory, className } = field

  return (
    <Field {...{ name, label, mandatory, className }} error={message} hint={shown && field.hint}>
      <div className={`file ${looks.filter(Boolean).join(' ')}`} {...area}>
        {shown && <FileThumb name={shown.name} src={shown.picture} />}
        {shown && <FileText name={shown.name} note={shown.note} progress={progress} />}
        <span className="file__end">
          <span className="file__choose" hidden={isSending}>
            <FileInput
              {...describe(field)}
              ref={input}
              aria-label={action.includes(label) ? action : `${action}: ${label}`}
              required={mandatory && !shown}
              disabled={isSending}
              accept={rest.accept}
              onFiles={take}
            />
            {shown ? (
              <span className="file__face btn btn--secondary btn--sm">{action}</span>
            ) : (
              <FileFace id={name} action={action} hint={hint} />
            )}
          </span>
          {shown && (
            <FileActions
              {...{ file: shown, words, isSending, onRetry }}
              onCancel={cancel}
              onRemove={remove}
            />
          )}
        </span>
      </div>
      <span className="sr" role="status">
        {said}
      </span>
    </Field>
  )
}
