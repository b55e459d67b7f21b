import { expect, test, vi } from 'vitest'
import { ApiError } from '../../src/index'
import { listenForErrors } from '../support/widget'
import { toastMessages } from '../support/toasts'
import { find, links, textOf } from '../support/inside'
import { placeSheet } from './sheet'

const refusal = (fields: Record<string, string>) => new ApiError('refused', 422, '', fields)

test('a check that the description names keeps a form from being sent', async () => {
  const save = vi.fn(async () => {})
  const check = ({ weld }: { weld: string }): Record<string, string> =>
    weld ? {} : { weld: 'Which weld?' }
  const { confirm, type, messages, focused } = await placeSheet({ save, check })
  await confirm()
  expect([messages(), focused()]).toEqual([{ weld: 'Which weld?' }, 'weld'])
  expect(save).not.toHaveBeenCalled()
  await type('weld', 'W-17')
  await confirm()
  expect(messages()).toEqual({})
  expect(save).toHaveBeenCalledOnce()
})

test('one message stands under its field, and takes the focus there', async () => {
  const { errors } = listenForErrors()
  const save = () => Promise.reject(refusal({ weld: 'The weld is not known.' }))
  const { element, confirm, messages, focused } = await placeSheet({ save })
  await confirm()
  expect(messages()).toEqual({ weld: 'The weld is not known.' })
  expect(focused()).toBe('weld')
  expect(find(element, '.summary')).toBeNull()
  expect(errors).toEqual([expect.objectContaining({ phase: 'save', status: 422 })])
})

test('fields with several messages are listed above the form, take the focus, and say why once, where they are', async () => {
  listenForErrors()
  const save = () => Promise.reject(refusal({ part: 'Too long.', weld: 'Not known.' }))
  const { element, confirm, messages, press, focused } = await placeSheet({ save })
  await confirm()
  const summary = find(element, '.summary')!
  expect(textOf(summary)).toBe('2 errors Part Weld')
  expect(element.shadowRoot!.activeElement).toBe(summary)
  // an alert would be heard, and its name once more with the focus
  expect([summary.role, summary.ariaLabel]).toEqual(['group', '2 errors'])
  expect(links(element)).toEqual({ Part: '#part', Weld: '#weld' })
  expect(messages()).toEqual({ part: 'Too long.', weld: 'Not known.' })
  await press('Weld')
  expect(focused()).toBe('weld')
})

test('what is wrong with an entry of a field is wrong with the field', async () => {
  listenForErrors()
  const save = () => Promise.reject(refusal({ 'weld.0': 'Not known.', 'weld.2': 'Too long.' }))
  const { confirm, messages } = await placeSheet({ save })
  await confirm()
  expect(messages()).toEqual({ weld: 'Not known.' })
})

test('the messages go when it is saved again', async () => {
  listenForErrors()
  let isDown = true
  const save = async () => {
    if (isDown) throw refusal({ part: 'Too long.', weld: 'Not known.' })
  }
  const { element, confirm, messages } = await placeSheet({ save })
  await confirm()
  isDown = false
  await confirm()
  expect([messages(), find(element, '.summary')]).toEqual([{}, null])
})

test('Q43 an ended session is a note with a link in a new tab; the next save works', async () => {
  listenForErrors()
  let isOut = true
  const save = async () => {
    if (isOut) throw new ApiError('session', 419, '')
  }
  const { element, confirm, notes, field, type } = await placeSheet({ save })
  await type('weld', 'W-17')
  await confirm()
  expect(notes()).toEqual([expect.stringMatching(/^Your session has ended\. .* Sign in$/)])
  expect(find(element, 'a')).toMatchObject({ target: '_blank', rel: 'noopener' })
  expect(links(element)).toEqual({ 'Sign in (opens in a new tab)': '/user-sign-in' })
  expect(field('weld').value).toBe('W-17')
  isOut = false
  await confirm()
  expect(toastMessages()).toEqual(['Sheet Updated'])
})

test('what else goes wrong is reported, and the form can be saved again', async () => {
  const { errors } = listenForErrors()
  const onFailed = vi.fn()
  const save = () => Promise.reject(new TypeError('It broke.'))
  const { confirm, main } = await placeSheet({ save, onFailed })
  await confirm()
  expect(errors).toEqual([expect.objectContaining({ phase: 'save', message: 'It broke.' })])
  expect(onFailed).toHaveBeenCalledOnce()
  expect(main()).toEqual({ label: 'Save', isDisabled: false, isTurning: false })
})
