import * as v from 'valibot'
import { id, scalar } from '../../src/contract/shapes'
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

/** A number of something that exists, which may be left out. */
export const optionalNumber = v.nullish(id, null)

/** Numbers of companies' categories or types; absent means none (Q13). */
export const numbers = v.pipe(
  v.nullish(v.array(id), () => []),
  v.maxLength(100),
)

/** Numbers or names, whichever the form has (Q97). */
export const numbersOrNames = v.pipe(
  v.nullish(v.array(scalar), () => []),
  v.maxLength(100),
  v.transform(given => given.map(item => String(item).trim()).filter(Boolean)),
)
