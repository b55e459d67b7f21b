import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { holdClock, settle } from '../support/time'
import { pressIn } from '../ui/show'
import { FIRST, placeTable, press } from '../widgets/tables'

beforeEach(async () => {
  await import('../../src/table/lazy/keys')
  holdClock()
})

/** Presses the first key on a page with a list, in `at`; whether it was taken before its code was there. */
async function first(at: Element, key: string, keys?: KeyboardEventInit) {
  const isTaken = pressIn(at, key, keys).defaultPrevented
  await settle()
  return isTaken
}

const SEARCH = 'Product Name, press Enter to search'

test('a slash is taken at once, and leads to the search', async () => {
  const { table } = await placeTable('ndt-product-table')
  expect(await first(document.body, '/')).toBe(true)
  expect(table.shadowRoot!.activeElement?.ariaLabel).toBe(SEARCH)
})

test('one with Ctrl is the browser’s, one that the page has taken the page’s', async () => {
  const { table } = await placeTable('ndt-product-table')
  expect(await first(document.body, '/', { ctrlKey: true })).toBe(false)
  const own = (event: Event) => event.preventDefault()
  document.addEventListener('keydown', own, { once: true })
  onTestFinished(() => document.removeEventListener('keydown', own))
  await first(document.body, '/')
  expect(table.shadowRoot!.activeElement).toBeNull()
})

test('an arrow in a row’s menu stays in it', async () => {
  const { table } = await placeTable('ndt-product-table')
  await press(table, `Actions for ${FIRST}`)
  const root = table.shadowRoot!
  await first(root.activeElement!, 'ArrowDown')
  expect(root.activeElement?.role).toBe('menuitem')
})

test('a slash in a row’s menu leads nowhere: it would stay open behind', async () => {
  const { table } = await placeTable('ndt-product-table')
  await press(table, `Actions for ${FIRST}`)
  const root = table.shadowRoot!
  await first(root.activeElement!, '/')
  expect(root.activeElement?.role).toBe('menuitem')
})
