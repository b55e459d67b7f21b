import { useEffect, useRef } from 'react'
import { useHost } from '../ui/host'
import { toast } from '../ui/toast'
import { untakenIn } from './form-effects'

/** What follows a save that succeeded; times in milliseconds. */
export interface AfterSave {
  /** What was saved, as `ndt-saved` names it (R52, R58). */
  section: string
  message: string
  toastFor: number
  closeAfter: number
  close: () => void
  /** Reads again what changed; also when the visitor closed the dialog early (Q11). */
  refresh: () => void
}

/** Says that a save succeeded, then closes the dialog and reads again; over what is typed, saved or not taken since it stays open. */
export function useAfterSave({
  section,
  message,
  toastFor,
  closeAfter,
  close,
  refresh,
}: AfterSave) {
  const host = useHost()
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(refresh)

  useEffect(() => void (latest.current = refresh))
  useEffect(
    () => () => {
      if (!pending.current) return
      clearTimeout(pending.current)
      latest.current()
    },
    [],
  )

  return (isAtRest: () => boolean) => {
    host.saved(section, message)
    void toast({ message, duration: toastFor })
    clearTimeout(pending.current)
    pending.current = setTimeout(() => {
      if (isAtRest() && !untakenIn(host.root.querySelector('form'))) close()
    }, closeAfter)
  }
}
