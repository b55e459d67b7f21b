import * as v from 'valibot'
import { defineCall, type BodyOf } from './call'
import { date, field, ids, idsOrNames, oneOf, shortText } from './forms'
import { id } from './shapes'

/** Saves the Personal Information form, whole: what is left out is cleared (R48-R50, Q13). */
export const updateProfile = defineCall({
  method: 'POST',
  path: '/api/v2/user/update-profile',
  encoding: 'form',
  body: v.object({
    languages: idsOrNames,
    about_me: shortText(500),
    first_name: v.string(),
    email: field,
    contact_number: field,
    dob: date,
    gender_id: v.nullish(oneOf(1, 2, 3, 4)),
    country_id: v.nullish(id),
    city: field,
    linkedin_url: field,
    twitter_url: field,
  }),
  success: 200,
  answer: v.unknown(),
})

/** Saves the Professional Information form (R56). */
export const updateProfessionInfo = defineCall({
  method: 'POST',
  path: '/api/v2/user/update-professioninfo',
  encoding: 'form',
  body: v.object({ professions: idsOrNames, industries: idsOrNames }),
  success: 200,
  answer: v.unknown(),
})

/** Stores the cropped profile photo, or with the marker removes it (R80, R81, Q36). */
export const updateProfileImage = defineCall({
  method: 'POST',
  path: '/api/v2/user/update-profile-image',
  encoding: 'multipart',
  body: v.object({
    profile_image: v.optional(v.file()),
    profile_image_deleted: v.optional(oneOf(1)),
  }),
  answer: v.unknown(),
})

/** Saves the Job Information form; the resume is new, deleted or untouched (R66-R69, Q18, Q38). */
export const updateJobInfo = defineCall({
  method: 'POST',
  path: '/api/v2/user/update-jobinfo',
  encoding: 'multipart',
  body: v.object({
    locations: ids,
    skills: idsOrNames,
    cover_letter: shortText(1000),
    resume: v.optional(v.file()),
    resume_deleted: v.optional(oneOf(1)),
  }),
  success: 200,
  answer: v.unknown(),
})

/** The Personal Information form (R48). */
export type ProfileBody = BodyOf<typeof updateProfile>

/** The Professional Information form (R56). */
export type ProfessionInfoBody = BodyOf<typeof updateProfessionInfo>

/** The Job Information form (R69). */
export type JobInfoBody = BodyOf<typeof updateJobInfo>
