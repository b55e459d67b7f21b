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
  const names = ['scale', 'light', 'dark', 'accent', 'contrast', 'print']
  const [scale, light, dark, ...further] = names.map(name => read(`src/styles/tokens/${name}.css`))
  const rest = globSync(['src/ui/*/*.page.css', 'widgets/*/*.page.css']).sort().map(read)
  // paper is white
  const onScreen = `@media screen {${dark}${byScheme(light, dark)}}`
  return [scale, light, onScreen, ...further, ...rest].join('\n')
}

/**
 * What each token is where a page sets nothing: one value, or two where the dark theme has another.
 *
 * @returns {Record<string, [light: string, dark?: string]>}
 */
export function readTokenDefaults() {
  const [scale, light, dark, accent] = ['scale', 'light', 'dark', 'accent'].map(name =>
    // but for what a system asks for
    valuesOf(read(`src/styles/tokens/${name}.css`).replace(/^@media.*/ms, '')),
  )
  const values = [...scale, ...light, ...accent].map(([name, value]) => [
    name,
    [...new Set([value, dark.get(name) ?? value].map(inOneLine))],
  ])
  return Object.fromEntries(values)
}

/**
 * Where the page leaves the theme open, each part of it is as light as its own `color-scheme`: both
 * themes' values in one. Browsers that cannot tell have the light ones.
 */
function byScheme(light, dark) {
  const bright = valuesOf(light)
  const tokens = [...valuesOf(dark)].map(
    ([name, dim]) => `${name}: ${either(bright.get(name), dim)};`,
  )
  return `@supports (color: lab(from light-dark(red, red) l a b)) {
    :where(:root:not([data-ndt-theme='light'], [data-ndt-theme='dark'])) {
      ${tokens.join('\n')}
      --ndt-scheme: initial;
    }
  }`
}

function valuesOf(tokens) {
  const rules = tokens.replaceAll(/\/\*.*?\*\//gs, '')
  const values = [...rules.matchAll(/(--ndt-[\w-]+):\s*([^;]+);/g)].map(([, ...pair]) => pair)
  return new Map(values.filter(([name]) => name !== '--ndt-scheme'))
}

/** A colour of two; of shadows all, those of the other theme without colour. */
function either(light, dark) {
  if (!/^none$|\dpx/.test(light + dark)) return `light-dark(${light}, ${dark})`
  const only = (layers, both) =>
    layers === 'none' ? [] : [layers.replaceAll(/rgb\([^)]*\)|#\w+/g, both)]
  const shadows = [
    ...only(light, colour => `light-dark(${colour}, transparent)`),
    ...only(dark, colour => `light-dark(transparent, ${colour})`),
  ]
  return shadows.join(', ')
}

function inOneLine(value) {
  return value.replaceAll(/\s+/g, ' ').replaceAll(/(?<=\() | (?=\))/g, '')
}

function read(file) {
  return readFileSync(file, 'utf8')
}
