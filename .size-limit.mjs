import { readFileSync } from 'node:fs'
import { additions, budgets, larger } from './build/budgets.mjs'
import { readDefinitions } from './build/definitions.mjs'

const { loader, tags } = JSON.parse(readFileSync('dist/manifest.json', 'utf8'))

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
  ...readDefinitions().map(pageOf),
  { name: 'the dashboard', files: filesOf(dashboard), ...budgets.dashboard },
]

/**
 * A tag alone on a page; one that opens, stands in a form or has an addition of its own is counted
 * over what every page has.
 */
function pageOf({ tag, attributes, isFormAssociated }) {
  const opens = attributes.some(({ name }) => name === 'open')
  if (!opens && !isFormAssociated && !additions[tag]) {
    return { name: tag, files: tags[tag], ...(larger[tag] ?? budgets.tag) }
  }
  const files = tags[tag].filter(file => !/^(ndt|c\/runtime-.*)\.js$/.test(file))
  return { name: `${tag} over the runtime`, files, ...(additions[tag] ?? additions.dialog) }
}

function filesOf(page) {
  return [...new Set(page.flatMap(tag => tags[tag]))]
}

for (const { name, files, requests } of pages) {
  if (files.length <= requests) continue
  throw new Error(
    `${name} takes ${files.length} requests; its budget is ${requests}: ${files.join(', ')}`,
  )
}

export default pages.map(({ name, files, limit }) => ({
  name: `${name}, ${files.length} ${files.length === 1 ? 'request' : 'requests'}`,
  path: files.map(file => `dist/${file}`),
  limit,
}))
