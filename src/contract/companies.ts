import * as v from 'valibot'
import { defineCall, type AnswerOf } from './call'
import { flag, id, inData, optionalAmount, text } from './shapes'

/** Reads the companies whose pages the user viewed most, in the server's order (R104, Q100). */
export const getViewedCompanies = defineCall({
  method: 'GET',
  path: '/api/v2/user/most-viewed-companies',
  answer: inData(
    v.array(
      v.object({
        id,
        company_name: v.string(),
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
