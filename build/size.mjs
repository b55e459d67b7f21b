import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { additions, budgets, inspector, larger } from './budgets.mjs'
import { readDefinitions } from './definitions.mjs'

/** `npm run size`: what every tag weighs, and what its budget has free; the last part stays free. */
const FREE = 0.02

const { loader, signedIn, tags } = JSON.parse(readFileSync('dist/manifest.json', 'utf8'))
const sizes = new Map()

const dashboard = [
  'ndt-site-header',
  'ndt-profile-card',
  'ndt-professional-card',
  'ndt-job-profile-card',
  'ndt-saved-panel',
  'ndt-viewed-companies',
]

const pages = [
  { name: 'the loader alone', files: [loader], ...budgets.loader },
  { name: 'a signed-in page over its tags', files: signedIn, ...budgets.signedIn },
  ...readDefinitions().map(pageOf),
  { name: 'the dashboard', files: filesOf(dashboard), ...budgets.dashboard },
  { name: 'the inspector', files: ['inspect.js'], ...inspector },
]
const over = pages.flatMap(({ name, files, limit, requests }) => {
  const size = files.reduce((sum, file) => sum + compressed(file), 0)
  const free = 1 - size / limit
  console.log(
    [name.padEnd(40), `${kb(size)} of ${kb(limit)} kB`, `${percent(free)} free`].join('  '),
    ` ${files.length} of ${requests} requests`,
  )
  return free < FREE || files.length > requests ? [name] : []
})
if (over.length) {
  console.error(`\nLess than ${percent(FREE)} free, or too many requests: ${over.join(', ')}.`)
  process.exitCode = 1
}

/**
 * A tag alone on a page; one that opens, stands in a form or has an addition of its own is counted
 * over what every page has.
 */
function pageOf({ tag, attributes, isFormAssociated }) {
  const opens = attributes.some(({ name }) => name === 'open')
  if (!opens && !isFormAssociated && !additions[tag]) {
    return { name: tag, files: tags[tag], ...(larger[tag] ?? budgets.tag) }
  }
  const files = tags[tag].filter(file => !/\b(ndt|runtime)\.js$/.test(file))
  return { name: `${tag} over the runtime`, files, ...(additions[tag] ?? additions.dialog) }
}

function filesOf(page) {
  return [...new Set(page.flatMap(tag => tags[tag]))]
}

/** Bytes as a page gets them. */
function compressed(file) {
  if (!sizes.has(file)) sizes.set(file, brotliCompressSync(readFileSync(`dist/${file}`)).length)
  return sizes.get(file)
}

function kb(bytes) {
  return (bytes / 1000).toFixed(2).padStart(5)
}

function percent(share) {
  return `${(share * 100).toFixed(1).padStart(4)}%`
}
