import { defineCall, type AnswerOf } from './call'
import { object, promised, section } from './reading'
import { day, id, inData, optionalId, shownOption, shownOptions, text, version } from './shapes'

/** Reads the job seeker's own profile, which all profile widgets share (R132, R133). */
export const getProfile = defineCall({
  method: 'GET',
  path: '/api/v2/user/get-profile-details',
  answer: inData(
    object({
      id: promised(id, undefined),
      user_id: promised(id, undefined),
      contact_number: text,
      about_me: text,
      linkedin_url: text,
      twitter_url: text,
      profile_image: text,
      city: text,
      cover_letter: text,
      resume: text,
      user: section({ first_name: text, email: text }),
      country: shownOption,
      locations: shownOptions,
      skills: shownOptions,
      languages: shownOptions,
      professions: shownOptions,
      industries: shownOptions,
      dob: day,
      gender_id: optionalId,
      updated_at: version,
    }),
  ),
})

/** A job seeker's profile (R133). */
export type Profile = AnswerOf<typeof getProfile>
