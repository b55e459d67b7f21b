import { describe, expect, test } from 'vitest'
import { getProductCategories, getProducts } from '../../src/contract'
import { answer, fail } from '../../stories/support/calls'
import { pageOf, products } from '../../stories/fixtures/company-lists'
import { settle } from '../support/time'
import { listenForErrors } from '../support/widget'
import { control, entries, find, hasControl, textOf } from '../support/inside'
import { placeTable, press } from './tables'

const place = (...settings: [Record<string, string>?, Parameters<typeof placeTable>[2]?]) =>
  placeTable('ndt-product-table', ...settings)

test('R176 Q90 a name is searched for on Enter, not before, from the first page on', async () => {
  const { table, lists, search, names } = await place({}, { search: '?page=3' })
  const input = find<HTMLInputElement>(table, 'input')!
  input.value = ' wedge '
  input.dispatchEvent(new Event('input', { bubbles: true }))
  await settle(2000)
  expect(lists()).toEqual(['page=3&limit=10'])
  await search('Product Name', ' wedge ')
  expect(lists().at(-1)).toBe('page=1&limit=10&name=wedge')
  expect(names()[0]).toBe('Angle beam wedge set, 45° / 60° / 70°')
})

test('R176 Enter that takes a composed word does not search yet', async () => {
  const { table, lists } = await place()
  const enter = { key: 'Enter', keyCode: 229, bubbles: true }
  find(table, 'input')!.dispatchEvent(new KeyboardEvent('keydown', enter))
  await settle()
  expect(lists()).toHaveLength(1)
})

test('R192 categories that cannot be loaded are said to be so, and asked for again', async () => {
  const { errors } = listenForErrors()
  let isDown = true
  const refuse = fail(getProductCategories, 403)
  const { table } = await place(
    {},
    { answerers: [request => (isDown ? refuse(request) : undefined)] },
  )
  await press(table, 'Category: All')
  expect(textOf(find(table, '[role=alert]')!)).toBe('The list could not be loaded.')
  expect(errors).toEqual([expect.objectContaining({ phase: 'data', status: 403 })])
  isDown = false
  await press(table, 'Category: All')
  await press(table, 'Category: All')
  expect(entries(table)).toContain('Transducers')
})

test('R192 Q93 where the session has ended, the categories say so', async () => {
  const refuse = fail(getProductCategories, 401)
  const { table } = await place({}, { answerers: [request => refuse(request)] })
  await press(table, 'Category: All')
  expect(textOf(find(table, '[role=alert]')!)).toBe('Your session has ended.')
})

test('R189 R192 a category is chosen among the portal’s, which are asked for when needed', async () => {
  const { table, asked, lists, filter } = await place()
  const options = 'GET /api/v2/company/product/category-dropdown'
  expect(asked()).not.toContain(options)
  await filter('Category: All', 'Transducers')
  expect(asked().filter(line => line === options)).toHaveLength(1)
  expect(lists().at(-1)).toBe('page=1&limit=10&category_id=2')
  expect(hasControl(table, 'Category: Transducers')).toBe(true)
})

test('R189 R192 a sub-category is one of its own', async () => {
  const { lists, filter, asked } = await place()
  await filter('Sub Category: All', 'TOFD')
  expect(asked()).toContain('GET /api/v2/company/product/subcategory-dropdown')
  expect(lists().at(-1)).toBe('page=1&limit=10&sub_category_id=2')
})

test('R189 Q53 published ones are 1, unpublished ones 2, all are not asked for', async () => {
  const { table, lists, filter } = await place()
  await press(table, 'Publish: All')
  expect(entries(table)).toEqual(['All', 'Published', 'Unpublished'])
  await press(table, 'Unpublished')
  expect(lists().at(-1)).toBe('page=1&limit=10&published=2')
  await filter('Publish: Unpublished', 'All')
  expect(lists().at(-1)).toBe('page=1&limit=10')
})

