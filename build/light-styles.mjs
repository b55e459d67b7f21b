import { bundle } from 'lightningcss'
import { targets } from './css-text.mjs'

/** The tags inside which a page has what the widget will show, as a server draws it or written by hand. */
export const LIGHT_TAGS = ['ndt-guide-page', 'ndt-guide-list', 'ndt-guide-thank-you']

/** Before every selector; an id's weight, so that no rule of the page's own gets in between. */
const scope = [
  {
    type: 'pseudo-class',
    kind: 'is',
    selectors: [...LIGHT_TAGS.map(name => [{ type: 'type', name }]), [{ type: 'id', name: 'ndt' }]],
  },
  { type: 'combinator', value: 'descendant' },
]

const visitor = { Selector: selector => [...scope, ...selector] }

/**
 * Writes `guides.css`, which gives a page's own markup inside a guide's tag the widget's look.
 *
 * The same sheets as in the shadow root: the upgrade then changes nothing that one sees.
 */
export function lightStyles() {
  return {
    name: 'light-styles',
    generateBundle() {
      const filename = 'src/guides/guides.light.css'
      const { code } = bundle({ filename, minify: true, targets, visitor })
      this.emitFile({ type: 'asset', fileName: 'guides.css', source: code.toString() })
    },
  }
}
