/** A text or a line, the ground that it stands on, and the contrast that it has to have there. */
export interface Pair {
  text: string
  ground: string
  least: number
}

const texts = ['text', 'text-muted', 'text-subtle', 'accent-text']
const on = (grounds: string[], text: string, least = 4.5): Pair[] =>
  grounds.map(ground => ({ text, ground, least }))

/** Which token is text on which, and which is a line that has to be seen (WCAG 1.4.3, 1.4.11). */
export const pairs: Pair[] = [
  ...texts.flatMap(text => on(['surface', 'canvas'], text)),
  ...['text', 'text-muted', 'text-subtle'].flatMap(text =>
    on(['surface-hover', 'surface-sunken'], text),
  ),
  ...on(['accent', 'accent-hover', 'accent-active'], 'on-accent'),
  ...on(['accent-soft', 'accent-soft-hover'], 'on-accent-soft'),
  ...['danger', 'success', 'warning'].flatMap(role =>
    on(['surface', `${role}-soft`], `${role}-text`),
  ),
  ...on(['inverse', 'inverse-hover'], 'on-inverse'),
  ...on(['inverse'], 'on-inverse-muted'),
  ...['inverse-success', 'inverse-danger'].flatMap(text => on(['inverse'], text, 3)),
  ...['on-scope', 'on-scope-muted'].flatMap(text => on(['scope', 'scope-2', 'scope-grid'], text)),
  ...on(['scope', 'scope-2'], 'scope-trace'),
  ...on(['surface'], 'control-line', 3),
  ...on(['surface', 'canvas'], 'focus', 3),
  ...on(['surface', 'canvas', 'skeleton'], 'accent-mark', 3),
]

/** A red button, which no theme makes plainer than it is. */
export const unthemed: Pair[] = on(['danger', 'danger-hover'], 'on-danger')

let context: CanvasRenderingContext2D | undefined

/** A token's colour as it is painted where an element stands: red, green, blue, and how much of the ground it covers, to 255. */
export function paintedAt(element: Element, token: string): number[] {
  const painted = paint(element, `var(--ndt-${token})`)
  const alpha = painted[3]!
  if (alpha === 255) return painted
  // a pixel that lets its ground through holds its colour but roughly
  return [...paint(element, `rgb(from var(--ndt-${token}) r g b / 1)`).slice(0, 3), alpha]
}

function paint(element: Element, ...colours: string[]): number[] {
  context ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
  const probe = element.appendChild(document.createElement('span'))
  context.clearRect(0, 0, 1, 1)
  for (const colour of colours) {
    probe.style.color = colour
    context.fillStyle = getComputedStyle(probe).color
    context.fillRect(0, 0, 1, 1)
  }
  probe.remove()
  return [...context.getImageData(0, 0, 1, 1).data]
}

/** The contrast of a pair where an element stands, from 1 to 21: what lets its ground through is seen on it. */
export function contrastAt(element: Element, { text, ground }: Pair): number {
  const under = ['surface', ground]
  const [a, b] = [[...under, text], under].map(tokens =>
    luminanceOf(paint(element, ...tokens.map(token => `var(--ndt-${token})`)).slice(0, 3)),
  ) as [number, number]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** A contrast as it is shown: never rounded up to what it is not. */
export function ratio(contrast: number): string {
  return `${(Math.floor(contrast * 100) / 100).toFixed(2)}:1`
}

function luminanceOf(colour: number[]): number {
  const [r, g, b] = colour.map(byte => {
    const part = byte / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}
