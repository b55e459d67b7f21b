import path from 'node:path'
import { globSync } from 'tinyglobby'
import { groups } from './chunks.mjs'

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

/** Tag -> the file that holds it, where that is not named after it; the loader knows these alone. */
export const groupOf = Object.fromEntries(
  Object.entries(groups).flatMap(([group, names]) => names.map(name => [`ndt-${name}`, group])),
)

/** What is asked for by name: the loader, by pages; the runtime and the files of tags, by the loader. */
export function entries() {
  const files = findWidgets().map(({ file, tag }) => [
    groupOf[tag] ?? tag,
    groupOf[tag] ? GROUP + groupOf[tag] : file,
  ])
  return { ndt: 'src/loader.ts', runtime: 'src/element.tsx', ...Object.fromEntries(files) }
}

/** The tags of a group as one module. */
export function groupedTags() {
  return {
    name: 'grouped-tags',
    resolveId: id => (id.startsWith(GROUP) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${GROUP}`)) return null
      const names = groups[id.slice(GROUP.length + 1)]
      const files = findWidgets().filter(({ name }) => names.includes(name))
      return files.map(({ file }) => `import ${JSON.stringify(path.resolve(file))}`).join('\n')
    },
  }
}
