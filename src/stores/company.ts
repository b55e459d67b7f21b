import {
  getCompanyCategories,
  getCompanyCountries,
  getCompanyProfile,
  getCompanyTypes,
  type CompanyProfile,
} from '../contract'
import { queries, query, type Query } from '../query'

/** A company's profile, one read for the editor and the navigation; without an id, the session's (R156, Q48). */
export const companyProfile: (id?: number) => Query<CompanyProfile> = queries((id, signal) =>
  getCompanyProfile({ query: { id }, signal }),
)

/** The choices of the company's forms (R162). */
export const $companyCategories = query(signal => getCompanyCategories({ signal }))
export const $companyCountries = query(signal => getCompanyCountries({ signal }))
export const $companyTypes = query(signal => getCompanyTypes({ signal }))
