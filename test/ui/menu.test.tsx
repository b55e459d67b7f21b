import { expect, test, vi } from 'vitest'
import { Menu, type MenuItem } from '../../src/ui/menu'
import { listenForErrors } from '../support/widget'
import { nameOf } from '../support/inside'
import { press, show } from './show'
import { settle } from '../support/time'

const edit = vi.fn()
const actions: MenuItem[] = [
  { label: 'Edit', onSelect: edit },
  { label: 'Duplicate', onSelect() {} },
  { label: 'Preview', href: '/ndt-companies/harrow-inspection' },
  { label: 'Delete', onSelect() {}, apart: true },
]

/** A menu button on the page, and what it opens. */
function showMenu(items = actions, head?: string) {
  const shown = show(
    <>
      <Menu label="Actions" className="btn" content={() => Promise.resolve({ items, head })}>
        …
      </Menu>
      <p>Elsewhere</p>
    </>,
  )
  const button = shown.find<HTMLButtonElement>('button')
  const openIt = async () => {
    button.focus()
    button.click()
    await settle()
  }
  return {
    ...shown,
    button,
    openIt,
    menu: () => shown.find('[role=menu]'),
    focused: () => shown.root.activeElement?.textContent,
  }
}

test('the button names its menu, and says that there is one and whether it is open', async () => {
  const { button, openIt, menu } = showMenu()
  expect(nameOf(button)).toBe('Actions')
  expect(button.getAttribute('aria-haspopup')).toBe('menu')
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(menu()).toBeNull()
  await openIt()
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(menu().getAttribute('aria-label')).toBe('Actions')
})

test('one that comes late opens for nobody who has gone on, and takes no focus', async () => {
  const { root, button, openIt, menu, focused } = showMenu()
  const field = root.appendChild(document.createElement('input'))
  button.focus()
  button.click()
  field.focus()
  await settle()
  expect(menu()).toBeNull()
  expect(root.activeElement).toBe(field)
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await openIt()
  expect(focused()).toBe('Edit')
  field.remove()
})

test('a press opens it where the browser gives a button no focus, as Safari does', async () => {
  const { button, menu, focused } = showMenu()
  button.click()
  await settle()
  expect(menu()).not.toBeNull()
  expect(focused()).toBe('Edit')
})

test('a press opens it, with the focus on its first entry, and another closes it', async () => {
  const { button, openIt, menu, focused } = showMenu()
  await openIt()
  expect(focused()).toBe('Edit')
  button.click()
  await settle()
  expect(menu()).toBeNull()
})

test('the arrow down opens it', async () => {
  const { root, button, focused } = showMenu()
  button.focus()
  expect(press(root, 'ArrowDown').defaultPrevented).toBe(true)
  await settle()
  expect(focused()).toBe('Edit')
})

test('an entry is a link or an action; a choice says whether it is made, and has the focus', async () => {
  const choice = showMenu([
    { label: 'All', checked: false },
    { label: 'Applied', checked: true },
  ])
  await choice.openIt()
  const roles = choice.findAll('.mi').map(entry => entry.getAttribute('role'))
  expect(roles).toEqual(['menuitemradio', 'menuitemradio'])
  const checked = choice.findAll('.mi').map(entry => entry.getAttribute('aria-checked'))
  expect(checked).toEqual(['false', 'true'])
  expect(choice.focused()).toBe('Applied')
})

test('entries are out of the tab order; only the arrows reach them', async () => {
  const { openIt, findAll } = showMenu()
  await openIt()
  expect(findAll('.mi').map(entry => entry.tabIndex)).toEqual([-1, -1, -1, -1])
  expect(findAll('.mi').map(entry => entry.getAttribute('role'))).toEqual(Array(4).fill('menuitem'))
  expect(findAll('a').map(link => link.getAttribute('href'))).toEqual([
    '/ndt-companies/harrow-inspection',
  ])
})

test('a chosen entry closes the menu, gives the focus back, and acts once', async () => {
  const { root, button, openIt, menu, find } = showMenu()
  await openIt()
  const focusedThen = vi.fn(() => root.activeElement)
  edit.mockImplementation(focusedThen)
  find('.mi').click()
  expect(focusedThen).toHaveReturnedWith(button)
  await settle()
  expect(edit).toHaveBeenCalledOnce()
  expect(menu()).toBeNull()
})

test('a head stands above the entries, outside of the menu', async () => {
  const { openIt, menu, root } = showMenu(actions, 'Amara')
  await openIt()
  expect(root.textContent).toContain('Amara')
  expect(menu().textContent).not.toContain('Amara')
})

test('a menu that cannot be had is reported when it is pressed, and not before', async () => {
  const { errors } = listenForErrors()
  const content = () => Promise.reject(new Error('Not today.'))
  const { find } = show(
    <Menu label="Actions" className="btn" content={content}>
      …
    </Menu>,
  )
  const button = find<HTMLButtonElement>('button')
  button.dispatchEvent(new Event('pointerenter'))
  button.focus()
  await settle()
  expect(errors).toEqual([])
  button.click()
  await settle()
  expect(errors).toEqual([expect.objectContaining({ phase: 'load', message: 'Not today.' })])
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

test('a press elsewhere closes it, one inside does not', async () => {
  const { openIt, menu, find } = showMenu()
  await openIt()
  const pressOn = async (target: Element) => {
    target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }))
    await settle()
  }
  await pressOn(find('.mi'))
  expect(menu()).not.toBeNull()
  await pressOn(find('p'))
  expect(menu()).toBeNull()
})

test('so does one of VoiceOver’s, which in Safari has no pointer', async () => {
  const { openIt, menu, find } = showMenu()
  await openIt()
  find('p').dispatchEvent(new MouseEvent('mousedown', { bubbles: true, composed: true }))
  await settle()
  expect(menu()).toBeNull()
})
