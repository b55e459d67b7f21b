import { texts } from '../../src/index'

/** The words of `<ndt-avatar-editor>`. */
export const avatarEditorTexts = texts('avatar-editor', {
  title: 'Edit Avatar',
  reUpload: 'Re-Upload',
  cancel: 'Cancel',
  save: 'Save Photo',
  saving: 'Saving...',
  saved: 'Profile photo saved',
  failed: 'The photo could not be saved. Please try again.',
  hint: '1000x1000 - Image size under 7 MB',
  upload: 'Upload',
  takePhoto: 'Take Photo',
  edit: 'Edit',
  delete: 'Delete',
  deletion: 'Delete profile photo',
  question: 'Are you sure? Having a profile picture helps others recognize you.',
  deleting: 'Deleting...',
  deleted: 'Profile photo deleted',
  notDeleted: 'The photo could not be deleted. Please try again.',
})
