import { texts } from '../../src/index'

/** The words of `<ndt-service-form>`. */
export const serviceFormTexts = texts('service-form', {
  failed: 'The service could not be read. Please try again later.',
  title: 'Add Service',
  service: 'Service',
  image: 'Image',
  company_service_name: 'Name',
  company_service_description: 'Description',
  company_service_image: 'Image',
  imageHint: 'png, jpeg or jpg, max 5 MB',
  upload: 'Upload',
  update: 'Replace',
  preview: 'Preview image',
  remove: 'Remove image',
  submit: 'Save & Add another',
})
