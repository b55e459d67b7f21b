import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import ts from 'typescript'
import { findWidgets } from './entries.mjs'
import { LIGHT_TAGS } from './light-styles.mjs'

/** As deep as the sources of it: `dist/` is found by the same path from both. */
const FOLDER = 'lib/server'
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

/** Builds `ndt-widgets/server`: all tags as one script, and what runs it anew for each render. */
export async function buildServer() {
  await Promise.all([buildTags(), buildRender()])
  const source = readFileSync('src/server/render.ts', 'utf8')
  const { outputText } = ts.transpileDeclaration(source, { compilerOptions: { strict: true } })
  writeFileSync(`${FOLDER}/render.d.ts`, outputText)
}

/** Builds the script alone: the demo and its tests run the sources of the rest. */
export async function buildTags() {
  const files = [...findWidgets().map(({ file }) => file), 'src/server/draw.tsx']
  const exports = files.map(file => `export * from ${JSON.stringify(path.resolve(file))}`)
  const { outputFiles } = await build({
    stdin: { contents: exports.join('\n'), resolveDir: process.cwd() },
    // `x.drawn` stands in for `x`
    resolveExtensions: ['.drawn.tsx', '.drawn.ts', '.tsx', '.ts', '.mjs', '.js'],
    alias: { react: 'preact/compat', 'react-dom': 'preact/compat' },
    jsx: 'automatic',
    // its sheet is linked
    loader: { '.css': 'empty' },
    define: {
      __VERSION__: JSON.stringify(version),
      __LIGHT_TAGS__: JSON.stringify(LIGHT_TAGS),
      'process.env.NODE_ENV': '"production"',
      'import.meta.url': '""',
    },
    plugins: [nothingLate],
    outfile: `${FOLDER}/tags.js`,
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: 'ndt',
    target: 'node20',
  })
  const [{ path: file, text }] = outputFiles
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(file, text.replaceAll(`import("${LATE}")`, 'new Promise(()=>{})'))
}

function buildRender() {
  return build({
    entryPoints: ['src/server/render.ts', 'src/server/command.ts'],
    outdir: FOLDER,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
  })
}

const LATE = 'late'

/** What loads late never comes to be seen on a server. */
const nothingLate = {
  name: 'nothing-late',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: LATE, external: true } : null,
    )
  },
}

if (process.argv[1] === import.meta.filename) await buildServer()
