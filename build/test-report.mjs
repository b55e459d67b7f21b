import { readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'

const SLOWEST = 5

/** What the tests of a run came to: how many, in how long, and which took longest. */
export class TestReport {
  #begun = performance.now()
  #passed = 0
  #failed = 0
  #skipped = 0
  #failures = []

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
      const lines = failed.map(result => [result.fullName, ...result.failureMessages].join('\n'))
      // a file that broke before its first test has a message of its own
      if (status === 'failed' && failed.length === 0) lines.push(message)
      this.#failures.push(...lines.map(line => `✗ ${relative('.', name)}: ${line}`))
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
    return this.#failed > 0
  }

  /** What failed, each with its reason, and the closing line. */
  toString() {
    const tests = this.#passed + this.#failed + this.#skipped
    const [passed, failed] = [this.#passed, this.#failed]
    const skipped = this.#skipped ? `, ${this.#skipped} skipped` : ''
    const total = Math.round((performance.now() - this.#begun) / 1000)
    const time = `${Math.floor(total / 60)} min ${total % 60} s`
    const line = `${tests} tests in ${time}: ${passed} passed, ${failed} failed${skipped}`
    return [...this.#failures, line].join('\n\n')
  }
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
