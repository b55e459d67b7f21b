import { defineCall } from './call'
import { options } from './shapes'

/** Reads the languages to choose from (R134). */
export const getLanguages = defineCall({
  method: 'GET',
  path: '/api/v2/get-languages',
  answer: options,
})

/** Reads the countries to choose from, also as locations (R134, Q34). */
export const getCountries = defineCall({
  method: 'GET',
  path: '/api/v2/get-countries',
  answer: options,
})

/** Reads the professions to choose from (R134). */
export const getProfessions = defineCall({
  method: 'GET',
  path: '/api/v2/get-professions',
  answer: options,
})

/** Reads the industries to choose from (R134, Q35). */
export const getIndustries = defineCall({
  method: 'GET',
  path: '/api/v2/get-industriestype',
  answer: options,
})

/** Reads the skills to choose from (R135, Q34). */
export const getSkills = defineCall({
  method: 'GET',
  path: '/api/v2/get-skills',
  answer: options,
})
