import light from '../../src/styles/tokens/light.css?raw'
import scale from '../../src/styles/tokens/scale.css?raw'

/** The tokens of a sheet, by name without `--ndt-`, each once and in its order. */
function namesIn(sheet: string): string[] {
  return [...new Set([...sheet.matchAll(/^ +--ndt-([\w-]+):/gm)].map(([, name]) => name!))]
}

/** Every colour. */
export const colours = namesIn(light).filter(name => !/^(shadow|scheme)/.test(name))

/** Every shadow. */
export const shadows = namesIn(light).filter(name => name.startsWith('shadow'))

/** The tokens of type, space, corners and motion whose names begin so. */
export function scaleOf(...beginnings: string[]): string[] {
  return namesIn(scale).filter(name => beginnings.some(beginning => name.startsWith(beginning)))
}

/** What a token is where an element stands. */
export function valueAt(element: Element, name: string): string {
  return getComputedStyle(element).getPropertyValue(`--ndt-${name}`).trim()
}
