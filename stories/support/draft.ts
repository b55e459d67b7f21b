import { clearDrafts, writeDraft } from '../../src/form/drafts'

/** Begins with nothing kept on the device, or with what was typed into a form before. */
export function draft(form?: string, values?: object): () => () => void {
  return () => {
    clearDrafts()
    if (form) writeDraft(form, values)
    return clearDrafts
  }
}
