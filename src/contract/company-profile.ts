import * as v from 'valibot'
import { defineCall, type AnswerOf, type BodyOf } from './call'
import { anyParams, field, ids } from './forms'
import { object, optional, promised } from './reading'
import { id, inData, list, message, option, options, text, version, words } from './shapes'

/** Reads a company's profile for the editor; the server knows the company by the session (R156, Q48). */
export const getCompanyProfile = defineCall({
  method: 'GET',
  path: '/api/v2/company/profile',
  query: v.object({ id: v.optional(id) }),
  answer: inData(
    object({
      id: promised(id, undefined),
      company_name: promised(words, ''),
      company_website: text,
      company_logo: text,
      file_input: optional(words, 'profile.png'),
      company_categories: list(option),
      company_type: list(option),
      video_link: text,
      company_short_description: text,
      company_long_description: text,
      company_address: text,
      company_email: text,
      company_landline: text,
      company_contact_person: text,
      contact_email: text,
      company_linkedin: text,
      company_googleplus: text,
      company_fb: text,
      company_twitter: text,
      url: text,
      google_map_link: text,
      country_id: optional(option),
      updated_at: version,
    }),
  ),
})

/** The editor's form; the logo is there only when it changed, and empty when it was deleted (R159). */
const body = v.object({
  id: v.optional(id),
  company_name: v.string(),
  company_website: field,
  company_logo: v.nullish(v.union([v.file(), v.literal('')])),
  file_input: field,
  company_categories: ids,
  company_type: ids,
  video_link: field,
  company_short_description: field,
  company_long_description: field,
  company_address: field,
  company_email: field,
  company_landline: field,
  company_contact_person: field,
  contact_email: field,
  company_linkedin: field,
  company_googleplus: field,
  company_fb: field,
  company_twitter: field,
  url: field,
  google_map_link: field,
  country_id: v.nullish(id),
})

/** Saves the profile of a company that exists (R157). */
export const updateCompanyProfile = defineCall({
  method: 'POST',
  path: '/dashboard/company/profile/update',
  encoding: 'multipart',
  lists: 'numbered',
  body,
  answer: message,
})

/** Creates a company with its profile; the odd path is the description's (R158, Q50). */
export const createCompany = defineCall({
  method: 'POST',
  path: '/api/v1/company/products',
  encoding: 'multipart',
  adds: true,
  lists: 'numbered',
  body,
  answer: message,
})

/** Reads the categories that a company can choose (R162). */
export const getCompanyCategories = defineCall({
  method: 'GET',
  path: '/api/v2/company/category-dropdown',
  answer: options,
})

/** Reads the types that a company can choose (R162, Q24). */
export const getCompanyTypes = defineCall({
  method: 'GET',
  path: '/api/v2/company/types',
  answer: options,
})

/** Reads the countries for the company's forms (R162, Q101). */
export const getCompanyCountries = defineCall({
  method: 'GET',
  path: '/api/v1/countries',
  query: anyParams,
  answer: options,
})

/** Stores an image of the rich-text editor and tells its address (R173). */
export const uploadEditorImage = defineCall({
  method: 'POST',
  path: '/dashboard/text-editor-image',
  encoding: 'multipart',
  body: v.object({ text_editor_image: v.file() }),
  answer: inData(object({ editorImage: words })),
})

/** A company's profile (R154). */
export type CompanyProfile = AnswerOf<typeof getCompanyProfile>

/** The company profile's form (R157). */
export type CompanyProfileBody = BodyOf<typeof updateCompanyProfile>
