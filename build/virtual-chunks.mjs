import path from 'node:path'
import { globSync } from 'tinyglobby'
import { groups } from './chunks.mjs'

const CHUNKS = 'virtual:chunks'
const GROUP = 'virtual:group/'
/** How much of a file's name is its hash, the dash included. */
const HASH = '-123456'.length

/** Every tag, found by its folder: `widgets/<name>/<name>.element.ts`. */
export function findWidgets(root = '.') {
  return globSync('widgets/*/*.element.ts', { cwd: root })
    .sort()
    .map(file => {
      const name = path.basename(file, '.element.ts')
      return { file, name, tag: `ndt-${name}` }
    })
}

/** Gives the loader the path of every tag's chunk; the hashes are known when the build ends. */
export function virtualChunks() {
  return {
    name: 'virtual-chunks',
    resolveId: id => (id === CHUNKS || id.startsWith(GROUP) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${CHUNKS}`) return chunksModule(this)
      if (id.startsWith(`\0${GROUP}`)) return groupModule(id.slice(GROUP.length + 1))
      return null
    },
    // the folder and the ending are the same for all: the loader adds them
    resolveFileUrl: ({ fileName }) => JSON.stringify(path.parse(fileName).name),
  }
}

function chunksModule(context) {
  const emitted = new Map()
  const chunk = (id, name) => {
    if (!emitted.has(id)) {
      const file = { type: 'chunk', id, name, preserveSignature: false }
      emitted.set(id, context.emitFile(file))
    }
    return `import.meta.ROLLUP_FILE_URL_${emitted.get(id)}`
  }
  const widgets = findWidgets()
  const groupOf = name => Object.keys(groups).find(group => groups[group].includes(name))
  const own = widgets.filter(({ name }) => !groupOf(name))
  const shared = widgets.filter(({ name }) => groupOf(name))
  const files = own.map(({ file, name }) => chunk(path.resolve(file), name))
  const rows = shared.map(({ name }) => `"${name}": ${chunk(GROUP + groupOf(name), groupOf(name))}`)
  const runtime = chunk(path.resolve('src/element.tsx'), 'runtime')
  // A tag's own file is named after it, so its name stands there once: bytes that every page loads.
  return `export const runtime = ${runtime}
const own = [${files.join()}].map(file => [file.slice(0, -${HASH}), file])
export const chunks = { ...Object.fromEntries(own), ${rows.join()} }`
}

function groupModule(group) {
  const files = findWidgets().filter(({ name }) => groups[group].includes(name))
  return files.map(({ file }) => `import ${JSON.stringify(path.resolve(file))}`).join('\n')
}
