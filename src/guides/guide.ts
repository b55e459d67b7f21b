import * as v from 'valibot'
import { id } from '../contract/shapes'

/** A question and its answer (R263). */
const question = v.object({ id, question: v.string(), answer: v.string() })

/** One audience of a guide, with the pictures that stand around its text (R257). */
const audience = v.object({
  id,
  name: v.string(),
  slug: v.string(),
  description: v.string(),
  topLeftImage: v.string(),
  bottomLeftImage: v.string(),
  topRightImage: v.string(),
  bottomRightImage: v.string(),
})

/**
 * A guide, as pages, the popup, the thank-you page and the mail know it (R253).
 *
 * Pictures are addresses; those of the built-in guides are relative to the library's own folder.
 */
export const guide = v.object({
  id,
  title: v.string(),
  pdfTitle: v.string(),
  slug: v.string(),
  pdf_slug: v.string(),
  metaTitle: v.string(),
  metaDescription: v.string(),
  image: v.string(),
  popupImage: v.string(),
  thankyouImage: v.string(),
  headerDetails: v.object({ title: v.string(), description: v.string(), image: v.string() }),
  insideDetails: v.object({
    image: v.string(),
    heading: v.string(),
    description: v.string(),
    bulletPoints: v.array(v.string()),
  }),
  needDetails: v.array(v.object({ id, heading: v.string(), content: v.string() })),
  faqs: v.array(question),
  guideForDetails: v.object({ tabsData: v.array(audience) }),
  choiceDetails: v.object({ heading: v.string(), description: v.string() }),
  knowledgeDetails: v.object({
    image: v.string(),
    bulletPoints: v.array(v.object({ id, heading: v.string(), desc: v.string() })),
  }),
})

/** What a page gives: one guide, or several. */
export const guides = v.pipe(
  v.unknown(),
  v.transform(given => [given].flat()),
  v.array(guide),
)

/** A guide of the portal (R253). */
export type Guide = v.InferOutput<typeof guide>

/** Guides with every picture's address made whole, from where the pictures lie. */
export function withPictures(guides: Guide[], folder: string): Guide[] {
  return JSON.parse(JSON.stringify(guides), (key, value) =>
    /image$/i.test(key) ? folder + value : value,
  ) as Guide[]
}
