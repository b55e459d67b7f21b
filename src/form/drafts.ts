import { $user } from '../stores/session'

const PREFIX = 'ndt-draft:'

/** What was typed into a form and not saved yet; of this user, on this device. */
export function readDraft<V extends object>(form: string): Partial<V> | undefined {
  try {
    const text = localStorage.getItem(key(form))
    return text ? (JSON.parse(text) as Partial<V>) : undefined
  } catch {
    // storage is switched off, or holds something else: there is no draft
    return undefined
  }
}

/** Keeps what is typed; forgets it when there is nothing to keep. */
export function writeDraft(form: string, values: object | undefined): void {
  try {
    if (values) localStorage.setItem(key(form), JSON.stringify(values))
    else localStorage.removeItem(key(form))
  } catch {
    // storage is switched off or full: the form works without a draft
  }
}

/** Forgets all drafts of everybody on this device; at sign-out. */
export function clearDrafts(): void {
  try {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(PREFIX)) localStorage.removeItem(name)
    }
  } catch {
    // storage is switched off: there are none
  }
}

function key(form: string): string {
  return `${PREFIX}${$user.get()?.id ?? ''}:${form}`
}
