import { colours, measure, type, type Doc } from './pen'

/** Every figure stands in a field of this height, as wide as the text. */
export const FIGURE_HEIGHT = 168

/** Draws one figure; `x` and `y` are its upper left corner. */
export function drawFigure(doc: Doc, name: string, x: number, y: number): void {
  const figure = figures[name]
  if (!figure) throw new Error(`There is no figure ${name}.`)
  doc.save()
  doc.roundedRect(x, y, measure, FIGURE_HEIGHT, 6).clip()
  doc.rect(x, y, measure, FIGURE_HEIGHT).fill(colours.scope)
  doc.translate(x, y)
  figure(doc)
  doc.restore()
}

const label = (doc: Doc, text: string, x: number, y: number, colour: string = colours.onScope) =>
  type(doc, text, { size: 8, colour, lineBreak: false }, x, y)

const stroke = (doc: Doc, path: string, colour: string, width = 1.5) =>
  doc.path(path).lineWidth(width).lineJoin('round').stroke(colour)

const plate = (doc: Doc, top: number, height: number) =>
  doc.rect(20, top, measure - 40, height).fill(colours.scopeLine)

function weld(doc: Doc): void {
  plate(doc, 62, 78)
  doc.path('M312 62 L366 140 L372 140 L426 62 Z').fill('#2a6a73')
  stroke(doc, 'M312 62 L366 140 M426 62 L372 140', colours.trace, 1)
  doc.path('M96 62 L96 34 L142 34 L158 62 Z').fill(colours.onScope)
  stroke(doc, 'M126 62 L236 140 L324 79', colours.gate, 2)
  doc.circle(324, 79, 4).fill(colours.gate)
  label(doc, 'Probe and wedge', 88, 18)
  label(doc, 'Half skip', 240, 146, colours.onScopeMuted)
  label(doc, 'Weld', 360, 46)
  label(doc, 'Fusion face', 408, 92, colours.onScopeMuted)
}

function beam(doc: Doc): void {
  doc.rect(30, 54, 22, 60).fill(colours.onScope)
  doc.rect(52, 20, measure - 72, 128).fill(colours.scopeLine)
  doc.path('M52 58 L190 64 L190 104 L52 110 Z').fill('#2a6a73')
  doc.path('M190 64 L446 24 L446 144 L190 104 Z').fill('#1f5a63')
  stroke(doc, 'M52 84 L446 84', colours.trace, 0.75)
  stroke(doc, 'M52 58 L190 64 L446 24 M52 110 L190 104 L446 144', colours.trace)
  doc.dash(3, { space: 3 })
  stroke(doc, 'M190 24 L190 144', colours.gate, 1)
  doc.undash()
  label(doc, 'Near field', 96, 126, colours.gate)
  label(doc, 'Far field', 300, 92)
  label(doc, 'N = D² × f / 4v', 200, 126, colours.gate)
}

function tofd(doc: Doc): void {
  plate(doc, 56, 84)
  for (const x of [84, 330])
    doc.path(`M${x} 56 L${x} 30 L${x + 52} 30 L${x + 52} 56 Z`).fill(colours.onScope)
  stroke(doc, 'M126 57.5 L340 57.5', colours.trace)
  stroke(doc, 'M126 56 L233 88 L340 56 M126 56 L233 116 L340 56', colours.gate)
  stroke(doc, 'M126 56 L233 140 L340 56', colours.trace)
  stroke(doc, 'M233 88 L233 116', colours.onScope, 3)
  label(doc, 'Transmitter', 86, 14)
  label(doc, 'Receiver', 338, 14)
  label(doc, 'Lateral wave', 208, 42, colours.trace)
  label(doc, 'Tips', 238, 97, colours.gate)
  label(doc, 'Back wall', 212, 146, colours.trace)
}

function dac(doc: Doc): void {
  for (let y = 24; y <= 140; y += 29) doc.rect(20, y, measure - 40, 0.5).fill(colours.scopeLine)
  const echoes: [x: number, height: number][] = [
    [90, 100],
    [180, 76],
    [270, 54],
    [360, 38],
  ]
  const peaks = echoes.map(([x, height]) => `L${x - 7} 138 L${x} ${140 - height} L${x + 7} 138`)
  stroke(doc, `M20 138 L34 138 L38 30 L42 138 ${peaks.join(' ')} L447 138`, colours.trace)
  stroke(doc, 'M90 40 C130 50 150 56 180 64 S240 80 270 86 S340 99 360 102 L430 110', colours.gate)
  doc.dash(4, { space: 3 })
  stroke(doc, 'M90 108.5 L180 116 L270 123 L360 128 L430 130.5', colours.onScopeMuted, 1)
  doc.undash()
  label(doc, 'DAC', 434, 104, colours.gate)
  label(doc, '−10 dB', 434, 124, colours.onScopeMuted)
  label(doc, 'Depth', 226, 148, colours.onScopeMuted)
}

const costs: [name: string, sum: number][] = [
  ['Instrument', 38_000],
  ['Probes, wedges, blocks, scanner', 26_600],
  ['Software and verification', 18_500],
  ['Training and certification', 11_000],
  ['Wear', 9_000],
  ['Hire', 7_000],
]

function cost(doc: Doc): void {
  costs.forEach(([name, sum], index) => {
    const y = 16 + index * 24
    label(doc, name, 20, y + 3)
    doc.rect(170, y, (sum / 38_000) * 230, 15).fill(index ? colours.trace : colours.gate)
    label(doc, sum.toLocaleString('en'), 178 + (sum / 38_000) * 230, y + 3)
  })
}

const figures: Record<string, (doc: Doc) => void> = { weld, beam, tofd, dac, cost }
