import { texts } from '../../src/index'

/** The words of `<ndt-guide-page>`. */
export const guidePageTexts = texts('guide-page', {
  download: "Download Now — It's Free",
  failed: 'The guide could not be loaded. Please try again later.',
  audiences: 'Who the guide is for',
  need: 'Why you need this guide',
  questions: 'Frequently asked questions',
  takeaways: 'What you will walk away with',
})
