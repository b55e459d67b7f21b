import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, release, totalmem, type } from 'node:os'
import type { Outcome } from '../case'

/** Where a run's figures go; git ignores it. */
export const RESULTS = 'bench/results'
const FILE = `${RESULTS}/results.json`

/** Figures, with the time and the machine they were taken at. */
export interface Results {
  machine: string
  browser: string
  cases: Taken[]
}

/** The figures of a case, and when they were taken under which load. */
export interface Taken extends Outcome {
  date: string
  /** How many programs wanted a processor at the time, each core's share of them. */
  load: number
}

/** What is measured on: processor, cores, memory, system. */
export function machine(): string {
  const all = cpus()
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`
  return `${all[0]!.model.trim()}, ${all.length} cores, ${memory}, ${type()} ${release()}, Node ${process.versions.node}`
}

/** When a case was measured. */
export const now = () => ({
  date: new Date().toISOString().slice(0, 16).replace('T', ' '),
  load: loadavg()[0]! / cpus().length,
})

/** The last figures, where they were taken on this machine with this browser. */
export function lastResults(browser: string): Results {
  const none = { machine: machine(), browser, cases: [] }
  if (!existsSync(FILE)) return none
  const last = JSON.parse(readFileSync(FILE, 'utf8')) as Results
  return last.machine === none.machine && last.browser === browser ? last : none
}

/** Forgets a case that cannot be measured: its older figures would be those of another build. */
export function forget(results: Results, name: string): Results {
  return { ...results, cases: results.cases.filter(each => each.name !== name) }
}

/** Keeps figures, in the place of older ones of the same cases. */
export function keep(results: Results, taken: Taken, order: readonly string[]): Results {
  const cases = [...results.cases.filter(({ name }) => name !== taken.name), taken]
    .filter(({ name }) => order.includes(name))
    .sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
  const kept = { ...results, cases }
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(FILE, `${JSON.stringify(kept, null, 2)}\n`)
  return kept
}
