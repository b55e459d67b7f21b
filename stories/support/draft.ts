import { clearDrafts } from '../../src/form/clear-drafts'
import { entriesOf, writeDraft } from '../../src/form/lazy/drafts'

/** Begins with nothing kept on the device, or with what was typed into a form before. */
export function draft(name?: string, values: object = {}): () => () => void {
  return () => {
    clearDrafts()
    if (name) writeDraft({ name }, entriesOf({ values, start: {} }))
    return clearDrafts
  }
}
