import type * as v from 'valibot'
import { after, object, promised, rows, section } from '../contract/reading'
import { id, list, words } from '../contract/shapes'

/** A text or a picture's address, without which the rest of the guide is shown all the same (Q108). */
const part = promised(words, '')

/** A question and its answer (R263). */
const question = object({ id, question: words, answer: words })

/** One audience of a guide, with the pictures that stand around its text (R257). */
const audience = object({
  id,
  name: words,
  slug: words,
  description: part,
  topLeftImage: part,
  bottomLeftImage: part,
  topRightImage: part,
  bottomRightImage: part,
})

/**
 * A guide, as pages, the popup, the thank-you page and the mail know it (R253).
 *
 * Pictures are addresses; those of the built-in guides are relative to the library's own folder.
 */
export const guide = object({
  id,
  title: words,
  pdfTitle: part,
  slug: words,
  pdf_slug: part,
  metaTitle: part,
  metaDescription: part,
  image: part,
  popupImage: part,
  thankyouImage: part,
  headerDetails: section({ title: part, description: part, image: part }),
  insideDetails: section({
    image: part,
    heading: part,
    description: part,
    bulletPoints: list(words),
  }),
  needDetails: list(object({ id, heading: words, content: words })),
  faqs: list(question),
  guideForDetails: section({ tabsData: list(audience) }),
  choiceDetails: section({ heading: part, description: part }),
  knowledgeDetails: section({
    image: part,
    bulletPoints: list(object({ id, heading: words, desc: words })),
  }),
})

/** What a page gives: one guide, or several. */
export const guides = after(given => [given].flat(), rows(guide))

/** A guide of the portal (R253). */
export type Guide = v.InferOutput<typeof guide>

/** Guides, or a part of them, with every picture's address made whole, from where the pictures lie. */
export function withPictures<T>(part: T, folder: string): T {
  if (Array.isArray(part)) return part.map(each => withPictures(each as unknown, folder)) as T
  if (typeof part !== 'object' || !part) return part
  const entries = Object.entries(part).map(([key, value]) => [
    key,
    /image$/i.test(key) ? `${folder}${value}` : withPictures(value as unknown, folder),
  ])
  return Object.fromEntries(entries) as T
}
