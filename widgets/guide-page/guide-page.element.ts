import { takeGuides } from '../../src/guides'
import { defineWidget, text } from '../../src/index'
import { GuidePage, type GuidePageProps } from './guide-page'
import styles from './guide-page.css'

/**
 * A guide's landing page: what is inside, whom it is for, and the way to its download.
 *
 * A child `<script type="application/json">` gives the guide, or several.
 *
 * @group Guides
 * @use As the whole main part of a guide’s address.
 * @avoid For a teaser: use the download, or a link.
 * @requirements R253-R267
 * @fallback The whole guide as markup of your own, with the same classes and `dist/guides.css`.
 * @fires ndt-ready - the guide is shown
 * @fires ndt-navigate - there is no such guide, and the browser goes to `/404`
 * @example <ndt-guide-page slug="ultrasonic-testing-buyers-guide"></ndt-guide-page>
 */
defineWidget<GuidePageProps>('ndt-guide-page', {
  component: GuidePage,
  styles,
  attributes: {
    /** The guide's slug; the one in the page's address where it is absent. */
    slug: text(),
    /** Path or whole address of a JSON file with guides, instead of those that come with the library. */
    src: text(),
  },
  takeData: takeGuides,
})
