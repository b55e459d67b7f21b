import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { transform } from 'esbuild'

const DRAWINGS = 'src/ui/icons/drawings.ts'
/** Where modules take them from. */
const DOORS = ['src/ui/icons/index.ts', 'src/index.ts'].map(file => path.resolve(file))

/**
 * Gives each module the drawings that it shows.
 *
 * What several chunks share lies in the runtime, and no page shall load all drawings there are.
 */
export function ownDrawings() {
  let drawings
  return {
    name: 'own-drawings',
    async buildStart() {
      const { code } = await transform(await readFile(DRAWINGS, 'utf8'), { loader: 'ts' })
      drawings = await import(`data:text/javascript,${encodeURIComponent(code)}`)
    },
    async transform(code, id) {
      if (!/\/(icons|index)['"]/.test(code)) return null
      let given = code
      for (const node of this.parse(code).body.toReversed()) {
        if (node.type !== 'ImportDeclaration') continue
        const target = await this.resolve(node.source.value, id)
        if (!DOORS.includes(target?.id)) continue
        const before = code.slice(node.start, node.end)
        given = given.slice(0, node.start) + withDrawings(node, before) + given.slice(node.end)
      }
      return given === code ? null : { code: given, map: null }
    },
  }

  function withDrawings({ specifiers, source }, before) {
    const [own, others] = [[], []]
    for (const { imported, local } of specifiers) {
      const drawing = drawings[imported.name]
      if (drawing) own.push(`const ${local.name} = ${JSON.stringify(drawing)};`)
      else others.push(`${imported.name} as ${local.name}`)
    }
    // as many lines as before, so that the source map holds
    const lines = '\n'.repeat(before.split('\n').length - 1)
    return `import { ${others.join(', ')} } from ${source.raw}; ${own.join(' ')}${lines}`
  }
}
