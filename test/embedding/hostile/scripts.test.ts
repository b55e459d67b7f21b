import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { card, chooseInRow } from '../../pages/dashboard'
import { allow, faultsOf } from '../../pages/support'
import { openHost, OURS } from './host'

const BODY = '<ndt-site-header></ndt-site-header><ndt-saved-panel></ndt-saved-panel>'

/** What older pages have among their globals: an AMD loader, and what stands for a CommonJS module. */
const LOADERS = `
var modules = []
function define() { modules.push([].slice.call(arguments)) }
define.amd = { jQuery: true }
var exports = {}, module = { exports: exports }
function require() { throw new Error('Nothing is to be required') }
`

/** How often the page asked for the files and the data of its tags. */
async function asked(page: Page): Promise<number> {
  const names = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  )
  return names.filter(name => /get-saved-job|runtime\.js|ndt-saved-panel\.js/.test(name)).length
}

const shown = (page: Page) => card(page, 'Saved').getByRole('listitem').first().waitFor()

test('beside AMD and CommonJS, tags work, and the page’s own modules stay as they are', async () => {
  const page = await openHost({
    head: '<script src="/host/loaders.js"></script>',
    files: { 'loaders.js': LOADERS },
    body: BODY,
  })
  await shown(page)
  // a toast comes with its own library
  await chooseInRow(page, 'Rope Access UT Technician', 'Remove')
  await page.getByRole('button', { name: 'Undo' }).click()
  const left = await page.evaluate('[modules, Object.keys(exports), Object.keys(module)]')
  expect(left).toEqual([[], [], ['exports']])
})

test('the script twice, and once more by another address, does its work once', async () => {
  const again = '<script type="module" async src="/dist/ndt.js?v=2"></script>'
  const page = await openHost({ head: OURS + again, body: BODY + OURS })
  await shown(page)
  expect(await asked(page)).toBe(3)
})

test('of two versions on a page, the first serves all tags, and the other says so', async () => {
  const [loader, { version }] = await Promise.all([
    readFile('dist/ndt.js', 'utf8'),
    readFile('package.json', 'utf8').then(text => JSON.parse(text) as { version: string }),
  ])
  const later = loader.replaceAll(version, '99.0.0')
  const page = await openHost({
    files: { 'later.js': later },
    body: `${BODY}<script type="module" src="/host/later.js"></script>`,
  })
  const warning = `[ndt] ${version} is on the page, not 99.0.0.`
  allow(page, /is on the page, not 99/)
  await shown(page)
  await expect.poll(() => faultsOf(page)).toContain(`console: ${warning}`)
  expect(await asked(page)).toBe(3)
})
