import { readFileSync } from 'node:fs'
import alias from '@rollup/plugin-alias'
import commonjs from '@rollup/plugin-commonjs'
import resolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import terser from '@rollup/plugin-terser'
import esbuild from 'rollup-plugin-esbuild'
import { builtInGuides } from './build/built-in-guides.mjs'
import { clientContract } from './build/client-contract.mjs'
import { chunkOf, nameOf } from './build/chunks.mjs'
import { docsPages } from './build/docs-pages.mjs'
import { entries, groupedTags, groupOf } from './build/entries.mjs'
import { licenses } from './build/licenses.mjs'
import { lightStyles } from './build/light-styles.mjs'
import { manifest } from './build/manifest.mjs'
import { metadata } from './build/metadata.mjs'
import { ownDrawings } from './build/own-drawings.mjs'
import { pageStyles } from './build/page-styles.mjs'
import { patchLibraries } from './build/patch-libraries.mjs'
import { ownPreact, preact } from './build/preact.mjs'
import { FOLDER, release } from './build/release.mjs'
import { retryImports } from './build/retry-imports.mjs'
import { shadowStyles } from './build/shadow-styles.mjs'
import { wholeBranches } from './build/whole-branches.mjs'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

/** The pages' build: the loader, the runtime that all tags share, and a chunk a tag. */
export default {
  input: entries(),
  // whatever Rollup warns of is a fault: a circle of chunks makes a page load what it does not use
  onLog: (level, log, handle) => handle(level === 'warn' ? 'error' : level, log),
  preserveEntrySignatures: false,
  output: {
    dir: 'dist',
    format: 'es',
    entryFileNames: ({ name }) => (name === 'ndt' ? 'ndt.js' : `${FOLDER}/${name}.js`),
    chunkFileNames: chunk => `${FOLDER}/${nameOf(chunk)}.js`,
    manualChunks: chunkOf,
    onlyExplicitManualChunks: true,
    sourcemap: true,
    hoistTransitiveImports: false,
  },
  treeshake: {
    preset: 'smallest',
    // what `const { say } = await import(…)` takes has callers that Rollup else overlooks:
    // build/whole-branches.mjs
    propertyReadSideEffects: true,
    moduleSideEffects: id => id.endsWith('.element.ts'),
  },
  plugins: [
    groupedTags(),
    alias({ entries: preact }),
    patchLibraries(),
    ownPreact(),
    retryImports(),
    replace({
      preventAssignment: true,
      values: {
        'process.env.NODE_ENV': '"production"',
        __VERSION__: JSON.stringify(version),
        __FOLDER__: JSON.stringify(FOLDER),
        __GROUPS__: JSON.stringify(groupOf),
      },
    }),
    resolve({ browser: true, extensions: ['.tsx', '.ts', '.mjs', '.js'], dedupe: ['preact'] }),
    // no package here needs the helper for default exports, which would be a chunk
    commonjs({ defaultIsModuleExports: true }),
    shadowStyles(),
    builtInGuides(),
    esbuild({ target: 'es2022', jsx: 'automatic' }),
    ownDrawings(),
    clientContract(),
    terser({
      module: true,
      ecma: 2020,
      compress: {
        passes: 2,
        pure_getters: true,
        keep_fargs: false,
        unsafe_arrows: true,
        unsafe_methods: true,
      },
    }),
    pageStyles(),
    lightStyles(),
    metadata(),
    licenses(),
    docsPages(),
    wholeBranches(),
    release(),
    manifest(),
  ],
}
