import { all, dist } from '../page'
import { lostFiles } from '../watch/files'
import { fault, type Rule } from './finding'

const FIRST = 'README#a-first-tag-in-five-minutes'

const scripts = () =>
  all<HTMLScriptElement>('script[src]').filter(({ src }) =>
    new URL(src).pathname.endsWith('/ndt.js'),
  )

const noLoader: Rule = ({ isSettled, loader, tags }) =>
  isSettled && !loader && tags.length && !scripts().length
    ? [
        dist
          ? fault(
              'Nothing brings the tags: ndt.js is not on the page.',
              'Put `<script type="module" src="…/ndt.js"></script>` into the head.',
              FIRST,
            )
          : fault(
              'Nothing brings the tags.',
              "Write `import 'ndt-widgets'` in a script of the page.",
              FIRST,
            ),
      ]
    : []

const classicLoader: Rule = () =>
  scripts()
    .filter(({ type }) => type !== 'module')
    .map(script =>
      fault(
        'The loader is no module, and the browser does not run it.',
        'Write `type="module"` on the script tag of ndt.js.',
        FIRST,
        script,
      ),
    )

/** Its own failure is said in the browser's console alone. */
const deadLoader: Rule = ({ isSettled, loader }) => {
  const [script] = scripts().filter(({ type }) => type === 'module')
  if (!script || !isSettled || loader) return []
  const { pathname } = new URL(script.src)
  if (lostFiles.has(pathname)) return []
  return [
    fault(
      `${pathname} is on the page, and did not run.`,
      'See that its `src` leads to the file, that it is served as `text/javascript`, that another origin sends `Access-Control-Allow-Origin` with it, that `script-src` lets it through, with the nonce if the policy has one, and that its `integrity` is of this release. The browser’s console says which.',
      'page#serving-dist',
      script,
    ),
  ]
}

const loaderTwice: Rule = () => {
  const addresses = [...new Set(scripts().map(({ src }) => src))]
  return addresses.length > 1
    ? [
        fault(
          `There are ${addresses.length} loaders: ${addresses.map(a => new URL(a).pathname + new URL(a).search).join(', ')}.`,
          'Leave one script tag of ndt.js: the first that runs goes on, the others do nothing.',
          'upgrade',
        ),
      ]
    : []
}

const twoVersions: Rule = ({ loader, tags }) => {
  const versions = [...new Set([loader, ...tags.map(({ version }) => version)])].filter(Boolean)
  const found = [...versions, ...(versions.includes(__VERSION__) ? [] : [__VERSION__])]
  return versions.length && found.length > 1
    ? [
        fault(
          `Versions ${found.join(' and ')} of the library are on the page.`,
          'Serve one `dist/`, and have every script tag, this one too, name it.',
          'upgrade',
        ),
      ]
    : []
}

const noOrigin: Rule = () =>
  origin === 'null'
    ? [
        fault(
          'The page has no origin of its own, as in a sandbox: it has no cookies and no calls.',
          'Add `allow-same-origin` to the frame’s `sandbox`, or to that of the policy; and open the page by HTTP, not as a file.',
          'security#content-security-policy',
        ),
      ]
    : []

/** `<form name="cookie">` stands in the place of `document.cookie`. */
const hiddenName: Rule = () =>
  all<HTMLFormElement>('form[name], img[name], iframe[name], embed[name], object[name]')
    .filter(({ name }) => name in Document.prototype)
    .map(element =>
      fault(
        `<${element.localName} name="${element.name}"> stands in the place of document.${element.name} for every script of the page.`,
        'Give it another name.',
        'page#pages-that-change-themselves',
        element,
      ),
    )

/** How the library comes to the page. */
export const loading: Rule[] = [
  noLoader,
  classicLoader,
  deadLoader,
  loaderTwice,
  twoVersions,
  noOrigin,
  hiddenName,
]
