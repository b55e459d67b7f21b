import {
  getCompanyCategories,
  getCompanyCountries,
  getCompanyProfile,
  getCompanyTypes,
  type CompanyProfile,
} from '../contract'
import { query, type Query } from '../query'

const profiles = new Map<number | undefined, Query<CompanyProfile>>()

/** A company's profile, one read for the editor and the navigation; without an id, the session's (R156, Q48). */
export function companyProfile(id?: number): Query<CompanyProfile> {
  let $profile = profiles.get(id)
  if (!$profile) {
    $profile = query(signal => getCompanyProfile({ query: { id }, signal }))
    profiles.set(id, $profile)
  }
  return $profile
}

/** The choices of the company's forms (R162). */
export const $companyCategories = query(signal => getCompanyCategories({ signal }))
export const $companyCountries = query(signal => getCompanyCountries({ signal }))
export const $companyTypes = query(signal => getCompanyTypes({ signal }))
