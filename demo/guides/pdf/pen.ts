import PDFDocument from 'pdfkit'
import { fontOf } from './font'

/** A running document of pdfkit's, with structure for those who hear it. */
export type Doc = PDFKit.PDFDocument

/** A named part of the document, for readers that speak. */
export type Part = PDFKit.PDFStructureElement

/** The colours of the look, as on the site's pages. */
export const colours = {
  text: '#10191d',
  muted: '#45525a',
  line: '#c8d1d6',
  tint: '#f1f5f6',
  accent: '#006d77',
  soft: '#e2f2f3',
  scope: '#08262c',
  scopeLine: '#17474f',
  trace: '#63e0d4',
  onScope: '#f0f8f8',
  onScopeMuted: '#b2cfd2',
  gate: '#f0b429',
} as const

/** The page's measures, in points: A4, and where the text stands on it. */
export const page = { width: 595.28, height: 841.89, left: 64, right: 64, top: 72, bottom: 76 }

/** How wide a line of text is. */
export const measure = page.width - page.left - page.right

const fonts = { text: fontOf(400), strong: fontOf(600), bold: fontOf(700) }

/** Opens a tagged document with its metadata; the same ones give the same bytes. */
export function openDocument(title: string, subject: string, author: string): Doc {
  const doc = new PDFDocument({
    size: 'A4',
    margins: page,
    pdfVersion: '1.7',
    lang: 'en-GB',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    info: {
      Title: title,
      Subject: subject,
      Author: author,
      Keywords: 'ultrasonic testing, NDT, equipment, buyer guide',
      CreationDate: new Date('2025-01-15T09:00:00Z'),
    },
  })
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font)
  return doc
}

/** Names what is drawn, or what parts it is made of, for readers that speak. */
export function tag(doc: Doc, type: string, content: (() => void) | Part[]): Part {
  return doc.struct(type, {}, content)
}

/** Draws what is there for the eye alone. */
export function decorate(doc: Doc, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' })
  draw()
  doc.endMarkedContent()
}

/** Sets text in one of the fonts; the cursor is then below it. */
export function type(
  doc: Doc,
  text: string,
  {
    font = 'text',
    size = 10,
    colour = colours.text,
    gap = 3,
    ...options
  }: PDFKit.Mixins.TextOptions & { font?: string; size?: number; colour?: string; gap?: number },
  x = doc.x,
  y = doc.y,
): void {
  doc.font(font).fontSize(size).fillColor(colour)
  doc.text(text, x, y, { lineGap: gap, ...options })
}

/** Goes on to the next page when less than so much is left of this one. */
export function keep(doc: Doc, height: number): void {
  if (doc.y + height > page.height - page.bottom) doc.addPage()
}
