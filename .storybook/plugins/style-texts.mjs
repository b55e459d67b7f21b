import { readFileSync } from 'node:fs'
import path from 'node:path'
import { globSync } from 'tinyglobby'
import { layers, minifyCss } from '../../build/css-text.mjs'

const NAME = 'virtual:shadow-styles'
/** Marks what a module of ours imports: a story that asks for a sheet's text by `?raw` gets that from Vite. */
const OURS = '?raw&shadow'
const ours = /\/(src|widgets)\/.*\.tsx?$/

/**
 * The styles of the shadow roots, as in the pages' build: one sheet for all, and `*.lazy.css` as text.
 *
 * Vite would put an imported sheet into the page; `?raw` keeps it from doing so.
 */
export function styleTexts() {
  return {
    name: 'style-texts',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (source === NAME) return `\0${NAME}`
      if (!source.endsWith('.css') || !ours.test(importer)) return null
      return `${path.resolve(path.dirname(importer), source)}${OURS}`
    },
    load(id) {
      if (id === `\0${NAME}`) return text(readSheets(file => this.addWatchFile(file)))
      if (!id.endsWith(OURS)) return null
      const file = id.slice(0, -OURS.length)
      return text(file.endsWith('.lazy.css') ? read(file) : '')
    },
  }
}

function readSheets(watch) {
  const ignore = ['**/tokens/*.css', '**/*.page.css', '**/*.lazy.css']
  const files = layers.flatMap(folder =>
    globSync(`${folder}/**/*.css`, { ignore, absolute: true }).sort(),
  )
  files.forEach(watch)
  return files.map(read).join('')
}

function read(file) {
  return minifyCss(path.basename(file), readFileSync(file, 'utf8'))
}

function text(css) {
  return `export default ${JSON.stringify(css)}`
}
