import { getCountries, getIndustries, getLanguages, getProfessions, getSkills } from '../contract'
import { query } from '../query'

/** The choices of the profile's forms, each read once for all forms that offer them (R134, R135). */
export const $countries = query(signal => getCountries({ signal }))
export const $industries = query(signal => getIndustries({ signal }))
export const $languages = query(signal => getLanguages({ signal }))
export const $professions = query(signal => getProfessions({ signal }))
export const $skills = query(signal => getSkills({ signal }))
