import { texts } from '../../src/index'

/** The words of `<ndt-service-table>`. */
export const serviceTableTexts = texts('service-table', {
  title: 'Services',
  add: 'Add Service',
  name: 'Service Name',
  addedOn: 'Added On',
  failed: 'Services could not be loaded.',
  ask: 'Delete this Service?',
  askMany: 'Delete these {n} Services?',
  askUnpublish: 'Unpublish this Service?',
  askUnpublishMany: 'Unpublish these {n} Services?',
  askPublish: 'Publish this Service?',
  askPublishMany: 'Publish these {n} Services?',
  deleted: 'Service Deleted Successfully!!',
  notDeleted: 'Service is not deleted!',
})
