import path from 'node:path'
import { Features, transform } from 'lightningcss'

/** Browsers that the styles are written for; the README names the same. */
export const targets = { chrome: 119 << 16, firefox: 125 << 16, safari: (17 << 16) | (4 << 8) }

/** Folders of sheets, in the cascade's order: a part's rules go over the base, a widget's over its parts'. */
export const layers = [
  'src/styles',
  'src/ui',
  'src/form',
  'src/table',
  'src/guides',
  'src/profile',
  'widgets',
]

/** A style sheet, minified. */
export function minifyCss(filename, code) {
  // what a browser does not know of these, it does without
  const exclude = Features.LightDark | Features.DirSelector
  const options = { minify: true, targets, exclude }
  return transform({ filename, code: Buffer.from(code), ...options }).code.toString()
}

/** A module that gives a sheet's text. */
export function textModule(text) {
  return {
    code: `export default ${JSON.stringify(text)}`,
    moduleSideEffects: false,
    map: { mappings: '' },
  }
}

/** Imports of `.css` give the sheet's text, for constructed sheets. */
export function cssText() {
  return {
    name: 'css-text',
    transform(code, id) {
      if (!id.endsWith('.css')) return null
      return textModule(minifyCss(path.basename(id), code))
    },
  }
}
