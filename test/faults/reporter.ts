import { readFileSync, writeFileSync } from 'node:fs'
import type { Reporter, TestModule, Vitest } from 'vitest/node'
import { renderReliability } from './document'
import { buildOf, files, keep, kept, lacking, type Result } from './results'

const DOCUMENT = 'docs/reliability.md'
const SHOWN = 20

/** Keeps what each file came to, and makes `docs/reliability.md` once all of them held in one build. */
export default class FaultsReporter implements Reporter {
  #log = (_line: string): void => {}

  onInit({ logger }: Vitest): void {
    this.#log = line => logger.log(line)
  }

  onTestModuleEnd(module: TestModule): void {
    const tests = [...module.children.allTests()]
    const isWhole = tests.every(test => ['passed', 'failed'].includes(test.result().state))
    if (isWhole && tests.length) keep(module.relativeModuleId, resultOf(module))
  }

  onTestRunEnd(): void {
    const build = buildOf()
    const results = new Map(files().map(file => [file, kept(file, build)]))
    const lacks = lacking(results)
    if (lacks.length) {
      const more = lacks.length > SHOWN ? [`and ${lacks.length - SHOWN} more`] : []
      const lines = [...lacks.slice(0, SHOWN), ...more].map(line => `  ${line}`)
      return this.#log([`${DOCUMENT} stays as it is. This build lacks:`, ...lines].join('\n'))
    }
    writeFileSync(DOCUMENT, renderReliability(version(), [...results.values()] as Result[]))
  }
}

function version(): string {
  return (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version
}

function resultOf(module: TestModule): Result {
  const result: Result = { build: buildOf(), engine: '', cells: [], counts: {}, failed: [] }
  for (const test of module.children.allTests()) {
    const { cell, count, engine } = test.meta()
    if (engine) result.engine = engine
    if (cell) result.cells.push(cell)
    Object.assign(result.counts, count)
    if (test.result().state === 'failed') result.failed.push(test.name)
  }
  // one that could not be begun has failed, whatever its tests say
  if (!module.ok() && !result.failed.length) result.failed.push(module.relativeModuleId)
  return result
}
