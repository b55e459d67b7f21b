import type { ApiError } from '../error'
import { toast } from '../ui/toast'
import { pageTexts } from './page.texts'

/** Says that a form of the company is saved, in the server's words where it has some; returns what was said. */
export function saidDone(message: string | null): string {
  const said = message ?? pageTexts().success
  void toast({ message: said })
  return said
}

/** Says why a form of the company could not be saved, also where messages stand under its fields (R163, Q84). */
export function saidFailed({ reason }: ApiError): void {
  void toast({ message: reason || pageTexts().failed, tone: 'danger' })
}
