import { rollup, type RollupOptions } from 'rollup'
import { expect, test } from 'vitest'
import { wholeBranches } from '../../build/whole-branches.mjs'
import shipped from '../../rollup.config.mjs'

/** A toast that two screens show: one imports it, the other loads it when it is first needed. */
const modules: Record<string, string> = {
  page: `
    export async function save(outcome) { const { say } = await import('words'); return say(outcome) }
    export async function fail() { const { report } = await import('report'); return report() }`,
  words: `export { say } from 'say'`,
  say: `export function say({ isDone }) { return document.title = isDone ? 'success' : 'danger' }`,
  report: `import { say } from 'say'\nexport const report = () => say({ isDone: false })`,
}

async function build(treeshake: RollupOptions['treeshake']): Promise<string> {
  const own = {
    name: 'modules',
    resolveId: (id: string) => (Object.hasOwn(modules, id) ? id : null),
    load: (id: string) => modules[id],
  }
  const made = await rollup({ input: 'page', treeshake, plugins: [own, wholeBranches()] })
  const { output } = await made.generate({ format: 'es' })
  return output.map(file => (file.type === 'chunk' ? file.code : '')).join('')
}

test('what loads late keeps every way that it was written with', async () => {
  expect(await build((shipped as RollupOptions).treeshake)).toMatch(/'success' : 'danger'/)
})

test('a build that takes one out fails, and names the function', async () => {
  await expect(build({ preset: 'smallest' })).rejects.toThrow(
    'Tree-shaking took a way out of say in say.',
  )
})
