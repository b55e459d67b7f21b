import { h, read } from './dom'

/** Name, label and kind of the fields of the Personal Information dialog. */
const fields = [
  ['first_name', 'First name', 'text'],
  ['email', 'Email', 'email'],
  ['about_me', 'About me', 'textarea'],
  ['dob', 'Date of birth', 'date'],
  ['contact_number', 'Contact number', 'text'],
  ['country', 'Country', 'select'],
  ['city', 'City', 'text'],
  ['linkedin_url', 'LinkedIn', 'url'],
  ['twitter_url', 'Twitter', 'url'],
]

/** Reads the profile and the countries, and makes the fields by `make(kind, label, value, options)`. */
export async function fieldsOf(make) {
  const countries = fetch('/api/v2/get-countries').then(answer => answer.json())
  const [profile, { data }] = await Promise.all([read('get-profile-details'), countries])
  return fields.map(([name, label, kind]) => {
    const value = name === 'country' ? profile.country.id : (profile[name] ?? profile.user[name])
    return make(kind, label, value ?? '', kind === 'select' ? data : [])
  })
}

/** The same of a library's elements. */
export const fieldsOfLibrary = name =>
  fieldsOf((kind, label, value, options) => {
    if (kind === 'textarea') return h(`${name}-textarea`, '', { label, value })
    if (kind !== 'select') return h(`${name}-input`, '', { label, value, type: kind })
    const entries = options.map(({ id, name: text }) =>
      h(`${name}-option`, '', { value: id }, text),
    )
    return h(`${name}-select`, '', { label, value }, ...entries)
  })
