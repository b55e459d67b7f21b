import { calls } from '../../src/contract/all'
import { isChange, type Definition } from '../../src/contract/call'
import { companies } from '../../stories/fixtures/companies'
import { company } from '../../stories/fixtures/company'
import { product, service } from '../../stories/fixtures/company-forms'
import { pageOf, products, services } from '../../stories/fixtures/company-lists'
import { chosenPreferences, preferenceOptions } from '../../stories/fixtures/preferences'
import { profile } from '../../stories/fixtures/profile'
import { countries } from '../../stories/fixtures/profile-forms'
import { savedCourses, savedJobs } from '../../stories/fixtures/saved'

/** The answer of each read that is no lookup, whole and as the contract has it. */
const own: Record<string, object> = {
  getProfile: profile,
  getSavedJobs: savedJobs,
  getSavedCourses: savedCourses,
  getViewedCompanies: companies,
  getPreferenceOptions: preferenceOptions,
  getPreferences: chosenPreferences,
  getCompanyProfile: company,
  getProduct: product,
  getService: service,
  getProducts: pageOf(products(23)),
  getServices: pageOf(services(23)),
}

/** Every read of the contract but the export, which is a file: its name, call and answer. */
export const reads: [name: string, call: Definition, body: object][] = Object.entries(calls)
  .filter(([name, call]) => !isChange(call) && name !== 'exportList')
  .map(([name, call]) => [name, call, own[name] ?? countries])

/** What a backend may write in the place of any value. */
export const oddities: unknown[] = [
  ...[null, '', '0', 'abc', 'N/A', 0, -1, 1.5, 1e21, true, false, [], {}],
  ...[
    [null],
    [{}],
    ['abc'],
    { a: 1 },
    { 1: 'abc' },
    'x'.repeat(5000),
    { a: { b: [1, { c: null }] } },
  ],
]

/** Where a value stands in an answer. */
export type Path = (string | number)[]

/** Every path below the data, or of the whole where there are none; of long lists the first and the last row. */
export function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || !value) return [path]
  const rows = Array.isArray(value)
  const entries = Object.entries(value).filter(
    (_, index, all) => !rows || index === 0 || index === all.length - 1,
  )
  const below = entries.flatMap(([key, part]) => pathsOf(part, [...path, rows ? Number(key) : key]))
  return path.length && !(path.length === 1 && path[0] === 'data') ? [path, ...below] : below
}

/** A copy of an answer with another value at a path. */
export function withOdd<T>(body: T, path: Path, odd: unknown): T {
  // and not a structured clone: what parts share would be odd in each
  const copy = JSON.parse(JSON.stringify(body)) as T
  type Part = Record<string | number, unknown> | null | undefined
  const holder = path.slice(0, -1).reduce<Part>((part, key) => part?.[key] as Part, copy as Part)
  // in what is odd itself there may be no such place any more
  if (typeof holder === 'object' && holder && path.at(-1)! in holder) holder[path.at(-1)!] = odd
  return copy
}

/** What no screen says, whatever a backend has written. */
export const BROKEN = /\[object|NaN|undefined|\bnull\b|Infinity/

/** Of each answer, every so manieth place has another value. */
const STEP = 4

/** The answers of some reads, of which every fourth place has another value; other places and values with each round. */
export function oddBodies(names: readonly string[], round: number): Map<string, object> {
  let place = 0
  return new Map(
    names.map(name => {
      const whole = bodyOf(name)
      const body = pathsOf(whole).reduce((body, path) => {
        const isOdd = (++place + round) % STEP === 0
        return isOdd ? withOdd(body, path, oddities[(place * 7 + round) % oddities.length]) : body
      }, whole)
      return [name, body]
    }),
  )
}

/** How many places the answers of some reads have. */
export function placesOf(names: readonly string[]): number {
  return names.flatMap(name => pathsOf(bodyOf(name))).length
}

/** The whole answer of a read. */
export function bodyOf(name: string): object {
  return reads.find(([of]) => of === name)![2]
}
