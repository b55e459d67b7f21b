import type { Guide } from '../guides'
import type { Chapter } from './content'
import { colours, decorate, measure, page, type, type Doc, type Part, tag } from './pen'

/** The title page: the guide's name over the instrument's trace. */
export function drawCover(doc: Doc, part: Part, guide: Guide, edition: string): void {
  doc.addPage()
  const { title, description } = guide.headerDetails
  decorate(doc, () => {
    doc.rect(0, 0, page.width, page.height).fill(colours.scope)
    for (let x = 36; x < page.width; x += 36)
      doc.rect(x, 0, 0.5, page.height).fill(colours.scopeLine)
    for (let y = 36; y < page.height; y += 36)
      doc.rect(0, y, page.width, 0.5).fill(colours.scopeLine)
    const trace =
      'M0 640 L96 640 L104 610 L110 440 L118 440 L124 612 L132 640 L268 640 L276 600 L282 640 ' +
      'L392 640 L400 606 L408 500 L416 606 L424 640 L510 640 L516 622 L522 640 L596 640'
    doc.path(`${trace} L596 842 L0 842 Z`).fillOpacity(0.06).fill(colours.trace).fillOpacity(1)
    doc.path(trace).lineWidth(2).lineJoin('round').stroke(colours.trace)
    doc
      .path('M368 470 L448 470 M368 462 L368 478 M448 462 L448 478')
      .lineWidth(2)
      .stroke(colours.gate)
  })
  const on = { colour: colours.onScope, width: measure - 40 }
  part.add(
    tag(doc, 'P', () =>
      type(
        doc,
        'NDT Guides',
        { ...on, font: 'strong', size: 12, colour: colours.trace },
        page.left,
        120,
      ),
    ),
  )
  const big = { ...on, font: 'bold', size: 36, gap: 2 }
  part.add(tag(doc, 'Title', () => type(doc, title, big, page.left, 150)))
  doc.y += 14
  part.add(
    tag(doc, 'P', () =>
      type(doc, description, { ...on, size: 13, gap: 5, colour: colours.onScopeMuted }),
    ),
  )
  const last = { ...on, size: 10, colour: colours.onScopeMuted }
  part.add(tag(doc, 'P', () => type(doc, edition, last, page.left, page.height - 110)))
}

/** The contents, whose lines lead to the chapters; `pages` are the numbers of their pages. */
export function drawContents(
  doc: Doc,
  part: Part,
  { insideDetails }: Guide,
  chapters: Chapter[],
  pages: number[],
): void {
  doc.addPage()
  part.add(tag(doc, 'H1', () => type(doc, 'Contents', { font: 'bold', size: 24 })))
  doc.y += 10
  const list = doc.struct('TOC')
  part.add(list)
  chapters.forEach(({ title }, index) => {
    const { y } = doc
    decorate(doc, () => doc.rect(page.left, y - 5, measure, 0.5).fill(colours.line))
    list.add(
      tag(doc, 'TOCI', () => {
        const number = { size: 10.5, font: 'strong', colour: colours.accent, lineBreak: false }
        type(doc, `${index + 1}`, number, page.left, y)
        const goTo = `chapter-${index + 1}`
        type(doc, title, { size: 10.5, goTo, width: measure - 70 }, page.left + 28, y)
        const at = { size: 10.5, colour: colours.muted, align: 'right' as const, width: 40 }
        type(doc, `${pages[index] ?? ''}`, at, page.width - page.right - 40, y)
      }),
    )
    doc.y = y + 26
  })
  list.end()
  doc.x = page.left
  doc.y += 16
  part.add(
    tag(doc, 'H2', () => type(doc, 'What you will be able to decide', { font: 'bold', size: 13 })),
  )
  doc.y += 4
  for (const point of insideDetails.bulletPoints) {
    part.add(tag(doc, 'P', () => type(doc, point, { colour: colours.muted })))
    doc.y += 3
  }
}
