import * as v from 'valibot'
import { oneOf } from '../../src/contract/forms'
import { photoFile, resumeFile } from './file-rules'
import { countries, entries, optionalNumber } from './list-rules'
import { birthday, line, optionalPhone, optionalText, optionalUrl } from './rules'

/** The Personal Information form; the email travels with it and is not read (R48, Q12). */
export const personalForm = v.object({
  first_name: line,
  contact_number: optionalPhone,
  dob: birthday,
  gender_id: v.nullish(oneOf(1, 2, 3, 4), null),
  about_me: optionalText(500),
  city: optionalText(),
  country_id: optionalNumber,
  languages: entries,
  linkedin_url: optionalUrl,
  twitter_url: optionalUrl,
})

/** The Professional Information form (R56). */
export const professionForm = v.object({ professions: entries, industries: entries })

/** What a form sends to have its file removed (Q18, Q36). */
const marker = v.nullish(oneOf(1))

/** The Job Information form; its resume is new, deleted or, when neither comes, untouched (R69, Q18). */
export const jobForm = v.objectAsync({
  locations: countries,
  skills: entries,
  cover_letter: optionalText(1000),
  resume: v.nullishAsync(resumeFile),
  resume_deleted: marker,
})

/** The photo, or the marker that removes it (R81, Q36). */
export const photoForm = v.pipeAsync(
  v.objectAsync({
    profile_image: v.nullishAsync(photoFile),
    profile_image_deleted: marker,
  }),
  v.forward(
    v.partialCheck(
      [['profile_image'], ['profile_image_deleted']],
      form => !!form.profile_image || !!form.profile_image_deleted,
      'The :attribute field is required.',
    ),
    ['profile_image'],
  ),
)
