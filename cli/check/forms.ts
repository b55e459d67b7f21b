import type { CompanyProfile, Option, Profile } from '../../src/contract'
import type { Body } from './kept'
import type { CallName } from './reading'
import type { Bench } from './writing'

/** A form that is there to be read and saved. */
export interface Form<T = unknown> {
  call: CallName
  read: CallName
  /** What the form sends of what it read. */
  body: (read: T) => Body
  /** The same with something changed. */
  change: (body: Body, bench: Bench) => Promise<Body> | Body
  /** What must not be taken, and the field that is wrong. */
  wrong?: { body: Body; field: string }
}

const idsOf = (choices: { id: number | null }[]) => choices.map(({ id }) => id)

const about: Form<Profile> = {
  call: 'updateProfile',
  read: 'getProfile',
  body: ({ user, languages, country, ...rest }) => ({
    languages: idsOf(languages),
    about_me: rest.about_me,
    first_name: user.first_name,
    email: user.email,
    contact_number: rest.contact_number,
    dob: rest.dob,
    gender_id: rest.gender_id,
    country_id: country?.id,
    city: rest.city,
    linkedin_url: rest.linkedin_url,
    twitter_url: rest.twitter_url,
  }),
  change: body => ({ ...body, city: other(body['city']) }),
  wrong: { body: { first_name: '' }, field: 'first_name' },
}

const profession: Form<Profile> = {
  call: 'updateProfessionInfo',
  read: 'getProfile',
  body: ({ professions, industries }) => ({
    professions: idsOf(professions),
    industries: idsOf(industries),
  }),
  change: async (body, bench) => ({
    ...body,
    professions: toggled(body['professions'], await bench.read('getProfessions')),
  }),
}

const job: Form<Profile> = {
  call: 'updateJobInfo',
  read: 'getProfile',
  body: ({ locations, skills, cover_letter }) => ({
    locations: idsOf(locations),
    skills: idsOf(skills),
    cover_letter,
  }),
  change: body => ({ ...body, cover_letter: other(body['cover_letter']) }),
  wrong: { body: { cover_letter: 'x'.repeat(1001) }, field: 'cover_letter' },
}

const preferences: Form<number[]> = {
  call: 'updatePreferences',
  read: 'getPreferences',
  body: preferences => ({ preferences }),
  change: async ({ preferences }, bench) => ({
    preferences: toggled(preferences, await bench.read('getPreferenceOptions')),
  }),
}

const company: Form<CompanyProfile> = {
  call: 'updateCompanyProfile',
  read: 'getCompanyProfile',
  body: ({ company_logo, file_input, updated_at, country_id, ...rest }) => ({
    ...rest,
    company_categories: idsOf(rest.company_categories),
    company_type: idsOf(rest.company_type),
    country_id: country_id?.id,
  }),
  change: body => ({
    ...body,
    company_short_description: other(body['company_short_description']),
  }),
  wrong: { body: { company_name: '' }, field: 'company_name' },
}

/** Every form of something that there is: saved with a change, read again, and put back as it was. */
export const forms = [about, profession, job, preferences, company] as Form[]

/** What a backend that escapes before it stores, or has another encoding or three bytes a letter, does not give back. */
const TRYING = 'Zürich "R&D" 🔩'

/** Another text that is as good. */
const other = (text: unknown) => (text === TRYING ? `${TRYING} 2` : TRYING)

/** Choices with one more, or else with one less. */
function toggled(chosen: unknown, options: unknown): unknown[] {
  const ids = chosen as number[]
  const more = (options as Option[] | undefined)?.find(({ id }) => !ids.includes(id))
  return more ? [...ids, more.id] : ids.slice(0, -1)
}
