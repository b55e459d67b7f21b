import { texts } from '../../src/index'

/** The words of what `<ndt-saved-panel>` says aloud, and does not show. */
export const saidTexts = texts('saved-panel', { shown: '{n} {kind}' })
