import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { rowId, wayBack } from '../../src/form'
import { placeTable } from '../widgets/tables'
import { find, heard } from '../support/inside'
import { settle } from '../support/time'

const LIST = '/company/products'

afterEach(() => void vi.restoreAllMocks())

/** The page that the browser says led here. */
const comeFrom = (address: string) => vi.spyOn(document, 'referrer', 'get').mockReturnValue(address)
const here = (path: string) => new URL(path, location.origin).href

test('R202 a form leads to the part of the list, and the row, that led to it', () => {
  const row = rowId('products', { id: 9000 })
  comeFrom(here(`${LIST}?name=flaw`))
  expect(wayBack(LIST, row)).toBe(`${LIST}?name=flaw#products-9000`)
  expect(wayBack(LIST)).toBe(`${LIST}?name=flaw`)
  expect(wayBack('/company/services', 'services-1')).toBe('/company/services')
})

test.each([
  '',
  'about:client',
  here('/company/dashboard?page=2'),
  `https://a.example${LIST}?page=2`,
])('R202 a form that the page "%s" led to leads to the list’s beginning', address => {
  comeFrom(address)
  expect(wayBack(LIST, 'products-9000')).toBe(LIST)
})

async function follow(attributes: Record<string, string>, type: string, init: MouseEventInit = {}) {
  const { table } = await placeTable('ndt-product-table', attributes, { search: '?page=2' })
  table.addEventListener(type, event => event.preventDefault())
  const link = table.shadowRoot!.querySelector<HTMLAnchorElement>('tbody a')!
  link.dispatchEvent(
    new MouseEvent(type, { bubbles: true, composed: true, cancelable: true, ...init }),
  )
  return [link.getAttribute('referrerpolicy'), location.hash]
}

test('R202 a link that is followed leaves its row in the address, and tells the form where it stands', async () => {
  expect(await follow({}, 'click')).toEqual(['same-origin', '#products-9010'])
})

test.each([
  ['click', { metaKey: true }],
  ['click', { ctrlKey: true }],
  ['click', { shiftKey: true }],
  ['auxclick', { button: 1 }],
])(
  'R202 one that opens elsewhere, by %s with %j, leaves this page as it is',
  async (type, init) => {
    expect(await follow({}, type, init)).toEqual(['same-origin', ''])
  },
)

test('R202 with url-state="off" the address is left alone', async () => {
  expect(await follow({ 'url-state': 'off' }, 'click')).toEqual([null, ''])
})

test('R202 Q57 but not from what the visitor has gone on to', async () => {
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  const { table } = await placeTable('ndt-product-table', {}, { search: '?page=2#products-9013' })
  await vi.waitFor(() => expect(location.hash).toBe(''))
  await settle(100)
  expect(table.shadowRoot!.activeElement).toBeNull()
  expect(document.activeElement).toBe(field)
  field.remove()
})

test('R202 Q57 the row in the address takes the focus, and goes from the address', async () => {
  const { table } = await placeTable('ndt-product-table', {}, { search: '?page=2#products-9013' })
  await vi.waitFor(() => expect(location.hash).toBe(''))
  const row = find<HTMLElement>(table, '#products-9013')!
  expect(table.shadowRoot!.activeElement).toBe(row.querySelector('a'))
  expect(location.search).toBe('?page=2')
})

test('R204 what was saved on another page before is no news of a row that leads here later', async () => {
  const message = JSON.stringify({ message: 'Saved', until: Date.now() + 1000 })
  sessionStorage.setItem('ndt-said', message)
  // a new product leads to the list, and to no row of it
  const { table } = await placeTable('ndt-product-table', {}, { search: '?page=2' })
  history.replaceState(null, '', '?page=2#products-9013')
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await vi.waitFor(() => expect(location.hash).toBe(''))
  await settle(100)
  expect([find(table, '.table__edited'), heard(table.shadowRoot!)]).toEqual([null, undefined])
})

test('R202 that a row was saved is said once, of the one that was', async () => {
  const message = JSON.stringify({ message: 'Saved', until: Date.now() + 1000 })
  sessionStorage.setItem('ndt-said', message)
  const { table } = await placeTable('ndt-product-table', {}, { search: '?page=2#products-9013' })
  const said: string[] = []
  const root = table.shadowRoot!
  const listener = new MutationObserver(() => said.push(heard(root) ?? ''))
  listener.observe(root, { childList: true, subtree: true, characterData: true })
  onTestFinished(() => listener.disconnect())
  await vi.waitFor(() => expect(location.hash).toBe(''))
  await settle(100)
  history.replaceState(null, '', '?page=3#products-9021')
  dispatchEvent(new PopStateEvent('popstate'))
  await vi.waitFor(() => expect(location.hash).toBe(''))
  await settle(100)
  expect(new Set(said.filter(words => words.endsWith(' was saved'))).size).toBe(1)
})
