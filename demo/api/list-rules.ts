import * as v from 'valibot'
import { id, scalar } from '../../src/contract/shapes'
import { isEntry } from '../db/queries/entries'
import { listOfItems } from './faults'

const MAX_ITEMS = 100
const MAX_COUNTRIES = 250
const ENTRY = 100
const MAX_ID = 2_147_483_647

/** The number of a row, as far as the database counts. */
export const rowId = v.pipe(id, v.maxValue(MAX_ID))

/** The number of a row that may be left out. */
export const optionalNumber = v.nullish(rowId, null)

/** A list of at most so many items, which are counted before one of them is read, and read until enough do not fit. */
const listOf = <S extends v.GenericSchema>(item: S, limit: number) =>
  v.pipe(v.array(v.unknown()), v.maxLength(limit), listOfItems(item))

/** The same; absent means none (Q13). */
export const optionalList = <S extends v.GenericSchema>(item: S, limit: number) =>
  v.nullish(listOf(item, limit), () => [])

/** The same of items that take their time. */
export const optionalListAsync = <S extends v.GenericSchemaAsync>(item: S, limit: number) =>
  v.nullishAsync(
    v.pipeAsync(v.array(v.unknown()), v.maxLength(limit), v.arrayAsync(item)),
    () => [],
  )

/** Numbers of rows. */
export const numbers = listOf(id, MAX_ITEMS)

/** Numbers of rows; absent means none (Q13). */
export const optionalNumbers = v.nullish(numbers, () => [])

/** Numbers of countries; absent means none (Q13). */
export const countries = optionalList(id, MAX_COUNTRIES)

/** What is said of a name that is no name, and of a number that stands for no entry. */
export const UNKNOWN_ENTRY = 'The :attribute must be chosen from the list, or contain a letter.'

/** Numbers or names, whichever the form has (Q97); blank ones are left out, absent means none (Q13). */
export const numbersOrNames = v.pipe(
  optionalList(v.nullish(scalar), MAX_ITEMS),
  v.check(
    given => given.every(item => String(item ?? '').length <= ENTRY),
    `The :attribute must not hold a name greater than ${ENTRY} characters.`,
  ),
  v.transform(given => given.map(item => plain(item)).filter(name => name !== '')),
)

function plain(item: string | number | null | undefined): string {
  return String(item ?? '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Numbers of entries and names of new ones (Q14). */
export const entries = v.pipe(
  numbersOrNames,
  v.check(names => names.every(isEntry), UNKNOWN_ENTRY),
)
