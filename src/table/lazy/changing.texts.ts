import { texts } from '../../texts'

/** The words of what changes a row, or takes the list along. */
export const changingTexts = texts('table', {
  preview: 'Preview',
  delete: 'Delete',
  wasSaved: '{name} was saved',
  savedElsewhere: 'What was saved is not in this part of the list.',
  text: '{name} will be permanently removed from your company profile.',
  cancel: 'Cancel',
  deleting: 'Deleting...',
  updated: 'Status Updated Successfully!!',
  notUpdated: 'Status is not updated!',
  wasPublished: '{name} was published elsewhere already.',
  wasUnpublished: '{name} was unpublished elsewhere already.',
  gone: '{name} is no longer in the list.',
  notExported: 'Error exporting',
})
