import { takeGuides } from '../../src/guides'
import { defineWidget, flag, text } from '../../src/index'
import { GuideDownload, type GuideDownloadProps } from './guide-download'
import styles from './guide-download.css'

/**
 * The gated download of a guide: a dialog that asks for contact details, and leads to the thank-you page.
 *
 * The guide is sent by mail. A child `<script type="application/json">` gives the guide, or several.
 *
 * @group Guides
 * @use Wherever a guide is offered by mail: in a list, beside an article, at a page’s end.
 * @avoid On a guide’s own page, which brings it along.
 * @requirements R268-R284
 * @fallback In `slot="trigger"`, a link to a page of yours with the guide's form.
 * @fires ndt-ready - the tag can be opened
 * @fires ndt-open - the dialog opened
 * @fires ndt-close - the dialog closed
 * @fires ndt-saved - the enquiry is sent; `section` is `guide_enquiry`
 * @fires ndt-navigate - the enquiry is sent, and the browser goes to the thank-you page
 * @example <ndt-guide-download slug="ultrasonic-testing-buyers-guide"><a slot="trigger" href="/ndt-guides/ultrasonic-testing-buyers-guide#get-the-guide">Get the guide</a></ndt-guide-download>
 */
defineWidget<GuideDownloadProps>('ndt-guide-download', {
  component: GuideDownload,
  styles,
  attributes: {
    /** The guide's slug; the thank-you page is then that of the guide, and else the one below this page. */
    slug: text(),
    /** The title of the PDF; that of the guide where it is absent. */
    guideName: text(),
    /** The slug of the PDF; that of the guide where it is absent. */
    guideSlug: text(),
    /** Path or whole address of a JSON file with guides, instead of those that come with the library. */
    src: text(),
    /** Shows the dialog. */
    open: flag(),
  },
  methods: ['show', 'close'],
  takeData: takeGuides,
})