describe('R182 Q52 the days', () => {
  const type = async (table: Element, index: number, text: string) => {
    const input = table.shadowRoot!.querySelectorAll<HTMLInputElement>('.date-range input')[index]!
    input.value = text
    input.dispatchEvent(new Event('input', { bubbles: true }))
    await settle()
  }

  test('go as from_date and to_date, joined with dashes', async () => {
    const { table, lists } = await place()
    await press(table, 'Added On: Any day')
    await type(table, 0, '09-11-2026')
    expect(lists().at(-1)).toBe('page=1&limit=10&from_date=09-11-2026')
    await type(table, 1, '14-11-2026')
    expect(lists().at(-1)).toBe('page=1&limit=10&from_date=09-11-2026&to_date=14-11-2026')
  })

  test('are not asked for while they are being typed', async () => {
    const { table, lists } = await place()
    await press(table, 'Added On: Any day')
    await type(table, 0, '09-1')
    expect(lists()).toHaveLength(1)
  })

  test('swap when the first is the later', async () => {
    const address = '?from_date=2026-11-14&to_date=2026-11-09'
    const { table, lists } = await place({}, { search: address })
    expect(lists()).toEqual(['page=1&limit=10&from_date=09-11-2026&to_date=14-11-2026'])
    expect(hasControl(table, 'Added On: 09-11-2026 to 14-11-2026')).toBe(true)
  })
})

test('Q90 each set filter has a way out, and all of them have one', async () => {
  const { table, lists, filter, search } = await place()
  expect(hasControl(table, 'Clear filters')).toBe(false)
  await filter('Category: All', 'Transducers')
  await search('Product Name', 'probe')
  await press(table, 'Remove filter Category: Transducers')
  expect(lists().at(-1)).toBe('page=1&limit=10&name=probe')
  await press(table, 'Clear filters')
  expect(lists().at(-1)).toBe('page=1&limit=10')
  expect(find<HTMLInputElement>(table, 'input')!.value).toBe('')
})

test('Q90 R176 Clear filters takes what is typed in the search too, a single way out does not', async () => {
  const { table, filter } = await place()
  const input = () => find<HTMLInputElement>(table, 'input')!
  async function set() {
    await filter('Publish: All', 'Published')
    input().value = 'probe'
    input().dispatchEvent(new Event('input', { bubbles: true }))
    await settle()
  }
  await set()
  await press(table, 'Remove filter Publish: Published')
  expect([input().value, table.shadowRoot!.activeElement?.localName]).toEqual(['probe', 'h1'])
  await set()
  await press(table, 'Clear filters')
  expect(input().value).toBe('')
})

test('R189 where narrow, the drawer’s filters wait for Apply', async () => {
  const { table, lists } = await place()
  await press(table, 'Filters')
  const drawer = find(table, 'dialog')!
  const publish = [...drawer.querySelectorAll('button')].find(each =>
    each.textContent.startsWith('Publish'),
  )!
  publish.click()
  await settle()
  await press(table, 'Published')
  expect(lists()).toHaveLength(1)
  await press(table, 'Apply')
  expect(lists().at(-1)).toBe('page=1&limit=10&published=1')
  expect(hasControl(table, 'Filters, 1 set')).toBe(true)
  expect(find(table, 'dialog')).toBeNull()
})

test('R182 the newest answer wins', async () => {
  const held: ((response: Response) => void)[] = []
  let isSlow = false
  const { search, names, title } = await place(
    {},
    {
      answerers: [
        request =>
          isSlow && request.url.includes('/product?')
            ? new Promise(resolve => held.push(resolve))
            : undefined,
      ],
    },
  )
  isSlow = true
  await search('Product Name', 'old')
  await search('Product Name', 'new')
  const [old, now] = held
  const named = (name: string) => pageOf(products(1).map(product => ({ ...product, name })))
  now!(Response.json(named('new')))
  await settle()
  old!(Response.json(named('old')))
  await settle()
  expect(names()).toEqual(['new'])
  expect(title()).toBe('Products 1')
})

test('R192 a category that came with the address shows its name', async () => {
  const { table } = await place({}, { search: '?category_id=2' })
  expect(control(table, 'Category: Transducers')).toBeTruthy()
})

test('R181 nothing found says so, and clears the filters', async () => {
  const { table, search, names } = await place()
  await search('Product Name', 'nothing of the kind')
  expect(find(table, '.empty')!.textContent).toBe('No data foundClear filters')
  find<HTMLElement>(table, '.empty button')!.click()
  await settle()
  expect(names()).toHaveLength(10)
})

test('R182 what the address says wrongly counts as not said', async () => {
  const { lists } = await place(
    {},
    {
      search: '?category_id=x&published=3&page=-1&limit=7&sort=name;drop',
      answerers: [answer(getProducts, pageOf(products(1)))],
    },
  )
  expect(lists()).toEqual(['page=1&limit=10'])
})
