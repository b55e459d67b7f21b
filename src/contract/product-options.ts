import { defineCall } from './call'
import { options } from './shapes'

/** Reads the categories to filter products by (R192). */
export const getProductCategories = defineCall({
  method: 'GET',
  path: '/api/v2/company/product/category-dropdown',
  answer: options,
})

/** Reads the sub-categories to filter products by (R192). */
export const getProductSubCategories = defineCall({
  method: 'GET',
  path: '/api/v2/company/product/subcategory-dropdown',
  answer: options,
})
