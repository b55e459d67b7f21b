import { defineCall } from './call'
import { message } from './shapes'

/** Publishes a service, or takes it back: each call flips its status (R229, Q49). */
export const toggleService = defineCall({
  method: 'GET',
  path: '/api/v2/company/service/{id}/toggle-status',
  changes: true,
  answer: message,
})

/** Deletes a service; a GET by the description, and no less guarded for it (R230, Q49). */
export const deleteService = defineCall({
  method: 'GET',
  path: '/admin/company/service/delete/{id}',
  changes: true,
  answer: message,
})
