import type { Block } from './content'
import { drawFigure, FIGURE_HEIGHT } from './figures'
import { colours, decorate, keep, measure, page, type, type Doc, type Part, tag } from './pen'
import { drawTable } from './table'

const INDENT = 20

/** Draws a block of a chapter as a part of it. */
export function drawBlock(doc: Doc, chapter: Part, block: Block): void {
  doc.x = page.left
  if (block.heading) heading(doc, chapter, block.heading)
  if (block.text) paragraph(doc, chapter, block.text)
  if (block.list) items(doc, chapter, block.list, dot)
  if (block.numbered) items(doc, chapter, block.numbered, number)
  if (block.checks) items(doc, chapter, block.checks, box)
  if (block.terms) terms(doc, chapter, block.terms)
  if (block.links) links(doc, chapter, block.links)
  if (block.table) drawTable(doc, chapter, block.table)
  if (block.note) note(doc, chapter, block.note)
  if (block.figure) figure(doc, chapter, block)
}

function heading(doc: Doc, chapter: Part, text: string): void {
  keep(doc, 72)
  doc.y += 8
  chapter.add(tag(doc, 'H2', () => type(doc, text, { font: 'bold', size: 13, gap: 2 })))
  doc.y += 5
}

function paragraph(doc: Doc, chapter: Part, text: string): void {
  keep(doc, 40)
  chapter.add(tag(doc, 'P', () => type(doc, text, { width: measure })))
  doc.y += 9
}

type Mark = (doc: Doc, x: number, y: number, index: number) => void

const dot: Mark = (doc, x, y) => doc.circle(x + 4, y + 6, 2).fill(colours.accent)

const box: Mark = (doc, x, y) =>
  doc.roundedRect(x, y, 11, 11, 2).lineWidth(1).stroke(colours.accent)

const number: Mark = (doc, x, y, index) =>
  type(doc, `${index + 1}`, { font: 'strong', colour: colours.accent, lineBreak: false }, x, y)

function items(doc: Doc, chapter: Part, texts: string[], mark: Mark): void {
  const list = doc.struct('L')
  chapter.add(list)
  const width = measure - INDENT
  const below = mark === box ? 12 : 5
  texts.forEach((text, index) => {
    keep(doc, doc.font('text').fontSize(10).heightOfString(text, { width, lineGap: 3 }))
    const { y } = doc
    const label = tag(doc, 'Lbl', () => mark(doc, page.left, y, index))
    const body = tag(doc, 'LBody', () => type(doc, text, { width }, page.left + INDENT, y))
    list.add(tag(doc, 'LI', [label, body]))
    doc.y += below
  })
  doc.x = page.left
  doc.y += 5
  list.end()
}

function terms(doc: Doc, chapter: Part, given: [string, string][]): void {
  const [left, gap] = [96, 12]
  for (const [term, meaning] of given) {
    keep(doc, 30)
    const { y } = doc
    chapter.add(
      tag(doc, 'P', () => {
        type(doc, term, { font: 'strong', size: 9.5, width: left }, page.left, y)
        const x = page.left + left + gap
        type(doc, meaning, { size: 9.5, width: measure - left - gap }, x, y)
      }),
    )
    doc.y += 4
  }
  doc.x = page.left
}

function links(doc: Doc, chapter: Part, given: [string, string][]): void {
  for (const [name, link] of given) {
    keep(doc, 30)
    chapter.add(tag(doc, 'P', () => type(doc, name, { font: 'strong' })))
    const text = { link, underline: true, colour: colours.accent, size: 9.5 }
    chapter.add(doc.struct('Link', { alt: name }, () => type(doc, link, text)))
    doc.y += 5
  }
}

function note(doc: Doc, chapter: Part, text: string): void {
  const [pad, width] = [12, measure - 28]
  const height = doc.font('text').fontSize(10).heightOfString(text, { width, lineGap: 3 })
  keep(doc, height + 2 * pad + 12)
  const top = doc.y + 4
  decorate(doc, () => {
    doc.rect(page.left, top, measure, height + 2 * pad).fill(colours.soft)
    doc.rect(page.left, top, 3, height + 2 * pad).fill(colours.accent)
  })
  chapter.add(tag(doc, 'Note', () => type(doc, text, { width }, page.left + 16, top + pad)))
  doc.x = page.left
  doc.y = top + height + 2 * pad + 14
}

function figure(doc: Doc, chapter: Part, { figure: name = '', alt, caption = '' }: Block): void {
  keep(doc, FIGURE_HEIGHT + 48)
  const top = doc.y + 4
  chapter.add(doc.struct('Figure', { alt }, () => drawFigure(doc, name, page.left, top)))
  const below = { size: 8.5, colour: colours.muted, width: measure }
  const y = top + FIGURE_HEIGHT + 8
  chapter.add(tag(doc, 'Caption', () => type(doc, caption, below, page.left, y)))
  doc.y += 12
}
