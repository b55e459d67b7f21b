import { defineCall } from './call'
import { message } from './shapes'

/** Publishes a product, or takes it back: each call flips its status (R195, Q49, Q86). */
export const toggleProduct = defineCall({
  method: 'GET',
  path: '/api/v2/company/product/{id}/toggle-status',
  changes: true,
  answer: message,
})

/** Deletes a product (R199, Q50). */
export const deleteProduct = defineCall({
  method: 'DELETE',
  path: '/api/v1/company/products/{id}',
  answer: message,
})
