import * as v from 'valibot'
import { storedHtml } from '../html/sanitise'
import { isDay } from './rules'

/** How many characters a rich text may have, its markup included (Q102). */
const RICH = 50_000

/** A rich text, as it is stored: sanitised, and none when there is nothing to see in it (Q67). */
export const richText = v.pipe(
  v.nullish(v.pipe(v.string(), v.maxLength(RICH)), null),
  v.transform(storedHtml),
)

/** A day that may be left out, `YYYY-MM-DD` (R210). */
export const optionalDay = v.nullish(
  v.pipe(v.string(), v.isoDate(), v.check(isDay, 'The :attribute must be a valid date.')),
  null,
)
