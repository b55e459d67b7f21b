import { takeGuides } from '../../src/guides'
import { defineWidget, text } from '../../src/index'
import { GuideThankYou, type GuideThankYouProps } from './guide-thank-you'
import styles from './guide-thank-you.css'

/**
 * Where an enquiry for a guide leads: the thanks, for those who just sent one.
 *
 * A child `<script type="application/json">` gives the guide, or several.
 *
 * @group Guides
 * @use On the page that an enquiry for a guide leads to.
 * @avoid As thanks for anything else: without an enquiry it leads away.
 * @requirements R285-R288
 * @fallback The same words as markup of your own, with the same classes and `dist/guides.css`.
 * @fires ndt-ready - the thanks are shown
 * @fires ndt-navigate - no enquiry was just sent, or there is no such guide: the browser goes elsewhere
 * @example <ndt-guide-thank-you slug="ultrasonic-testing-buyers-guide"></ndt-guide-thank-you>
 */
defineWidget<GuideThankYouProps>('ndt-guide-thank-you', {
  component: GuideThankYou,
  styles,
  attributes: {
    /** The guide's slug; the one in the page's address where it is absent. */
    slug: text(),
    /** Path or whole address of a JSON file with guides, instead of those that come with the library. */
    src: text(),
  },
  takeData: takeGuides,
})
