import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { rollup } from 'rollup'
import ts from 'typescript'
import { findWidgets } from './entries.mjs'

const ENTRY = 'virtual:server'
/** Plugins for what never comes to a server. */
const LEFT_OUT = ['patch-libraries', 'css-text']

/**
 * `ndt-widgets/server`, in two files: all tags as one script, which runs anew for each render, and what
 * runs it.
 *
 * @param {string} folder
 * @param {object} options Rollup's, as for the tags that bundlers read
 */
export async function buildServer(folder, options) {
  const tags = await rollup({
    ...options,
    input: ENTRY,
    preserveEntrySignatures: 'strict',
    plugins: [allTags(), ...options.plugins.filter(({ name }) => !LEFT_OUT.includes(name))],
  })
  await tags.write({ file: `${folder}/server-tags.js`, format: 'iife', name: 'ndt' })
  await tags.close()
  await build({
    entryPoints: { server: 'src/server/render.ts', render: 'src/server/command.ts' },
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
  })
  const source = readFileSync('src/server/render.ts', 'utf8')
  const { outputText } = ts.transpileDeclaration(source, { compilerOptions: { strict: true } })
  writeFileSync(`${folder}/server.d.ts`, outputText)
}

/** Every tag, defined for a server; what loads late never comes to be seen there. */
function allTags() {
  const element = path.resolve('src/server/element.ts')
  return {
    name: 'all-tags',
    resolveId(id, importer) {
      if (id === ENTRY) return `\0${ENTRY}`
      const isElement =
        id.endsWith('/element') && importer?.startsWith(path.resolve('src') + path.sep)
      return isElement && path.resolve(path.dirname(importer), id) === path.resolve('src/element')
        ? element
        : null
    },
    resolveDynamicImport: () => ({ id: 'late', external: true }),
    renderDynamicImport: () => ({ left: 'new Promise(() => ', right: ')' }),
    load(id) {
      // its sheet is linked
      if (id.endsWith('.css')) return "export default ''"
      if (id !== `\0${ENTRY}`) return null
      const widgets = findWidgets().map(
        ({ file }) => `import ${JSON.stringify(path.resolve(file))}`,
      )
      const draw = JSON.stringify(path.resolve('src/server/draw.tsx'))
      return [...widgets, `export { draw } from ${draw}`].join('\n')
    },
  }
}
