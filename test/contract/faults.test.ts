import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { calls } from '../../src/contract/all'
import { faults } from '../faults/faults'
import { known } from '../faults/known'
import { files, lacking, type Result } from '../faults/results'
import { areas } from '../faults/screens'

const screens = Object.values(areas).flat()
const names = screens.map(({ call }) => call)

test('every call has a screen behind which it goes wrong: if one has none, test/faults/screens', () => {
  expect(names.toSorted()).toEqual([...Object.keys(calls), 'uploadResume'].sort())
})

test('what is said of single faults, and known to fail, is of faults that there are', () => {
  const all = faults.map(({ name }) => name)
  const named = screens.flatMap(({ except = {} }) => Object.keys(except))
  expect(named.filter(name => !all.includes(name))).toEqual([])
  const cells = names.flatMap(call => all.map(fault => `${call}: ${fault}`))
  expect(Object.keys(known).filter(cell => !cells.includes(cell))).toEqual([])
})

test('the document lacks a file that was not run, a test that failed, and a cell that is nowhere', () => {
  const cells = names.flatMap(call => faults.map(({ name: fault }) => ({ area: '', call, fault })))
  const whole: Result = { build: '', engine: '', cells, counts: {}, failed: [] }
  expect(lacking(new Map([['a', whole]]))).toEqual([])
  expect(lacking(new Map(files().map(file => [file, undefined])))).toHaveLength(files().length)
  expect(lacking(new Map([['a', { ...whole, failed: ['logout: 419'] }]]))).toEqual([
    'logout: 419: failed',
  ])
  const [first, ...others] = cells
  expect(lacking(new Map([['a', { ...whole, cells: others }]]))).toEqual([
    `${first!.call}: ${first!.fault}: no cell`,
  ])
})

test('each area has a file that runs it', () => {
  const run = files().map(file => /runArea\('(.+)'\)/.exec(readFileSync(file, 'utf8'))?.[1])
  expect(run.filter(Boolean).sort()).toEqual(Object.keys(areas).sort())
})

test('docs/reliability.md has a mark for each: if not, npm run test:faults', () => {
  const file = 'docs/reliability.md'
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const rows = text.split('\n').map(line => line.split(' | '))
  const marked = names.filter(call =>
    rows.some(([head, ...marks]) => head === `| \`${call}\`` && marks.length === faults.length),
  )
  expect(marked).toEqual(names)
})
