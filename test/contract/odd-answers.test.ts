// @vitest-environment node
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { getProfile } from '../../src/contract'
import { guides } from '../../src/guides/guide'
import { manyGuides } from '../../stories/fixtures/guides'
import { oddities, pathsOf, reads, withOdd, type Path } from '../support/answers'

const all: [string, { answer: v.GenericSchema }, object][] = [
  ...reads,
  ['the guides', { answer: guides }, { data: manyGuides.slice(0, 2) }],
]
const sizes = all.map(([, , body]) => pathsOf(body).length)
const paths = sizes.reduce((sum, size) => sum + size)

const isAbsent = (value: unknown) =>
  value == null || value === '' || value === false || (Array.isArray(value) && !value.length)
const isEmpty = (odd: unknown) =>
  isAbsent(odd) || (typeof odd === 'object' && !Object.keys(odd!).length)

type Part = Record<string | number, unknown>

/** Holds that all but the value at the path is as it was; `part` is what stands there now. */
function around(before: unknown, after: unknown, [key, ...below]: Path): { part?: unknown } {
  if (key === undefined || isAbsent(after)) return { part: after }
  if (Array.isArray(before) && Array.isArray(after)) {
    const index = Number(key)
    const isGone = after.length < before.length
    expect(after.toSpliced(index, isGone ? 0 : 1)).toEqual(before.toSpliced(index, 1))
    return isGone ? {} : around(before[index], after[index], below)
  }
  const [was, is] = [before, after] as [Part, Part]
  expect({ ...is, [key]: 0 }).toEqual({ ...was, [key]: 0 })
  return around(was[key], is[key], below)
}

test.each(all)(
  `Q108 %s: any value may be any other (${all.length} calls, ${paths} paths x ${oddities.length} values)`,
  (_, { answer }, body) => {
    const bare = (of: object) => ('data' in of && answer === guides ? of.data : of)
    const before = v.parse(answer, bare(body))
    for (const path of pathsOf(body)) {
      for (const odd of oddities) {
        const seen = `${path.join('.')} = ${JSON.stringify(odd).slice(0, 40)}`
        const { typed, output, issues = [] } = v.safeParse(answer, bare(withOdd(body, path, odd)))
        expect([seen, typed]).toEqual([seen, true])
        expect([seen, issues.length <= 1]).toEqual([seen, true])
        const where = path.filter((key, index) => index || key !== 'data')
        // of a page the rows are as they were, whatever is said of its place
        const rows =
          where[0] === 'meta' ? ['pagination'] : 'meta' in body ? ['data', ...where] : where
        const { part } = around(before, output, rows)
        if (isAbsent(part) && !isEmpty(odd) && odd !== 0 && odd !== '0')
          expect([seen, issues.length]).toEqual([seen, 1])
      }
    }
  },
)

test.each([
  ['२०२४-०१-०१', null],
  ['1er févr.', null],
  ['2026\n01', null],
  ['W/"a1"', 'W/"a1"'],
  [1767348000, '1767348000'],
])('Q106 of the version %j, what a save’s header can carry is taken: %j', (updated_at, taken) => {
  const answer = v.safeParse(getProfile.answer, { data: { user: { first_name: 'A' }, updated_at } })
  expect((answer.output as { updated_at: unknown }).updated_at).toBe(taken)
})
