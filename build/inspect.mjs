import { readFileSync } from 'node:fs'
import path from 'node:path'
import alias from '@rollup/plugin-alias'
import resolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import { rollup } from 'rollup'
import esbuild, { minify } from 'rollup-plugin-esbuild'
import { clientContract } from './client-contract.mjs'
import { DEFINITIONS } from './contract.mjs'
import { minifyCss, textModule } from './css-text.mjs'
import { addresses } from './docs/addresses.mjs'
import { preact } from './preact.mjs'
import { readSharedTexts } from './texts-of.mjs'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

/**
 * `inspect.js`, which a developer adds to a page: one file for itself, so that no page without it loads a
 * byte more, with what the definitions say of tags and texts.
 *
 * @param {{ isBundled?: boolean }} options `isBundled`: for pages whose bundler brings it
 */
export async function buildInspector(tags, { isBundled = false } = {}) {
  const build = await rollup({
    input: 'inspect/main.tsx',
    onLog: (level, log, handle) => handle(level === 'warn' ? 'error' : level, log),
    treeshake: 'smallest',
    plugins: [
      callsAlone,
      alias({ entries: preact }),
      replace({
        preventAssignment: true,
        values: {
          'process.env.NODE_ENV': '"production"',
          __VERSION__: JSON.stringify(version),
          __KNOWN__: JSON.stringify(knownOf(tags)),
          __BUNDLED__: String(isBundled),
        },
      }),
      resolve({ browser: true, extensions: ['.tsx', '.ts', '.mjs', '.js'], dedupe: ['preact'] }),
      panelStyles,
      esbuild({ target: 'es2022', jsx: 'automatic' }),
      clientContract(),
      minify({ target: 'es2022' }),
    ],
  })
  const { output } = await build.generate({ format: 'es' })
  await build.close()
  return output[0].code
}

const callsAlone = {
  name: 'calls-alone',
  load: id => (id === path.resolve('src/contract/call.ts') ? DEFINITIONS : null),
}

/** What the inspector knows: inspect/known.ts. */
function knownOf(tags) {
  const about = tags.map(({ tag, attributes, fallback: inside, takes, calls }) => [
    tag,
    { attributes: Object.fromEntries(attributes.map(attributeOf)), inside, takes, calls },
  ])
  const texts = {}
  for (const { group, key } of [...tags.flatMap(({ texts }) => texts), ...readSharedTexts()])
    (texts[group] ??= []).push(key)
  const keys = Object.entries(texts).map(([group, keys]) => [group, [...new Set(keys)]])
  return {
    tags: Object.fromEntries(about),
    texts: Object.fromEntries(keys),
    addresses: Object.keys(addresses),
  }
}

const attributeOf = ({ name, kind, words, isRequired }) => [
  name,
  { kind, ...(words.length && { words }), ...(isRequired && { isRequired }) },
]

/** The panel's sheets; the first with the library's tokens, which a page may lack. */
const panelStyles = {
  name: 'panel-styles',
  transform(code, id) {
    if (!id.endsWith('.css')) return null
    if (!id.endsWith('base.css')) return textModule(minifyCss(id, code))
    const [scale, light, dark] = ['scale', 'light', 'dark'].map(tokens)
    const byScheme = `@media (prefers-color-scheme: dark) {${dark}}`
    return textModule(minifyCss(id, [scale, light, byScheme, code].join('\n')))
  },
}

const tokens = name =>
  readFileSync(`src/styles/tokens/${name}.css`, 'utf8').replaceAll(
    /:where\([^{]*\)(?= \{)/g,
    ':host',
  )
