import { defineCall } from './call'
import { anyParams } from './forms'
import { options } from './shapes'

/** Reads the tags to choose from (R216). */
export const getProductTags = defineCall({
  method: 'GET',
  path: '/api/v2/company/product/tag-dropdown',
  query: anyParams,
  answer: options,
})

/** Reads the methods of a segment (R213). */
export const getMethods = defineCall({
  method: 'GET',
  path: '/api/v2/methods/by-segment/{segmentId}',
  answer: options,
})

/** Reads the categories of a method within a segment (R214). */
export const getCategories = defineCall({
  method: 'GET',
  path: '/api/v2/categories/method/{segment}/{method}',
  answer: options,
})

/** Reads the sub-categories of a category (R215). */
export const getSubCategories = defineCall({
  method: 'GET',
  path: '/api/v2/subcategories/{categoryId}',
  answer: options,
})
