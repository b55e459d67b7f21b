/**
 * `npm run bench`: measures pages in a browser and the server's answers, ours beside others'.
 *
 * `npm run bench -- idle rows-100` measures the cases whose names begin so; `--rounds 1` fewer times.
 */
import { parseArgs } from 'node:util'
import type { Case } from './case'
import { cases } from './cases/index'
import { Bench } from './measure/bench'
import { bringPeers, buildOnReact, buildPages } from './measure/build'
import { measure } from './measure/rounds'
import { DOCUMENT, writeDocument } from './report/document'
import { writePage } from './report/page'
import { forget, keep, lastResults, now, RESULTS } from './report/results'
import { goalsTable, tableOf } from './report/terminal'

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string' } },
  allowPositionals: true,
})
const order = cases.map(({ name }) => name)
const chosen = cases
  .filter(({ name }) => !positionals.length || positionals.some(word => name.startsWith(word)))
  .map(each => (values.rounds ? { ...each, rounds: Number(values.rounds) } : each))
if (!chosen.length) {
  console.error(`There is no such case. There are: ${order.join(', ')}`)
  process.exit(1)
}

const begun = performance.now()
const minutes = () => `${((performance.now() - begun) / 60_000).toFixed(1)} min`
console.log('The peers come from npm, the first time.')
bringPeers()
console.log(`${minutes()}  Our components are built on react-dom, and the contestants' pages.`)
await buildOnReact()
await buildPages()

const bench = await Bench.open()
let results = lastResults(bench.version)
const failed: string[] = []
for (const [index, each] of chosen.entries()) await run(each, index)
await bench.close()

console.log(goalsTable(results.cases))
const isWhole = results.cases.length === cases.length
if (isWhole) await writeDocument(results)
const written = `${RESULTS}/results.json${isWhole ? `, ${DOCUMENT}` : ''} and ${writePage(results)}`
console.log(`\n${minutes()}  ${written} are written.`)
if (!isWhole) console.log(`${DOCUMENT} is, once every case has been measured here.`)
for (const name of failed) console.error(`Not measured: ${name}.`)
process.exit(failed.length ? 1 : 0)

/** Measures a case and shows it; one that cannot be measured leaves the others alone. */
async function run(each: Case, index: number) {
  const say = (round: number, contestant: string) => {
    if (!process.stdout.isTTY) return
    const at = `${index + 1} of ${chosen.length}: ${each.name}, round ${round} of ${each.rounds}, ${contestant}`
    process.stdout.write(`\r\u001b[K${minutes()}  ${at}`)
  }
  try {
    const outcome = await measure(each, bench, say)
    results = keep(results, { ...outcome, ...now() }, order)
    if (process.stdout.isTTY) process.stdout.write('\r\u001b[K')
    console.log(`${tableOf(outcome)}\n${minutes()}, ${index + 1} of ${chosen.length}`)
  } catch (error) {
    failed.push(each.name)
    results = forget(results, each.name)
    console.error(`\n${each.name}:`, error)
  }
}
