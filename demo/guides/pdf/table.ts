import type { Table } from './content'
import { colours, decorate, keep, measure, page, type, type Doc, type Part, tag } from './pen'

const SIZE = 8.5
const PAD = { x: 6, y: 5 }

/** Draws a table; its head comes again on each page that it runs on to. */
export function drawTable(doc: Doc, chapter: Part, table: Table): void {
  const { caption, head, rows, widths, numbers = [], sum } = table
  const whole = widths.reduce((total, width) => total + width, 0)
  const columns = widths.map(width => (width / whole) * measure)

  function heightOf(cells: string[], font: string): number {
    const heights = cells.map((text, index) =>
      doc
        .font(font)
        .fontSize(SIZE)
        .heightOfString(text, { width: columns[index]! - 2 * PAD.x, lineGap: 2 }),
    )
    return Math.max(...heights, SIZE) + 2 * PAD.y
  }

  function cell(text: string, index: number, top: number, font: string, colour: string): void {
    const x = page.left + columns.slice(0, index).reduce((total, width) => total + width, 0)
    const align = numbers.includes(index) ? 'right' : 'left'
    const options = { font, size: SIZE, colour, gap: 2, align, width: columns[index]! - 2 * PAD.x }
    type(doc, text, options as Parameters<typeof type>[2], x + PAD.x, top + PAD.y)
  }

  function drawHead(top: number): number {
    const height = heightOf(head, 'strong')
    decorate(doc, () => doc.rect(page.left, top, measure, height).fill(colours.scope))
    return height
  }

  const heights = rows.map((row, index) =>
    heightOf(row, sum && index === rows.length - 1 ? 'strong' : 'text'),
  )
  keep(
    doc,
    heights.reduce((total, height) => total + height, heightOf(head, 'strong') + 36),
  )
  const below = { font: 'strong', size: 9, width: measure }
  doc.y += 2
  chapter.add(tag(doc, 'Caption', () => type(doc, caption, below)))
  const part = doc.struct('Table')
  chapter.add(part)

  let top = doc.y + 5
  const headHeight = drawHead(top)
  part.add(
    tag(
      doc,
      'TR',
      head.map((text, index) =>
        tag(doc, 'TH', () => cell(text, index, top, 'strong', colours.onScope)),
      ),
    ),
  )
  top += headHeight

  rows.forEach((row, index) => {
    const isSum = sum && index === rows.length - 1
    const font = isSum ? 'strong' : 'text'
    const height = heights[index]!
    if (top + height > page.height - page.bottom) {
      doc.addPage()
      top = page.top
      const again = drawHead(top)
      decorate(doc, () =>
        head.forEach((text, index) => cell(text, index, top, 'strong', colours.onScope)),
      )
      top += again
    }
    decorate(doc, () => {
      if (isSum || index % 2) {
        doc.rect(page.left, top, measure, height).fill(isSum ? colours.soft : colours.tint)
      }
      doc.rect(page.left, top + height - 0.5, measure, 0.5).fill(colours.line)
    })
    part.add(
      tag(
        doc,
        'TR',
        row.map((text, column) =>
          tag(doc, column ? 'TD' : 'TH', () =>
            cell(text, column, top, column ? font : 'strong', colours.text),
          ),
        ),
      ),
    )
    top += height
  })
  part.end()
  doc.x = page.left
  doc.y = top + 14
}
