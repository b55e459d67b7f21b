import type { ApiError } from '../error'
import { texts } from '../texts'
import { toast } from '../ui/toast'

const english = {
  success: 'Successful!',
  failed: 'Error, Please try again later',
  close: 'Close',
}

/** Milliseconds that the toasts of the company's forms stay (R163). */
const TOAST = 2500

/** Says that a form of the company is saved, in the server's words where it has some; returns what was said. */
export function saidSaved(message: string | null): string {
  const t = texts('company-forms', english)
  const said = message ?? t.success
  void toast({ message: said, duration: TOAST, closeLabel: t.close })
  return said
}

/** Says that a form of the company could not be saved; messages of fields speak for themselves (R163, Q43). */
export function saidFailed({ status, message, fields }: ApiError): void {
  const t = texts('company-forms', english)
  if (status !== 400 && Object.keys(fields).length) return
  // what a server says of an ended session or of its own failure is not meant for people
  const said = status === 400 && message ? message : t.failed
  void toast({ message: said, tone: 'danger', duration: TOAST, closeLabel: t.close })
}
