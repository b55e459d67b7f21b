import { readFileSync } from 'node:fs'
import resolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import { rollup } from 'rollup'
import esbuild from 'rollup-plugin-esbuild'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

/** Builds `lib/cli.js`, which `npx --no-install ndt-widgets` runs: one file that needs Node and nothing else. */
export async function buildCli(folder = 'lib') {
  const build = await rollup({
    input: 'cli/main.ts',
    external: /^node:/,
    onLog: (level, log, handle) => handle(level === 'warn' ? 'error' : level, log),
    plugins: [
      definitionsOnly(),
      replace({ preventAssignment: true, values: { __VERSION__: JSON.stringify(version) } }),
      // ofetch for Node brings another fetch along
      resolve({ browser: true, extensions: ['.ts', '.mjs', '.js'] }),
      esbuild({ target: 'node20' }),
    ],
  })
  await build.write({ file: `${folder}/cli.js`, format: 'es', inlineDynamicImports: true })
  await build.close()
}

/** Leaves out what a call loads when a page makes it: here the calls are definitions. */
function definitionsOnly() {
  const NOTHING = '\0nothing'
  return {
    name: 'definitions-only',
    resolveDynamicImport: () => NOTHING,
    load: id => (id === NOTHING ? 'export {}' : null),
  }
}

if (process.argv[1] === import.meta.filename) await buildCli()
