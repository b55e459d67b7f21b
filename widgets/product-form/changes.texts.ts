import { texts } from '../../src/index'

/** The words of `<ndt-product-form>` that come with a change: they load with the first. */
export const changesTexts = texts('product-form', {
  cleared: 'Cleared: {labels}',
  moved: 'Moved to row {n}',
  rows: '{n} rows',
  'rows.one': '{n} row',
  deleted: 'File deleted successfully',
  notDeleted: 'Error deleting file',
  done: 'Status Updated Successfully!!',
  wasPublished: 'It was published elsewhere already.',
  notUpdated: 'Status is not updated!',
})
