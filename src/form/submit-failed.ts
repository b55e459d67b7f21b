import { toast } from '../ui/toast'
import { formTexts } from './texts'

/** The red toast of a form that could not be saved; milliseconds as that form's success (R53, Q44). */
export function submitFailed(duration: number): void {
  void toast({ message: formTexts().notSubmitted, tone: 'danger', duration })
}
