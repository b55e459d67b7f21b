import { texts } from '../../src/index'

/** What `<ndt-saved-panel>` says of a removal. */
export const removalTexts = texts('saved-panel', {
  failed: 'The bookmark could not be changed.',
  removed: 'Bookmark removed.',
  applicationStays: 'Bookmark removed. Your application stays.',
  registrationStays: 'Bookmark removed. Your registration stays.',
  undo: 'Undo',
  undone: 'Bookmark is back.',
})
