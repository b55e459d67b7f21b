import path from 'node:path'
import { layers, minifyCss, textModule } from './css-text.mjs'
import { FOLDER } from './release.mjs'

/**
 * Takes the style sheets out of the scripts: one file, which the loader fetches once and every
 * shadow root adopts. A part that loads when first needed keeps its `*.lazy.css` as text with it.
 */
export function shadowStyles() {
  const sheets = new Map()
  return {
    name: 'shadow-styles',
    transform(code, id) {
      if (id.endsWith('.tsx')) return { code: withoutAdoption(code), map: null }
      if (!id.endsWith('.css')) return null
      const text = minifyCss(path.basename(id), code)
      if (id.endsWith('.lazy.css')) return textModule(text)
      sheets.set(path.relative('.', id), text)
      return textModule('')
    },
    generateBundle() {
      const files = [...sheets.keys()].sort((a, b) => layer(a) - layer(b) || a.localeCompare(b))
      const source = files.map(file => sheets.get(file)).join('')
      this.emitFile({ type: 'asset', fileName: `${FOLDER}/styles.css`, source })
    },
  }
}

/** A part need not adopt what every root has from the start; blanked, so that the source map holds. */
function withoutAdoption(code) {
  const sheets = code.matchAll(/^import (\w+) from '[^']+(?<!\.lazy)\.css'$/gm)
  return [...sheets].reduce((rest, [, name]) => {
    const adoption = `useStyles(${name})`
    return rest.replaceAll(adoption, ' '.repeat(adoption.length))
  }, code)
}

/** A tag of the tests stands in none, and comes last, as a widget does. */
function layer(file) {
  const found = layers.findIndex(folder => file.startsWith(folder))
  return found < 0 ? layers.length : found
}
