import { readFileSync } from 'node:fs'
import path from 'node:path'
import { globSync } from 'tinyglobby'

/** Takes the built-in guides in: their texts as modules; as files in `guides/` their pictures, and the texts for who writes one. */
export function builtInGuides() {
  return {
    name: 'built-in-guides',
    transform(code, id) {
      if (!id.endsWith('.json')) return null
      return { code: `export default ${JSON.stringify(JSON.parse(code))}`, map: { mappings: '' } }
    },
    generateBundle() {
      for (const file of globSync(['src/guides/art/*.svg', 'src/guides/built-in/*.json']).sort()) {
        const fileName = `guides/${path.basename(file)}`
        this.emitFile({ type: 'asset', fileName, source: readFileSync(file) })
      }
    },
  }
}
