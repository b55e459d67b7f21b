import { readFileSync } from 'node:fs'
import alias from '@rollup/plugin-alias'
import commonjs from '@rollup/plugin-commonjs'
import resolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import terser from '@rollup/plugin-terser'
import esbuild from 'rollup-plugin-esbuild'
import { builtInGuides } from './build/built-in-guides.mjs'
import { clientContract } from './build/client-contract.mjs'
import { chunkOf } from './build/chunks.mjs'
import { leanImports } from './build/lean-imports.mjs'
import { lightStyles } from './build/light-styles.mjs'
import { manifest } from './build/manifest.mjs'
import { metadata } from './build/metadata.mjs'
import { pageStyles } from './build/page-styles.mjs'
import { preact } from './build/preact.mjs'
import { retryImports } from './build/retry-imports.mjs'
import { safeHtml } from './build/safe-html.mjs'
import { shadowStyles } from './build/shadow-styles.mjs'
import { virtualChunks } from './build/virtual-chunks.mjs'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

/** The pages' build: the loader, the runtime that all tags share, and a chunk a tag. */
export default {
  input: { ndt: 'src/loader.ts' },
  output: {
    dir: 'dist',
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'c/[name]-[hash:6].js',
    assetFileNames: 'c/[name]-[hash:6][extname]',
    manualChunks: chunkOf,
    onlyExplicitManualChunks: true,
    sourcemap: true,
    hoistTransitiveImports: false,
  },
  treeshake: { preset: 'smallest', moduleSideEffects: id => id.endsWith('.element.ts') },
  plugins: [
    virtualChunks(),
    alias({ entries: preact }),
    leanImports(),
    retryImports(),
    replace({
      preventAssignment: true,
      values: { 'process.env.NODE_ENV': '"production"', __VERSION__: JSON.stringify(version) },
    }),
    resolve({ browser: true, extensions: ['.tsx', '.ts', '.mjs', '.js'], dedupe: ['preact'] }),
    commonjs(),
    shadowStyles(),
    builtInGuides(),
    safeHtml(),
    esbuild({ target: 'es2022', jsx: 'automatic' }),
    clientContract(),
    terser({
      module: true,
      ecma: 2020,
      compress: {
        passes: 4,
        pure_getters: true,
        keep_fargs: false,
        unsafe_arrows: true,
        unsafe_methods: true,
      },
    }),
    pageStyles(),
    lightStyles(),
    metadata(),
    manifest(),
  ],
}
