import { defineWidget, number } from '../../src/index'
import styles from './service-form.css'
import { ServiceForm, type ServiceFormProps } from './service-form'

/**
 * The form of a service, to add one or to edit one.
 *
 * @group Company
 * @use On the page that adds a service, and on each that edits one.
 * @avoid In a dialog or a narrow column: it is a page of its own.
 * @requirements R232-R236
 * @fallback A form of yours that posts the same fields.
 * @fires ndt-ready - the form can be filled
 * @fires ndt-saved - the service is saved; `section` is `service`
 * @fires ndt-navigate - before the list of services comes
 */
defineWidget<ServiceFormProps>('ndt-service-form', {
  component: ServiceForm,
  styles,
  attributes: {
    /** The service to edit; without it one is added. */
    serviceId: number(),
  },
})
