import { defineCall, type AnswerOf } from './call'
import { object, rows } from './reading'
import { flag, id, inData, optionalAmount, text, words } from './shapes'

/** Reads the companies whose pages the user viewed most, in the server's order (R104, Q100). */
export const getViewedCompanies = defineCall({
  method: 'GET',
  path: '/api/v2/user/most-viewed-companies',
  answer: inData(
    rows(
      object({
        id,
        company_name: words,
        company_slug: text,
        company_logo: text,
        rating: optionalAmount,
        number_of_reviews: optionalAmount,
        last_visited: optionalAmount,
        company_featured_status: flag,
      }),
    ),
  ),
})

/** A company whose page the user viewed (R106). */
export type ViewedCompany = AnswerOf<typeof getViewedCompanies>[number]
