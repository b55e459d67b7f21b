import { expect, test } from 'vitest'
import {
  FIRST_TEN,
  LISTS,
  listsOf,
  openProducts,
  reload,
  REPORTS,
  rowOf,
} from '../pages/company-lists'
import { callsOf, delayed } from '../pages/dashboard'
import { allow } from '../pages/support'

/** Products that are published, one a test. */
const [CLICKED, FLIPPED, REFUSED, , BROKEN] = FIRST_TEN

test('R193 R194 R195 R196 Q51 taking a product back is told, reads the list again, and stays', async () => {
  const page = await openProducts()
  const lists = listsOf(page)
  const row = rowOf(page, FLIPPED)
  await row.getByRole('switch', { name: `Publish ${FLIPPED}`, checked: true }).click()
  await page.getByText('Status Updated Successfully!!').first().waitFor()
  await row.getByText('Unpublished').waitFor()
  expect(await row.getByRole('switch').count()).toBe(0)
  // before the call, as it flips whatever is there, wherever the row is by now; and after it
  expect(lists()).toEqual(['page=1&limit=100', 'page=1&limit=10'])
  await reload(page)
  expect(await row.getByText('Unpublished').isVisible()).toBe(true)
})

test('Q49 a double click flips once, by one call that scripts of the site alone can make', async () => {
  const page = await openProducts()
  const calls = callsOf(page)
  await page.route(LISTS.toggle, delayed(400))
  const asked = page.waitForRequest(LISTS.toggle)
  const control = rowOf(page, CLICKED).getByRole('switch')
  await control.dblclick()
  expect(await control.getAttribute('aria-busy')).toBe('true')
  expect((await (await asked).allHeaders())['x-requested-with']).toBe('XMLHttpRequest')
  await rowOf(page, CLICKED).getByText('Unpublished').waitFor()
  expect(calls.filter(line => line.includes('toggle'))).toHaveLength(1)
})

test.each([
  [
    'refused with errors',
    REFUSED,
    422,
    { errors: { status: ['It has open orders.'] } },
    'It has open orders.',
    ['page=1&limit=100', 'page=1&limit=10'],
  ],
  [
    'broken',
    BROKEN,
    500,
    { message: 'Undefined index' },
    'Status is not updated!',
    // once more, to see whether it was done all the same
    ['page=1&limit=100', 'page=1&limit=100', 'page=1&limit=10'],
  ],
])(
  'R196 R197 Q49 a toggle that is %s is told once, not tried again, and the list is read again',
  async (_, name, status, json, words, read) => {
    const page = await openProducts()
    allow(page, ...REPORTS, /^answer: /)
    const [calls, lists] = [callsOf(page), listsOf(page)]
    await page.route(LISTS.toggle, route => route.fulfill({ status, json }))
    const control = rowOf(page, name).getByRole('switch')
    await control.click()
    await page.getByText(words).first().waitFor()
    await expect.poll(() => control.getAttribute('aria-busy')).toBeNull()
    expect(await control.getAttribute('aria-checked')).toBe('true')
    expect(calls.filter(line => line.includes('toggle'))).toHaveLength(1)
    expect(lists()).toEqual(read)
    // it is free again
    await page.unroute(LISTS.toggle)
    await control.click()
    await rowOf(page, name).getByText('Unpublished').waitFor()
  },
)
