import { known } from '../known'
import { all, dist } from '../page'
import { lateFiles, lostFiles, staleFiles, uncheckedFiles } from '../watch/files'
import { fault, type Rule } from './finding'

const SERVING = 'page#serving-dist'
const INTEGRITY = 'security#integrity'

const noSheet: Rule = ({ isSettled, isSheetLinked, tags }) => {
  if (!isSettled || !tags.length) return []
  const tokens = getComputedStyle(document.documentElement).getPropertyValue('--ndt-canvas')
  const path = dist && new URL(dist).pathname
  if (!tokens)
    return [
      fault(
        'ndt.css did not come: the tags have neither colours nor room.',
        dist
          ? 'See that its link has `rel="stylesheet"` and an `href` that leads to the file, and that it is served as `text/css`.'
          : "Write `import 'ndt-widgets/ndt.css'`.",
        SERVING,
      ),
    ]
  return isSheetLinked === false
    ? [
        fault(
          'ndt.css is not linked by the page: no room is kept, and the page jumps as tags appear.',
          `Put \`<link rel="stylesheet" href="${path}ndt.css">\` into the head.`,
          SERVING,
        ),
      ]
    : []
}

const lost: Rule = () =>
  [...lostFiles]
    .filter(([path]) => !isOfUnknownTag(path))
    .map(([path, status]) =>
      fault(
        `${path} is answered with ${status}.`,
        'See that the page has the right path, copy all of `dist/`, with its folder `c/`, and keep the folder of the last release for a day.',
        SERVING,
      ),
    )

/** That there is no such tag is said of the tag. */
function isOfUnknownTag(path: string): boolean {
  const [, tag] = /\/(ndt-[^/]+)\.js$/.exec(path) ?? []
  return !!tag && !Object.hasOwn(known.tags, tag)
}

const late: Rule = () =>
  [...lateFiles]
    .filter(path => !lostFiles.has(path) && !staleFiles.has(path))
    .map(path =>
      fault(
        `${path} did not come at the first try.`,
        'See that it is served whole and as `text/javascript`, or a sheet as `text/css`, each time that it is asked for.',
        SERVING,
      ),
    )

const stale: Rule = () =>
  [...staleFiles].map(path =>
    fault(
      `${path} is not the file that the page has the hash of, and the browser refuses it.`,
      'Take the import map and each `integrity` anew from the release that is served, and have nothing on the way rewrite its files.',
      INTEGRITY,
    ),
  )

const unchecked: Rule = () => {
  const [path, ...more] = uncheckedFiles
  return path
    ? [
        fault(
          `The page’s import map has no hash for ${path}${more.length ? `, nor for ${more.length} more` : ''}: nothing holds it against one.`,
          'Take the import map of the release that is served, with the path that it is served at.',
          INTEGRITY,
        ),
      ]
    : []
}

/** A map that comes late counts for nothing that was asked for before. */
const mapTooLate: Rule = () => {
  const map = all('script[type=importmap]').find(({ textContent }) => textContent?.includes('ndt'))
  const module = all('script[type=module], link[rel=modulepreload]')[0]
  const isLate =
    map && module && module.compareDocumentPosition(map) & Node.DOCUMENT_POSITION_FOLLOWING
  return isLate
    ? [
        fault(
          'The import map comes after a script that is a module: what that brings is not held against its hash.',
          'Put the import map before the first module script, and before each `modulepreload`.',
          INTEGRITY,
          map,
        ),
      ]
    : []
}

/** Whether the files of `dist` come, and are those that the page means. */
export const files: Rule[] = [noSheet, lost, late, stale, unchecked, mapTooLate]
