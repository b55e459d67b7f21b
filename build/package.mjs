import path from 'node:path'
import { writeFileSync } from 'node:fs'
import { rollup } from 'rollup'
import shipped from '../rollup.config.mjs'
import { chunkOf, nameOf } from './chunks.mjs'
import { buildContract, renderContractTypes } from './contract.mjs'
import { cssText } from './css-text.mjs'
import { readDefinitions } from './definitions.mjs'
import { findWidgets } from './entries.mjs'
import { buildInspector } from './inspect.mjs'
import { buildReact, renderReactTypes } from './react.mjs'
import { renderVueTypes } from './vue.mjs'

/** Plugins of the pages' build that a bundler does the work of, or that write what `dist` has already. */
const LEFT_OUT = [
  ...['grouped-tags', 'retry-imports', 'shadow-styles', 'terser', 'page-styles', 'light-styles'],
  ...[
    'metadata',
    'licenses',
    'docs-pages',
    'whole-branches',
    'release',
    'manifest',
    'built-in-guides',
  ],
]
const ENTRY = 'virtual:entry/'

/** Builds what bundlers, React and other JavaScript import in `lib/`, which the build has emptied. */
export async function buildPackage(folder = 'lib') {
  await buildTags(folder)
  const tags = readDefinitions()
  await buildReact(folder, tags)
  writeFileSync(`${folder}/react.d.ts`, renderReactTypes(tags))
  // the tags come as they do by `import 'ndt-widgets'`
  writeFileSync(`${folder}/vue.js`, "import './index.js'\n")
  writeFileSync(`${folder}/vue.d.ts`, renderVueTypes(tags))
  writeFileSync(`${folder}/inspect.js`, await buildInspector(tags, { isBundled: true }))
  // it is imported for what it does
  writeFileSync(`${folder}/inspect.d.ts`, 'export {}\n')
  await buildContract(folder)
  writeFileSync(`${folder}/contract.d.ts`, renderContractTypes())
}

/**
 * `ndt-widgets`, which brings each tag when the page has it, and a module a tag, for pages that know
 * theirs. Styles are in the scripts, and every import is literal.
 */
async function buildTags(folder) {
  const options = inScripts()
  const names = ['index', ...findWidgets().map(({ tag }) => tag)]
  const build = await rollup({
    ...options,
    input: Object.fromEntries(names.map(name => [name, ENTRY + name])),
    plugins: [entryModules(), ...options.plugins],
  })
  await build.write({
    dir: folder,
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: chunk => `parts/${nameOf(chunk)}.js`,
    manualChunks: chunkOf,
    onlyExplicitManualChunks: true,
    hoistTransitiveImports: false,
  })
  await build.close()
}

/** The pages' build, with styles and texts in the scripts. */
function inScripts() {
  const kept = shipped.plugins.filter(({ name }) => !LEFT_OUT.includes(name))
  return {
    ...shipped,
    treeshake: { ...shipped.treeshake, moduleSideEffects: hasEffects },
    plugins: [cssText(), guideTexts(), ...kept],
  }
}

const hasEffects = id => id.endsWith('.element.ts') || id.includes(ENTRY)

/** The modules that a page's own code imports. */
function entryModules() {
  const widgets = findWidgets().map(({ tag, file }) => ({ tag, file: quote(path.resolve(file)) }))
  const files = widgets.map(({ tag, file }) => `'${tag}': () => import(${file})`).join(',\n')
  const index = `import { bringTags } from ${quote(path.resolve('src/bundled.ts'))}\nbringTags({${files}})`
  return {
    name: 'entry-modules',
    resolveId: id => (id.startsWith(ENTRY) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${ENTRY}`)) return null
      const name = id.slice(ENTRY.length + 1)
      const own = widgets.find(({ tag }) => tag === name)
      // the tags that it opens come as the page's others do
      return own ? `import '${ENTRY}index'\nimport ${own.file}` : index
    },
  }
}

function guideTexts() {
  return {
    name: 'guide-texts',
    transform: (code, id) =>
      id.endsWith('.json') ? { code: `export default ${code}`, map: { mappings: '' } } : null,
  }
}

function quote(text) {
  return JSON.stringify(text)
}

if (process.argv[1] === import.meta.filename) await buildPackage()
