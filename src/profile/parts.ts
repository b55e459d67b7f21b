import type { Profile } from '../contract'

/** The parts of a profile that count for its strength; what it lacks is asked for in this order. */
export const PARTS = [
  'skills',
  'resume',
  'professions',
  'locations',
  'industries',
  'profile_image',
  'cover_letter',
  'contact_number',
  'country',
  'about_me',
] as const

/** A part of a profile, by its name on the wire. */
export type Part = (typeof PARTS)[number]

/** The parts that a profile has nothing in; an empty list is written as nothing. */
export function lackingIn(profile: Profile): Part[] {
  return PARTS.filter(part => !String(profile[part] ?? ''))
}
