import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { minifyCss } from './css-text.mjs'

/** Writes `ndt.css`, the sheet that a page links: the tokens, and the room that each tag keeps free. */
export function pageStyles() {
  return {
    name: 'page-styles',
    generateBundle() {
      const source = minifyCss('ndt.css', readPageStyles())
      this.emitFile({ type: 'asset', fileName: 'ndt.css', source })
    },
  }
}

/** The tokens and every widget's `<name>.page.css`, as written. */
export function readPageStyles() {
  const files = ['src/styles/tokens.css', ...globSync('widgets/*/*.page.css').sort()]
  return files.map(file => readFileSync(file, 'utf8')).join('\n')
}
