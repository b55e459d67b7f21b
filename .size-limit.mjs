import { readFileSync } from 'node:fs'
import { budgets } from './build/budgets.mjs'

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
  ...Object.entries(tags).map(([tag, files]) => ({ name: tag, files, ...budgets.tag })),
  { name: 'the dashboard', files: filesOf(dashboard), ...budgets.dashboard },
]

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
