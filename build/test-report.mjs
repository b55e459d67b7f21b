import { readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'

const SLOWEST = 5
/** As many tests of a browser may pass at their second try alone before the run fails. */
const UNSTEADY = 3

/** What the tests of a run came to: how many, in how long, and which took longest. */
export class TestReport {
  #begun = performance.now()
  #passed = 0
  #failed = 0
  #skipped = 0
  #failures = []
  #unsteady = []

  /** The words that have a step of Vitest write down what `read` takes. */
  begin(script) {
    const file = fileOf(script)
    rmSync(file, { force: true })
    return ` --reporter=default --reporter=json --outputFile.json=${file}`
  }

  /** Counts what a step wrote down, and names what took longest; a step that broke may have written nothing. */
  read(script) {
    const { testResults = [], ...counts } = parse(fileOf(script))
    this.#passed += counts.numPassedTests ?? 0
    this.#failed += counts.numFailedTests ?? 0
    this.#skipped += (counts.numPendingTests ?? 0) + (counts.numTodoTests ?? 0)
    for (const { name, status, message, assertionResults } of testResults) {
      const failed = assertionResults.filter(result => result.status === 'failed')
      const lines = failed.map(whatFailed)
      // a file that broke before its first test has a message of its own
      if (status === 'failed' && failed.length === 0) lines.push(message)
      const file = relative('.', name)
      this.#failures.push(...lines.map(line => `✗ ${file}: ${line}`))
      // what passed at its second try keeps the reason of the first
      const unsteady = assertionResults.filter(
        result => result.status === 'passed' && result.failureMessages.length > 0,
      )
      this.#unsteady.push(...unsteady.map(result => `~ ${file}: ${whatFailed(result)}`))
    }
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
    const slowest = tests.sort((a, b) => (b.duration ?? 0) - (a.duration ?? 0)).slice(0, SLOWEST)
    return slowest.map(({ fullName, duration = 0 }) => `   ${seconds(duration)}  ${fullName}`)
  }

  /** Makes the run a failed one, be it that no test is what failed. */
  fail() {
    this.#failed ||= 1
  }

  get hasFailed() {
    return this.#failed > 0 || this.#unsteady.length > UNSTEADY
  }

  /** What passed at its second try alone and what failed, each with its reason, and the closing line. */
  toString() {
    const tests = this.#passed + this.#failed + this.#skipped
    const [passed, failed] = [this.#passed, this.#failed]
    const skipped = this.#skipped ? `, ${this.#skipped} skipped` : ''
    const total = Math.round((performance.now() - this.#begun) / 1000)
    const time = `${Math.floor(total / 60)} min ${total % 60} s`
    const unsteady = this.#unsteady.length
      ? `, ${this.#unsteady.length} unsteady (at most ${UNSTEADY} may be)`
      : ''
    const line = `${tests} tests in ${time}: ${passed} passed, ${failed} failed${skipped}${unsteady}`
    return [...this.#unsteady, ...this.#failures, line].join('\n\n')
  }
}

function whatFailed({ fullName, failureMessages }) {
  return [fullName, ...failureMessages].join('\n')
}

/** Milliseconds as a column of seconds. */
export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1).padStart(6)} s`
}

function fileOf(script) {
  return `test-results/${script.replaceAll(':', '-')}.json`
}

function parse(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}
