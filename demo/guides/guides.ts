import { builtIn } from '../../src/guides/built-in'
import { withPictures, type Guide } from '../../src/guides/guide'

export type { Guide }

/** The guides of the site, whose pictures come with the library. */
export const guides: Guide[] = withPictures(builtIn, '/dist/')

/** The guide of an address. */
export const findGuide = (slug: string): Guide | undefined =>
  guides.find(guide => guide.slug === slug)

/** The guide of an enquiry or a download, which name it by its PDF (R272). */
export const findGuideByPdf = (pdfSlug: string): Guide | undefined =>
  guides.find(guide => guide.pdf_slug === pdfSlug)
