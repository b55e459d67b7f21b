import { expect, test } from 'vitest'
import { openHost } from './host'

/** The calls that the page made, as seen from inside it. */
const CALLS = `performance.getEntriesByType('resource').map(({ name }) => name).filter(name => name.includes('/api/'))`

test('200 tags on a page all show their rows, by one call', async () => {
  const page = await openHost({ body: '<ndt-saved-panel></ndt-saved-panel>'.repeat(200) })
  const panels = page.locator('ndt-saved-panel')
  await panels.first().getByRole('listitem').first().waitFor()
  const rows = await panels.first().getByRole('listitem').count()
  await expect.poll(() => panels.getByRole('listitem').count()).toBe(200 * rows)
  const calls = await page.evaluate<string[]>(CALLS)
  expect(calls.filter(name => name.includes('get-saved-job'))).toHaveLength(1)
})

test('1,000 changes of attributes end in what the last ones say; those of one go ask once', async () => {
  const page = await openHost({ body: '<ndt-saved-panel></ndt-saved-panel>' })
  const panel = page.locator('ndt-saved-panel')
  const list = (name: string) => panel.getByRole('list', { name, exact: true })
  await list('Jobs').waitFor()
  const before = await page.evaluate<string[]>(CALLS)
  await panel.evaluate(element => {
    for (let n = 1; n <= 250; n++) {
      element.setAttribute('kind', n % 2 ? 'jobs' : 'courses')
      element.setAttribute('filter', n % 2 ? 'applied' : 'all')
    }
  })
  await list('Courses').waitFor()
  expect(await page.evaluate<string[]>(CALLS)).toHaveLength(before.length + 1)
  await panel.evaluate(async element => {
    for (let n = 1; n <= 250; n++) {
      element.setAttribute('kind', n % 2 ? 'courses' : 'jobs')
      element.setAttribute('filter', n % 2 ? 'applied' : 'all')
      await new Promise(resume => setTimeout(resume))
    }
  })
  await list('Jobs').getByRole('listitem').first().waitFor()
  expect(await list('Courses').count()).toBe(0)
})
