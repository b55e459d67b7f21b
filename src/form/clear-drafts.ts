/** What the names of drafts begin with, in the browser's storage. */
export const DRAFT = 'ndt-draft:'

/** Forgets the drafts of everybody on this device; at sign-out. */
export function clearDrafts(): void {
  try {
    clearDraftsIn(localStorage)
    clearDraftsIn(sessionStorage)
  } catch {
    // storage is switched off: there are none
  }
}

/** Forgets those in one storage. */
export function clearDraftsIn(store: Storage): void {
  for (const name of Object.keys(store)) if (name.startsWith(DRAFT)) store.removeItem(name)
}
