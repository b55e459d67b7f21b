import { dist } from '../page'
import { lostFiles } from '../watch/files'
import { violations } from '../watch/policy'
import { advice, fault, type Rule } from './finding'

const scripts = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].filter(({ src }) =>
    new URL(src).pathname.endsWith('/ndt.js'),
  )

const noLoader: Rule = ({ isSettled, loader, tags }) =>
  isSettled && !loader && tags.length && !scripts().length
    ? [
        fault(
          'Nothing brings the tags: ndt.js is not on the page.',
          'Put `<script type="module" src="…/ndt.js"></script>` into the head.',
          'README#a-first-tag-in-five-minutes',
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
        'README#a-first-tag-in-five-minutes',
        script,
      ),
    )

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

const noSheet: Rule = ({ isSettled, isSheetLinked, tags }) => {
  if (!isSettled || !tags.length) return []
  const tokens = getComputedStyle(document.documentElement).getPropertyValue('--ndt-canvas')
  if (!tokens)
    return [
      fault(
        'ndt.css did not come: the tags have neither colours nor room.',
        'See that the `href` of its link leads to the file, and is served as `text/css`.',
        'page#serving-dist',
      ),
    ]
  return isSheetLinked === false
    ? [
        fault(
          'ndt.css is not linked by the page: no room is kept, and the page jumps as tags appear.',
          `Put \`<link rel="stylesheet" href="${new URL(dist).pathname}ndt.css">\` into the head.`,
          'page#serving-dist',
        ),
      ]
    : []
}

const filesLost: Rule = () =>
  [...lostFiles.values()].map(({ url, status }) =>
    fault(
      `${new URL(url).pathname} is answered with ${status}.`,
      'Copy all of `dist/`, with its folder `c/`, and keep the folder of the last release for a day.',
      'page#serving-dist',
    ),
  )

const blocked: Rule = ({ settings: { values } }) =>
  [...violations.values()].map(({ directive, blocked }) => {
    const isOurs =
      blocked.startsWith(dist) ||
      (!!values['apiBase'] && blocked.startsWith(String(values['apiBase'])))
    const what = `The page's policy blocks ${blocked} by ${directive}.`
    return isOurs
      ? fault(what, `Add that origin to \`${directive}\`.`, 'security#content-security-policy')
      : advice(
          what,
          'It is none of the library’s files: see whose it is, and whether the policy should allow it.',
          'security#content-security-policy',
        )
  })

/** How the library comes to the page. */
export const loading: Rule[] = [
  noLoader,
  classicLoader,
  loaderTwice,
  twoVersions,
  noSheet,
  filesLost,
  blocked,
]
