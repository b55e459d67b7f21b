// @vitest-environment node
import { rollup } from 'rollup'
import esbuild from 'rollup-plugin-esbuild'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import { expect, test } from 'vitest'
import * as contract from '../../src/contract'

const ENTRY = 'entry.ts'

/** What a widget that imports only this from the contract makes the page load. */
async function bundle(imports: string): Promise<string> {
  const build = await rollup({
    input: ENTRY,
    // a change can show a toast
    external: /\/ui\//,
    treeshake: { preset: 'smallest' },
    plugins: [
      {
        name: 'entry',
        resolveId: id => (id === ENTRY ? ENTRY : null),
        load: id =>
          id === ENTRY
            ? `export { ${imports} } from '${process.cwd()}/src/contract/index.ts'`
            : null,
      },
      nodeResolve({ extensions: ['.ts', '.mjs', '.js'] }),
      esbuild({ target: 'es2022' }),
    ],
  })
  const { output } = await build.generate({ format: 'es' })
  return output
    .map(file => ('isDynamicEntry' in file && !file.isDynamicEntry ? file.code : ''))
    .join('')
}

const pathOf = (name: string) => (contract as Record<string, { path?: string }>)[name]?.path

test('a widget carries only the calls that it imports', async () => {
  const code = await bundle('getProfile')
  const carried = Object.keys(contract).filter(name => {
    const path = pathOf(name)
    return !!path && (code.includes(`"${path}"`) || code.includes(`'${path}'`))
  })
  expect(carried).toEqual(['getProfile'])
  for (const foreign of ['job_title', 'isoDate', 'maxLength', 'instanceof File', 'total_pages']) {
    expect(code).not.toContain(foreign)
  }
})
