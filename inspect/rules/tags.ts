import { known } from '../known'
import { orNear } from '../near'
import { taken } from '../watch/morphs'
import { fault, forTags, type Rule } from './finding'

const unknownTag = forTags(({ element, name, about }) =>
  about
    ? undefined
    : fault(
        `There is no tag <${name}>.`,
        orNear(name, Object.keys(known.tags), 'See the list of all tags.'),
        'tags/README',
        element,
      ),
)

const notWatched = forTags(({ element, name, about, place, state }, { isSettled, loader }) =>
  isSettled && loader && about && place === 'root' && state === 'not defined'
    ? fault(
        `<${name}> stands in a shadow root that the loader does not watch.`,
        'Call `globalThis[Symbol.for("ndt-widgets")].watch(root)` once that root is there.',
        'page#pages-that-change-themselves',
        element,
      )
    : undefined,
)

const openTaken: Rule = () =>
  [...taken]
    .filter(({ isConnected }) => isConnected)
    .map(element =>
      fault(
        `Something took the attribute open off <${element.localName}>, and closed its dialog.`,
        'Leave `open` out of the HTML, and open the dialog by `show()` or by a button in `slot="trigger"`.',
        'page#pages-that-change-themselves',
        element,
      ),
    )

const broken: Rule = ({ events }) =>
  events
    .filter(({ type, detail }) => type === 'ndt-error' && /load|render/.test(detail.phase ?? ''))
    .filter(({ detail }) => Object.hasOwn(known.tags, String(detail.tag)))
    // what a visit or a morph has taken away is no fault of the page that came
    .filter(({ target }) => !(target instanceof Element) || target.isConnected)
    .map(({ detail: { tag, phase, message }, target }) =>
      fault(
        `<${tag}> could not ${phase === 'load' ? 'be loaded' : 'be drawn'}: ${message}`,
        phase === 'load'
          ? 'See that all files of `dist/` are served, and that the policy and the integrity map have them.'
          : 'Mend what else is named; where nothing is, it is a fault of the library: send this report to who keeps it.',
        'events#what-went-wrong',
        target instanceof Element ? target : undefined,
      ),
    )

/** Which tags the page has, and what became of them. */
export const tags: Rule[] = [unknownTag, notWatched, openTaken, broken]
