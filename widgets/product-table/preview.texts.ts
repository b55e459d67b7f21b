import { texts } from '../../src/index'

/** The words of a product's preview. */
export const previewTexts = texts('product-table', {
  previewTitle: 'As the public sees it',
  previewHidden: 'It is unpublished: the public does not see it.',
  previewFailed: 'The product could not be loaded.',
  picture: '{name}, picture {n} of {total}',
  video: 'Video of {name}',
})
