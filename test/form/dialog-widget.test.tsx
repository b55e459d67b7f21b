import { expect, test } from 'vitest'
import { isFallbackShown, listen, make, place, shown } from '../support/widget'
import { settle } from '../support/time'
import { find } from '../support/inside'
import { placeSheet } from './sheet'

/** A tag that is closed, and what it fires. */
async function placeClosed() {
  const opened = listen('ndt-open')
  const closed = listen('ndt-close')
  const sheet = await placeSheet({ open: false })
  const click = (keys: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })
    find(sheet.element, 'slot[name=trigger]')!.dispatchEvent(event)
    return event
  }
  return { ...sheet, opened, closed, click }
}

test('a tag is closed, and ready to be opened', async () => {
  const ready = listen('ndt-ready')
  const { tag, isOpen, opened, closed } = await placeClosed()
  expect([isOpen(), opened, closed]).toEqual([false, [], []])
  expect(ready).toEqual([{ tag }])
})

test('the attribute opens and closes it', async () => {
  const { element, tag, isOpen, opened, closed } = await placeClosed()
  element.toggleAttribute('open', true)
  await settle()
  expect([isOpen(), opened, closed]).toEqual([true, [{ tag }], []])
  element.toggleAttribute('open', false)
  await settle()
  expect([isOpen(), opened, closed]).toEqual([false, [{ tag }], [{ tag }]])
})

test('so does the property, and closing takes the attribute off', async () => {
  const { element, press, isOpen, closed } = await placeClosed()
  element.open = true
  await settle()
  expect([isOpen(), element.hasAttribute('open')]).toEqual([true, false])
  await press('Cancel')
  expect([isOpen(), element.open, closed.length]).toEqual([false, false, 1])
  element.setAttribute('open', '')
  await settle()
  element.open = false
  await settle()
  expect([isOpen(), element.hasAttribute('open')]).toEqual([false, false])
})

test('what takes attributes off that the server did not send leaves it open', async () => {
  const { element, click, type, field, isOpen, closed } = await placeClosed()
  click()
  await settle()
  await type('weld', 'W-17')
  for (const { name } of [...element.attributes]) element.removeAttribute(name)
  await settle()
  expect([isOpen(), field('weld').value, closed]).toEqual([true, 'W-17', []])
})

test('show() and close() do, as often as they are called', async () => {
  const { element, isOpen, opened, closed } = await placeClosed()
  const { show, close } = element as unknown as Record<'show' | 'close', () => void>
  show.call(element)
  show.call(element)
  await settle()
  expect([isOpen(), opened.length]).toEqual([true, 1])
  close.call(element)
  close.call(element)
  await settle()
  expect([isOpen(), closed.length]).toEqual([false, 1])
  show.call(element)
  close.call(element)
  await settle()
  expect([isOpen(), opened.length]).toEqual([false, 1])
})

test('a click on the page’s own button opens it, and does nothing else', async () => {
  const { click, isOpen } = await placeClosed()
  expect(click().defaultPrevented).toBe(true)
  await settle()
  expect(isOpen()).toBe(true)
})

test.each(['ctrlKey', 'metaKey', 'shiftKey'])(
  'a click with %s opens the link in a tab or window of its own',
  async key => {
    const { click, isOpen } = await placeClosed()
    expect(click({ [key]: true }).defaultPrevented).toBe(false)
    await settle()
    expect(isOpen()).toBe(false)
  },
)

test('a click that the page has taken itself does not open it', async () => {
  const { element, isOpen } = await placeClosed()
  element.shadowRoot!.addEventListener('click', event => event.preventDefault(), true)
  find(element, 'slot')!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  await settle()
  expect(isOpen()).toBe(false)
})

test('a button in its slot is no fallback: the tag stands from the start', async () => {
  const { tag } = await placeClosed()
  const element = place(tag, {}, make('a', { slot: 'trigger', href: '/sheet' }, 'Edit'))
  await settle()
  expect(isFallbackShown(element)).toBe(false)
  expect(shown(element)).toBe('')
})

test('a tag that leaves the page while it is open says that it closed', async () => {
  const { element, tag, opened } = await placeClosed()
  const closed: unknown[] = []
  element.addEventListener('ndt-close', event => closed.push((event as CustomEvent).detail))
  element.open = true
  await settle()
  element.remove()
  await settle()
  expect(closed).toEqual([{ tag }])
  document.body.append(element)
  await settle()
  expect([opened.length, closed.length]).toEqual([2, 1])
})

test('a tag that moves while it is open stays open', async () => {
  const { element, isOpen, type, field, opened, closed } = await placeClosed()
  element.toggleAttribute('open', true)
  await settle()
  await type('weld', 'W-17')
  document.body.append(make('section', {}, element))
  await settle()
  expect([isOpen(), field('weld').value]).toEqual([true, 'W-17'])
  expect([opened.length, closed.length]).toEqual([1, 0])
})
