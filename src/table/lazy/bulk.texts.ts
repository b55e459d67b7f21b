import { texts } from '../../texts'

/** The words of what is done with several rows of a list. */
export const bulkTexts = texts('table', {
  selection: 'Selection',
  selected: '{n} selected',
  clearSelection: 'Clear',
  selectMatching: 'Select all {n} that match',
  selecting: 'Selecting',
  publishSelected: 'Publish',
  unpublish: 'Unpublish',
  published: '{name} will be shown on your company profile.',
  taken: '{name} will no longer be shown on your company profile.',
  progress: '{n} of {total}',
  stop: 'Stop',
  more: '{names} and {n} more',
  nPublished: '{n} published',
  nUnpublished: '{n} unpublished',
  nDeleted: '{n} deleted',
  nAlready: '{n} needed no change',
  nGone: '{n} no longer in the list',
  nLeft: '{n} not done',
  nFailed: '{n} failed:',
  undo: 'Undo',
  results: 'Results',
  closeResults: 'Close results',
})
