import { madeOnce } from '../../made-once'
import type { Guide } from '../guides'
import { drawBlock } from './blocks'
import { readChapters, type Chapters } from './content'
import { drawContents, drawCover } from './front'
import { colours, measure, openDocument, page, type, type Doc, tag } from './pen'

const made = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

/** A guide's document, drawn from its data when it is first asked for. */
export function pdfOf(guide: Guide): Promise<Uint8Array<ArrayBuffer>> {
  return madeOnce(made, guide.slug, () => render(guide))
}

/** A chapter begins on the page that another ends on, if that leaves it so much. */
const ROOM = 270

/** Draws it twice: the contents name pages that are known only in the end. */
async function render(guide: Guide): Promise<Uint8Array<ArrayBuffer>> {
  const chapters = await readChapters(guide.slug)
  const { pages } = await draw(guide, chapters, [])
  return (await draw(guide, chapters, pages)).bytes
}

async function draw(guide: Guide, { edition, chapters }: Chapters, known: number[]) {
  const doc = openDocument(guide.pdfTitle, guide.metaDescription, 'NDT Guides')
  const bytes = bytesOf(doc)
  const front = open(doc)
  drawCover(doc, front, guide, edition)
  drawContents(doc, front, guide, chapters, known)
  front.end()
  const pages = chapters.map(({ title, blocks, ownPage }, index) => {
    if (index === 0 || ownPage || doc.y > page.height - page.bottom - ROOM) doc.addPage()
    else doc.y += 26
    doc.x = page.left
    const number = doc.bufferedPageRange().count
    const part = open(doc)
    doc.addNamedDestination(`chapter-${index + 1}`, 'XYZ', 0, doc.y - 20, null)
    doc.outline.addItem(title)
    const chapter = { font: 'strong', size: 10, colour: colours.accent }
    part.add(tag(doc, 'P', () => type(doc, `Chapter ${index + 1}`, chapter)))
    doc.y += 2
    const big = { font: 'bold', size: 24, gap: 2, width: measure }
    part.add(tag(doc, 'H1', () => type(doc, title, big)))
    doc.y += 12
    for (const block of blocks) drawBlock(doc, part, block)
    part.end()
    return number
  })
  numberPages(doc, guide.pdfTitle)
  doc.end()
  return { pages, bytes: await bytes }
}

function open(doc: Doc) {
  const part = doc.struct('Sect')
  doc.addStructure(part)
  return part
}

/** Puts the title and the number below each page but the first. */
function numberPages(doc: Doc, title: string): void {
  const { count } = doc.bufferedPageRange()
  for (let index = 1; index < count; index++) {
    doc.switchToPage(index)
    // What stands in the margin would otherwise go on to a new page.
    doc.page.margins.bottom = 0
    const y = page.height - 44
    const small = { size: 8, colour: colours.muted, lineBreak: false }
    doc.markContent('Artifact', { type: 'Pagination' })
    type(doc, title, small, page.left, y)
    const right = { ...small, align: 'right' as const, width: 60 }
    type(doc, `${index + 1}`, right, page.width - page.right - 60, y)
    doc.endMarkedContent()
  }
}

function bytesOf(doc: Doc): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    doc.on('error', reject)
  })
}
