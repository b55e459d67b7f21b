import { expect, onTestFinished, test, vi } from 'vitest'
import { listen } from '../support/widget'
import { press as pressKey } from '../ui/show'
import { settle } from '../support/time'
import { placeHeader } from './header'
import { control, find } from '../support/inside'

/** The header, whose way to other pages the test watches. */
async function placeSearch(attributes: Record<string, string> = {}) {
  const { header } = await placeHeader(null, attributes)
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const events = listen('ndt-navigate')
  const field = () => find<HTMLInputElement>(header, 'input')!
  return {
    header,
    leave,
    events,
    field,
    icon: () => find<HTMLButtonElement>(header, 'button[aria-expanded]')!,
    search(query: string) {
      field().value = query
      field().form!.dispatchEvent(
        new SubmitEvent('submit', { bubbles: true, cancelable: true, composed: true }),
      )
    },
  }
}

test.each([
  ['phased array', '/search?q=phased%20array'],
  ['  phased array  ', '/search?q=phased%20array'],
  ['A&B=C?D#E+F/100%', '/search?q=A%26B%3DC%3FD%23E%2BF%2F100%25'],
  ['فحص', '/search?q=%D9%81%D8%AD%D8%B5'],
  ['"><script>', '/search?q=%22%3E%3Cscript%3E'],
])('R22 R38 a search for "%s" leads to %s', async (query, url) => {
  const { search, leave, events } = await placeSearch()
  search(query)
  expect(leave).toHaveBeenCalledExactlyOnceWith(url)
  expect(events).toEqual([{ url, replace: false }])
})

test.each(['', ' ', '\t\n\u00a0'])('R23 a search for %j does nothing', async query => {
  const { search, leave, events } = await placeSearch()
  search(query)
  expect(leave).not.toHaveBeenCalled()
  expect(events).toEqual([])
})

test.each([
  ['/find', '/find?q=UT'],
  ['/find?in=all', '/find?in=all&q=UT'],
])('R22 a search leads where the page says: %s', async (url, to) => {
  const { search, leave } = await placeSearch({ 'search-url': url })
  search('UT')
  expect(leave).toHaveBeenCalledExactlyOnceWith(to)
})

test('R22 a search never sends the form itself, which would load the page twice', async () => {
  const { header, field } = await placeSearch()
  const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true })
  field().form!.dispatchEvent(submit)
  expect(submit.defaultPrevented).toBe(true)
  expect(find(header, 'form')!.getAttribute('role')).toBe('search')
})

test('R22 a page with a router of its own takes over', async () => {
  const { search, leave } = await placeSearch()
  const cancel = (event: Event) => event.preventDefault()
  document.addEventListener('ndt-navigate', cancel)
  onTestFinished(() => document.removeEventListener('ndt-navigate', cancel))
  search('UT')
  expect(leave).not.toHaveBeenCalled()
})

test('R24 the field and the icon that brings it out have a name', async () => {
  const { field, icon } = await placeSearch()
  expect([field().ariaLabel, field().placeholder, field().type]).toEqual([
    'Search',
    'Search',
    'search',
  ])
  expect([icon().ariaLabel, icon().getAttribute('aria-expanded')]).toEqual(['Search', 'false'])
})

test('R24 the icon brings the field out, with the focus in it', async () => {
  const { header, icon, field } = await placeSearch()
  icon().click()
  await settle()
  expect(icon().getAttribute('aria-expanded')).toBe('true')
  expect(header.shadowRoot!.activeElement).toBe(field())
})

test('R24 Escape takes the field back, and the focus to the icon', async () => {
  const { header, icon } = await placeSearch()
  icon().click()
  await settle()
  pressKey(header.shadowRoot!, 'Escape')
  await settle()
  expect(icon().getAttribute('aria-expanded')).toBe('false')
  expect(header.shadowRoot!.activeElement).toBe(icon())
})

test.each([
  ['', 'false'],
  ['UT', 'true'],
])('R24 a field with "%s" in it that loses the focus is out: %s', async (query, isOut) => {
  const { header, icon, field } = await placeSearch()
  icon().click()
  await settle()
  field().value = query
  control(header, 'NDT, home').focus()
  await settle()
  expect(icon().getAttribute('aria-expanded')).toBe(isOut)
})

test('R24 an Escape that ends a composition leaves the field out', async () => {
  const { icon, field } = await placeSearch()
  icon().click()
  await settle()
  const escape = { key: 'Escape', keyCode: 229, bubbles: true }
  field().dispatchEvent(new KeyboardEvent('keydown', escape))
  await settle()
  expect(icon().getAttribute('aria-expanded')).toBe('true')
})

test('R24 an empty field stays out when the window loses the focus, and has it still', async () => {
  const { icon, field } = await placeSearch()
  icon().click()
  await settle()
  field().dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  await settle()
  expect(icon().getAttribute('aria-expanded')).toBe('true')
})
