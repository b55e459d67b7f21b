import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  chooseFile,
  faultOf,
  FileField,
  fileToSend,
  endedText,
  resumeField,
  say,
  storedFile,
  tooLargeResume,
  uploadResume,
  useHost,
  useMethods,
  useProgress,
  type ApiError,
  type FileValue,
} from '../../src/index'
import { resumeUploadTexts } from './resume-upload.texts'
import { useFallback } from './use-fallback'
import { useFile } from './use-file'

/** What the page sets. */
export interface ResumeUploadProps {
  name: string
  value: string
  uploadUrl: string | undefined
}

/** A resume in a page's own form: Upload, then Update Resume, Preview and remove (R64, R65). */
export function ResumeUpload({ name, value, uploadUrl }: ResumeUploadProps) {
  const host = useHost()
  const t = resumeUploadTexts()
  const { file, setFile, uploaded, onUploaded } = useFile(value)
  const asked = useRef<File>(undefined)
  const [error, setError] = useState<string>()
  const { progress, track, cancel } = useProgress()
  useEffect(() => host.reveal(true), [host])
  const [life] = useState(() => new AbortController())
  useEffect(() => () => life.abort(), [life])
  const [round, setRound] = useState(0)
  const [isDisabled, setDisabled] = useState(() => host.element.matches(':disabled'))
  useMethods({
    formDisabledCallback: setDisabled,
    formResetCallback() {
      asked.current = undefined
      cancel()
      setError(undefined)
      setFile(storedFile(value))
      // with what was said of a file that was never taken
      setRound(round => round + 1)
    },
  })

  // at once: the page may send its form in the same moment
  useLayoutEffect(() => {
    const sent = fileToSend(file)
    const form = new FormData()
    if (sent.file && sent.file !== uploaded) form.append(name, sent.file)
    if (sent.deleted) form.append(`${name}_deleted`, '1')
    host.internals!.setFormValue(form)
  }, [host, name, file, uploaded])

  const held = file.kind === 'chosen' && file.file !== uploaded ? file.file : undefined
  useFallback(chosen => {
    const fault = faultOf(chosen, resumeField())
    if (fault) setError(fault)
    else change(chooseFile(file, chosen))
  }, held)

  function change(next: FileValue) {
    if (isDisabled) return
    setFile(next)
    setError(undefined)
    host.emit('ndt-change', { value: next.kind === 'chosen' ? next.file : null })
    if (uploadUrl && next.kind === 'chosen') void upload(next.file, uploadUrl)
  }

  async function upload(chosen: File, path: string) {
    asked.current = chosen
    setError(undefined)
    try {
      await track(life.signal, sending =>
        uploadResume({ path, body: { [name]: chosen }, ...sending }),
      )
      onUploaded(chosen)
      host.saved('resume', t.uploaded)
      say(host.root, t.uploaded)
    } catch (cause) {
      if ((cause as Error).name === 'AbortError' || asked.current !== chosen) return
      host.report(cause, 'save')
      const { kind, status, fields, reason } = cause as Partial<ApiError>
      const large = status === 413 && tooLargeResume()
      const fault = kind === 'session' ? endedText() : fields?.[name] || large || reason || t.failed
      setError(fault)
      say(host.root, fault)
    }
  }

  const canRetry = error && uploadUrl && file.kind === 'chosen'
  return (
    <fieldset className="resume-upload" disabled={isDisabled}>
      <FileField
        key={round}
        {...resumeField()}
        name={name}
        value={file}
        onChange={change}
        error={error}
        progress={progress}
        onCancel={cancel}
        onRetry={canRetry ? () => void upload(file.file, uploadUrl) : undefined}
      />
    </fieldset>
  )
}
