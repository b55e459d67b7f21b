import {
  given,
  idsOf,
  lengthOf,
  problemOf,
  today,
  withIds,
  type Choice,
  type Profile,
  type ProfileBody,
} from '../../src/index'

/** What the form's fields hold, under their names on the wire. */
export interface PersonalValues {
  first_name: string
  contact_number: string
  /** `YYYY-MM-DD`, or what was typed while it is no date. */
  dob: string
  gender_id: string
  about_me: string
  city: string
  country_id: Choice[]
  languages: Choice[]
  linkedin_url: string
  twitter_url: string
}

/** Characters of About me at most (R43). */
export const ABOUT_ME = 500

/** What the fields start from. */
export function valuesOf(profile: Profile): PersonalValues {
  const { country } = profile
  return {
    first_name: profile.user.first_name ?? '',
    contact_number: profile.contact_number ?? '',
    dob: profile.dob ?? '',
    gender_id: String(profile.gender_id ?? ''),
    about_me: profile.about_me ?? '',
    city: profile.city ?? '',
    country_id: withIds([country]),
    languages: withIds(profile.languages),
    linkedin_url: profile.linkedin_url ?? '',
    twitter_url: profile.twitter_url ?? '',
  }
}

/** The form as it is sent: what is filled, and nothing else (R48, R49). */
export function bodyOf(values: PersonalValues, email: string | null): ProfileBody {
  return given({
    ...values,
    email,
    languages: idsOf(values.languages),
    country_id: values.country_id[0]?.id,
    gender_id: values.gender_id,
  } as ProfileBody)
}

/** What the description names: the length of About me (R43), and a date of birth up to today (R44). */
export function checkOf(tooLong: string) {
  return ({ about_me, dob }: PersonalValues): Record<string, string> => {
    const day = problemOf(dob, '1900-01-01', today())
    return {
      ...(day && { dob: day }),
      ...(lengthOf(about_me) > ABOUT_ME && { about_me: tooLong }),
    }
  }
}
