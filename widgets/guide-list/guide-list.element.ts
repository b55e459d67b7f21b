import { takeGuides } from '../../src/guides'
import { defineWidget, text } from '../../src/index'
import { GuideList, type GuideListProps } from './guide-list'
import styles from './guide-list.css'

/**
 * The guides of the portal, six at first.
 *
 * A child `<script type="application/json">` gives the guides.
 *
 * @group Guides
 * @use On the page that leads to all guides.
 * @avoid For two or three guides beside something else: link them.
 * @requirements R246-R252
 * @fallback The list as markup of your own, with the same classes and `dist/guides.css`.
 * @fires ndt-ready - the list is shown
 * @fires ndt-navigate - before a link of it leaves the page
 */
defineWidget<GuideListProps>('ndt-guide-list', {
  component: GuideList,
  styles,
  attributes: {
    /** Words of the title to look for; `?search=` of the page's address where it is absent. */
    search: text(),
    /** Path or whole address of a JSON file with guides, instead of those that come with the library. */
    src: text(),
  },
  takeData: takeGuides,
})
