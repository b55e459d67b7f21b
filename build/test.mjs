import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'

/** `npm test`: all that has to hold, cheapest first; it stops at the first step that fails. */
const steps = [
  { title: 'Format and lint', script: 'lint' },
  { title: 'Types', script: 'types' },
  { title: 'Unit tests', script: 'test:unit', counts: true },
  { title: 'Build', script: 'build' },
  { title: 'Size budgets', script: 'size' },
  { title: 'Storybook', script: 'storybook:build' },
  { title: 'Every story in a browser', script: 'test:stories', counts: true },
  { title: 'Every page in a browser', script: 'test:pages', counts: true },
]

const REPORT = 'test-results/report.json'
const totals = { passed: 0, failed: 0, skipped: 0 }

for (const { title, script, counts } of steps) {
  console.log(`\n── ${title} (npm run ${script})`)
  const begun = performance.now()
  rmSync(REPORT, { force: true })
  const report = counts ? ` -- --reporter=default --reporter=json --outputFile.json=${REPORT}` : ''
  const { status } = spawnSync(`npm run --silent ${script}${report}`, {
    shell: true,
    stdio: 'inherit',
  })
  if (counts) count()
  if (status !== 0) {
    totals.failed ||= 1
    console.log(`\nFailed: ${title}. Run it alone: npm run ${script}`)
    break
  }
  console.log(`   ${((performance.now() - begun) / 1000).toFixed(1)} s`)
}

const { passed, failed, skipped } = totals
console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed ? 1 : 0

function count() {
  const report = readReport()
  totals.passed += report.numPassedTests ?? 0
  totals.failed += report.numFailedTests ?? 0
  totals.skipped += (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0)
}

/** Empty when the run broke before it could report. */
function readReport() {
  try {
    return JSON.parse(readFileSync(REPORT, 'utf8'))
  } catch {
    return {}
  }
}
