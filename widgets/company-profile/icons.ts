import { linkedIn, twitter } from '../../src/index'

/** Drawn at the start of the fields: what each is about. */
export const globe =
  'M3 10a7 7 0 1 0 14 0 7 7 0 1 0-14 0M3 10h14M10 3c2 2 3 4.4 3 7s-1 5-3 7c-2-2-3-4.4-3-7s1-5 3-7z'

/** A company of which there is no picture. */
export const building =
  'M4.5 17V4.5a1 1 0 0 1 1-1h6a1 1 0 0 1 1 1V17M12.5 8.5h2a1 1 0 0 1 1 1V17M3 17h14M7 6.5h3M7 9.5h3M7 12.5h3'

/** The networks, by the names of their fields. */
export const networks = {
  company_linkedin: linkedIn,
  company_twitter: twitter,
  company_googleplus:
    'M5.25 4.75h9.5a3 3 0 0 1 3 3v4.5a3 3 0 0 1-3 3h-9.5a3 3 0 0 1-3-3v-4.5a3 3 0 0 1 3-3zM8.5 7.75v4.5L12 10z',
  company_fb:
    'M12.9 3.5h-1.9a3 3 0 0 0-3 3V9H6v2.75h2V17h2.75v-5.25h2l.5-2.75h-2.5V7c0-.45.3-.75.75-.75h1.4z',
}
