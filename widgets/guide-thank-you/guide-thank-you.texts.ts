import { texts } from '../../src/index'

/** The words of `<ndt-guide-thank-you>`. */
export const guideThankYouTexts = texts('guide-thank-you', {
  title: 'Thank You',
  sent: 'The download link for the {guide} was sent to your inbox.',
  sentUntitled: 'The download link was sent to your inbox.',
  browse: 'Browse more guides',
  loading: 'Loading',
})
