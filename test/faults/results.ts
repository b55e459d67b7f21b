import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { calls } from '../../src/contract/all'
import type { Cell, Counts } from './document'
import { faults } from './faults'

/** What one file of tests came to, none of its tests left out. */
export interface Result {
  /** Of the build that it drove. */
  build: string
  engine: string
  cells: Cell[]
  counts: Counts
  /** The names of the tests that failed. */
  failed: string[]
}

const FOLDER = 'test-results/faults'

/** Every file whose result the document is made of; as each has its own, they can be run one by one. */
export const files = () => globSync('test/faults/**/*.test.ts').toSorted()

/** What tells one build from another. */
export function buildOf(): string {
  return createHash('sha256').update(readFileSync('dist/integrity.json')).digest('hex')
}

/** Keeps what a file came to, in the place of what it came to before. */
export function keep(file: string, result: Result): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(placeOf(file), JSON.stringify(result, undefined, 2))
}

/** What a file came to in this build, if it was run. */
export function kept(file: string, build: string): Result | undefined {
  const place = placeOf(file)
  if (!existsSync(place)) return
  const result = JSON.parse(readFileSync(place, 'utf8')) as Result
  return result.build === build ? result : undefined
}

const placeOf = (file: string) => `${FOLDER}/${file.split('/').at(-1)!}.json`

/** What the document still lacks: files that were not run, tests that failed, and cells that are nowhere. */
export function lacking(results: Map<string, Result | undefined>): string[] {
  const all = [...results.values()].filter(result => result !== undefined)
  const cells = new Set(all.flatMap(({ cells }) => cells.map(nameOf)))
  const names = [...Object.keys(calls), 'uploadResume']
  const due = names.flatMap(call => faults.map(({ name }) => nameOf({ call, fault: name })))
  const notRun = [...results].filter(([, result]) => !result).map(([file]) => `${file}: not run`)
  return [
    ...notRun,
    ...all.flatMap(({ failed }) => failed.map(name => `${name}: failed`)),
    // what was not run lacks all of its cells
    ...(notRun.length ? [] : due.filter(name => !cells.has(name)).map(name => `${name}: no cell`)),
  ]
}

const nameOf = ({ call, fault }: Pick<Cell, 'call' | 'fault'>) => `${call}: ${fault}`
