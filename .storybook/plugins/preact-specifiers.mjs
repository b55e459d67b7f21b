import { preact } from '../../build/preact.mjs'

/** Packages that are written against React and ship inside the widgets. */
export const reactPackages = [
  '@r2wc/react-to-web-component',
  '@r2wc/core',
  'react-image-crop',
  'downshift',
]

const shipped = new RegExp(`/node_modules/(${reactPackages.join('|')})/`)
const specifiers = /((?:from|import)\s*\(?\s*)(["'])(react[\w/-]*)\2/g

/**
 * Makes our sources, and the packages inside the widgets, import Preact.
 *
 * An alias would not do: Storybook's docs are React, and pin it for every importer. So what is
 * rewritten is the import itself, after JSX has become one.
 */
export function preactSpecifiers() {
  return {
    name: 'preact-specifiers',
    enforce: 'post',
    transform(code, id) {
      if (!isShipped(id)) return null
      return { code: code.replace(specifiers, toPreact), map: null }
    },
  }
}

function isShipped(id) {
  const [file = ''] = id.split('?')
  if (!/\.[cm]?[jt]sx?$/.test(file)) return false
  return file.includes('/node_modules/') ? shipped.test(file) : !file.includes('/.storybook/')
}

function toPreact(whole, before, quote, name) {
  const entry = preact.find(({ find }) => find.test(name))
  return entry ? before + quote + entry.replacement + quote : whole
}
