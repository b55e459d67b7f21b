import { describe, expect, test } from 'vitest'
import { languages, showField } from './combobox-shown'
import { settle } from '../support/time'
import { descriptionOf } from '../support/inside'

const showThree = () => showField({ start: languages.slice(0, 3) })

type Field = Awaited<ReturnType<typeof showThree>>

/** Where the focus is: a chip by its name, or the input. */
const focused = ({ root }: Field) =>
  root.activeElement!.closest('.combobox__chip')?.textContent ?? root.activeElement!.localName

describe('chips by keyboard', () => {
  test('Backspace in the empty field goes to the last, and removes from there on', async () => {
    const field = await showThree()
    await field.key('Backspace')
    expect(focused(field)).toBe('Norwegian')
    expect(field.spy).not.toHaveBeenCalled()
    await field.key('Backspace')
    expect(field.ids()).toEqual([0, 1])
    expect(field.said()).toBe('Norwegian removed')
    expect(focused(field)).toBe('Igbo')
    await field.key('Backspace')
    await field.key('Backspace')
    expect(field.ids()).toEqual([])
    expect(focused(field)).toBe('input')
  })

  test('Backspace that is held to empty the field stops there', async () => {
    const field = await showThree()
    await field.key('Backspace', { repeat: true })
    expect(focused(field)).toBe('input')
  })

  test('arrows walk, and lead back to the field', async () => {
    const field = await showThree()
    await field.key('ArrowLeft')
    await field.key('ArrowLeft')
    expect(focused(field)).toBe('Igbo')
    await field.key('ArrowLeft')
    await field.key('ArrowLeft')
    expect(focused(field)).toBe('English')
    for (let times = 0; times < 3; times++) await field.key('ArrowRight')
    expect(focused(field)).toBe('input')
  })

  test('the browser’s own keys are left to it', async () => {
    const field = await showThree()
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey']) {
      const { defaultPrevented } = await field.key('ArrowLeft', { [modifier]: true })
      expect([defaultPrevented, focused(field)]).toEqual([false, 'input'])
    }
    await field.key('ArrowLeft')
    const { defaultPrevented } = await field.key('ArrowLeft', { altKey: true })
    expect([defaultPrevented, focused(field)]).toEqual([false, 'Norwegian'])
  })

  test('Delete removes, and the next takes the focus', async () => {
    const field = await showThree()
    await field.key('ArrowLeft')
    await field.key('ArrowLeft')
    await field.key('Delete')
    expect(field.ids()).toEqual([0, 2])
    expect(focused(field)).toBe('Norwegian')
  })

  test('a letter goes on in the field', async () => {
    const field = await showThree()
    await field.key('ArrowLeft')
    const letter = await field.key('d')
    expect(focused(field)).toBe('input')
    expect(letter.defaultPrevented).toBe(false)
  })

  test('the tab key passes by', async () => {
    const field = await showThree()
    const stops = field.findAll<HTMLButtonElement>('button').map(({ tabIndex }) => tabIndex)
    expect(stops).toEqual([-1, -1, -1])
  })

  test('what the tab key passes by is heard with the field, before its hint', async () => {
    const field = await showField({ start: languages.slice(0, 2), hint: 'As you speak them.' })
    expect(descriptionOf(field.input())).toBe('English, Igbo As you speak them.')
    await field.key('Backspace')
    await field.key('Backspace')
    expect(descriptionOf(field.input())).toBe('English As you speak them.')
    await field.key('Backspace')
    expect(descriptionOf(field.input())).toBe('As you speak them.')
  })

  test.each([{ start: [] }, { single: true }])(
    'nothing describes a field that is empty, or has its choice as text: %j',
    async props => {
      const field = await showField(props)
      expect(field.input().hasAttribute('aria-describedby')).toBe(false)
    },
  )
})

describe('chips by pointer', () => {
  test('a press removes, and leaves the focus where it is', async () => {
    const field = await showThree()
    const [button] = field.findAll('[aria-label="Remove English"]')
    const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true })
    button!.dispatchEvent(press)
    expect(press.defaultPrevented).toBe(true)
    button!.click()
    await settle()
    expect(field.ids()).toEqual([1, 2])
    expect(focused(field)).toBe('input')
  })

  test('there is none to press in a disabled field', async () => {
    const field = await showField({ disabled: true })
    expect(field.chips()).toEqual(['English', 'Igbo'])
    expect(field.findAll('button')).toEqual([])
    expect(field.input().disabled).toBe(true)
  })
})
