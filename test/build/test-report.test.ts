import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { TestReport } from '../../build/test-report.mjs'

const file = 'test-results/of-the-report.json'
afterEach(() => rmSync(file, { force: true }))

/** What `npm test` makes of the tests of one step. */
function reportOn(assertionResults: object[]): InstanceType<typeof TestReport> {
  const report = new TestReport()
  report.begin('of-the-report')
  const testResults = [
    { name: `${process.cwd()}/test/a.test.ts`, status: 'passed', assertionResults },
  ]
  mkdirSync('test-results', { recursive: true })
  writeFileSync(file, JSON.stringify({ numPassedTests: assertionResults.length, testResults }))
  report.read('of-the-report')
  return report
}

const unsteady = {
  fullName: 'R1 it fades',
  status: 'passed',
  failureMessages: ['Error: too early'],
}

test('a test that passes at its second try is named with its reason, and three of them pass', () => {
  const report = reportOn([unsteady, unsteady, unsteady])
  expect(String(report)).toContain('~ test/a.test.ts: R1 it fades\nError: too early')
  expect(String(report)).toMatch(/3 passed, 0 failed, 3 unsteady \(at most 3 may be\)$/)
  expect(report.hasFailed).toBe(false)
})

test('a fourth fails the run', () => {
  expect(reportOn([unsteady, unsteady, unsteady, unsteady]).hasFailed).toBe(true)
})

test('a step that passed at once is counted alone', () => {
  const report = reportOn([{ fullName: 'R2', status: 'passed', failureMessages: [] }])
  expect(String(report)).toMatch(/^1 tests in \d+ min \d+ s: 1 passed, 0 failed$/)
  expect(report.hasFailed).toBe(false)
})
