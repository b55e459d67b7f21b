import { readFileSync } from 'node:fs'
import path from 'node:path'
import { globSync } from 'tinyglobby'
import { minifyCss } from './css-text.mjs'

/**
 * Writes `ndt.css`, the sheet that a page links: the tokens, the room that each tag keeps free, and
 * how the page stands behind a dialog; and `themes/`, what a page may link after it.
 */
export function pageStyles() {
  return {
    name: 'page-styles',
    generateBundle() {
      const source = minifyCss('ndt.css', readPageStyles())
      this.emitFile({ type: 'asset', fileName: 'ndt.css', source })
      for (const file of globSync('src/styles/themes/*.css')) {
        const fileName = `themes/${path.basename(file)}`
        this.emitFile({ type: 'asset', fileName, source: minifyCss(fileName, read(file)) })
      }
    },
  }
}

/** The tokens, and every `<name>.page.css` of a part or a widget. */
export function readPageStyles() {
  const [scale, light, dark, accent, contrast] = [
    'scale',
    'light',
    'dark',
    'accent',
    'contrast',
  ].map(name => read(`src/styles/tokens/${name}.css`))
  const rest = globSync(['src/ui/*/*.page.css', 'widgets/*/*.page.css']).sort().map(read)
  return [scale, light, dark, bySystem(dark), accent, contrast, ...rest].join('\n')
}

/** The dark tokens for visitors whose system is dark, where the page leaves the theme open. */
function bySystem(dark) {
  const open = ":root:not([data-ndt-theme='light'], [data-ndt-theme='dark'])"
  const rules = dark.replace("[data-ndt-theme='dark']", open)
  return `@media (prefers-color-scheme: dark) {\n${rules}}`
}

function read(file) {
  return readFileSync(file, 'utf8')
}
