import { expect, onTestFinished, test } from 'vitest'
import { Menu, type MenuContent } from '../../src/ui/menu'
import { press, show } from './show'
import { settle } from '../support/time'

const content = () => ({
  items: ['Edit', 'Preview', 'Élargir', 'Duplicate', 'delete'].map(label => ({ label })),
})

async function openMenu(key?: string, of: () => MenuContent = content) {
  const { root, find } = show(
    <Menu label="Actions" className="btn" content={of}>
      …
    </Menu>,
  )
  const button = find<HTMLButtonElement>('button')
  if (key) {
    button.focus()
    press(root, key)
  } else button.click()
  await settle()
  return {
    button,
    root,
    focused: () => root.activeElement,
    type: (key: string, keys?: KeyboardEventInit) => {
      const event = press(root, key, keys)
      return { on: root.activeElement?.textContent, isTaken: event.defaultPrevented }
    },
    isOpen: async () => {
      await settle()
      return !!find('[role=menu]')
    },
  }
}

test.each([
  ['ArrowDown', 'Edit'],
  ['ArrowUp', 'delete'],
])('%s on the button opens it with the focus on %s', async (key, label) => {
  const { focused } = await openMenu(key)
  expect(focused()?.textContent).toBe(label)
})

test.each([
  [['ArrowDown'], 'Preview'],
  [['ArrowDown', 'ArrowDown', 'ArrowUp'], 'Preview'],
  [['ArrowUp'], 'delete'],
  [['ArrowUp', 'ArrowDown'], 'Edit'],
  [['End'], 'delete'],
  [['End', 'Home'], 'Edit'],
])('%j moves the focus to %s', async (keys, label) => {
  const { type } = await openMenu()
  const typed = keys.map(key => type(key))
  expect(typed.at(-1)).toEqual({ on: label, isTaken: true })
})

test.each([
  ['p', 'Preview'],
  ['P', 'Preview'],
  ['é', 'Élargir'],
  ['d', 'Duplicate'],
])('the letter %s moves the focus to %s', async (letter, label) => {
  const { type } = await openMenu()
  expect(type(letter)).toEqual({ on: label, isTaken: true })
})

test('the same letter again moves on to the next entry, and around', async () => {
  const { type } = await openMenu()
  expect(['d', 'd', 'd'].map(key => type(key).on)).toEqual(['Duplicate', 'delete', 'Duplicate'])
})

test.each(['x', 'Shift', 'F5', ' ', 'Enter'])('the key %j is left to the browser', async key => {
  const { type } = await openMenu()
  expect(type(key)).toEqual({ on: 'Edit', isTaken: false })
})

test('the space bar follows an entry that is a link, and scrolls nothing', async () => {
  const { root, type } = await openMenu(undefined, () => ({
    items: [{ label: 'Dashboard', href: '#dashboard' }],
  }))
  const pressed: Event[] = []
  root.activeElement!.addEventListener('click', event => pressed.push(event))
  expect(type(' ')).toEqual({ on: 'Dashboard', isTaken: true })
  expect(pressed).toHaveLength(1)
})

test.each(['ctrlKey', 'metaKey', 'altKey'])('a shortcut with %s is the browser’s', async held => {
  const { type } = await openMenu()
  expect(type('p', { [held]: true })).toEqual({ on: 'Edit', isTaken: false })
})

test('Escape closes the menu and gives the focus back, and the dialog around it stays', async () => {
  const outside: Event[] = []
  const keep = (event: Event) => outside.push(event)
  document.addEventListener('keydown', keep)
  onTestFinished(() => document.removeEventListener('keydown', keep))
  const { button, type, isOpen, focused } = await openMenu()
  expect(type('Escape').isTaken).toBe(true)
  expect(focused()).toBe(button)
  expect(outside).toEqual([])
  expect(await isOpen()).toBe(false)
})

test('Tab closes the menu and goes on from its button', async () => {
  const { button, type, isOpen, focused } = await openMenu()
  expect(type('Tab').isTaken).toBe(false)
  expect(focused()).toBe(button)
  expect(await isOpen()).toBe(false)
})

test('a press opens at the first entry, also behind an arrow that opened at the last', async () => {
  const { button, focused, type } = await openMenu('ArrowUp')
  expect(focused()?.textContent).toBe('delete')
  type('Escape')
  await settle()
  button.click()
  await settle()
  expect(focused()?.textContent).toBe('Edit')
})
