import path from 'node:path'
import { globSync } from 'tinyglobby'
import { groups } from './chunks.mjs'

const CHUNKS = 'virtual:chunks'
const GROUP = 'virtual:group/'

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
  const rows = findWidgets().map(({ file, name }) => {
    const [group] = Object.entries(groups).find(([, names]) => names.includes(name)) ?? []
    const url = group ? chunk(GROUP + group, group) : chunk(path.resolve(file), name)
    return `"${name}": ${url}`
  })
  const runtime = chunk(path.resolve('src/element.tsx'), 'runtime')
  return `export const runtime = ${runtime}\nexport const chunks = {${rows.join()}}`
}

function groupModule(group) {
  const files = findWidgets().filter(({ name }) => groups[group].includes(name))
  return files.map(({ file }) => `import ${JSON.stringify(path.resolve(file))}`).join('\n')
}
