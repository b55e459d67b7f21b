import { texts } from '../texts'
import { toast } from '../ui/toast'

const english = { failed: 'Error submitting form', close: 'Close' }

/** The red toast of a form that could not be saved; milliseconds as that form's success (R53, Q44). */
export function submitFailed(duration: number): void {
  const t = texts('forms', english)
  void toast({ message: t.failed, tone: 'danger', duration, closeLabel: t.close })
}
