import { expect, test, vi } from 'vitest'
import { ApiError } from '../../src/index'
import { find } from '../support/inside'
import { settle } from '../support/time'
import { listenForErrors } from '../support/widget'
import { placeSheet } from './sheet'

const { list } = vi.hoisted(() => ({ list: { isHere: false } }))
vi.mock(import('../../src/form/error-summary'), async original => {
  const { ErrorSummary } = await original()
  return { ErrorSummary: props => list.isHere && <ErrorSummary {...props} /> }
})

const WRONG = { weld: 'The weld is required.', part: 'There is no such part.' }

/** A refusal that comes ahead of its list, once the weld was filled while the save was on its way. */
async function refusedMeanwhile(fields: Record<string, string>, at: 'part' | 'weld') {
  listenForErrors()
  list.isHere = false
  let refuse = (_why: ApiError) => {}
  const sheet = await placeSheet({ save: () => new Promise((_, reject) => (refuse = reject)) })
  await sheet.confirm()
  await sheet.type('weld', 'W-17')
  sheet.field(at).focus()
  refuse(new ApiError('refused', 422, '', fields))
  await settle(50)
  return { ...sheet, focused: () => sheet.element.shadowRoot!.activeElement }
}

test('R11 of a list that shrank to one before it came, that one is led to', async () => {
  const { messages, focused, field } = await refusedMeanwhile(WRONG, 'weld')
  expect(messages()).toEqual({ part: WRONG.part })
  expect(focused()).toBe(field('part'))
})

test('R11 where the focus is there already, that one is said (WCAG 4.1.3)', async () => {
  const { element } = await refusedMeanwhile(WRONG, 'part')
  const said = () => find(element, 'dialog > p.sr')?.textContent
  await vi.waitFor(() => expect(said()).toBe(WRONG.part))
})

test('R11 a list that shrank before it came is told all the same', async () => {
  const given = { ...WRONG, gate: 'Shut.' }
  const { element, focused, messages, form } = await refusedMeanwhile(given, 'weld')
  expect(messages()).toEqual({ part: WRONG.part })
  list.isHere = true
  form().set('part', 'Nozzle N5')
  await vi.waitFor(() => expect(find(element, '.summary')?.ariaLabel).toBe('2 errors'))
  expect(focused()).toBe(find(element, '.summary'))
})

test('R11 it is led to as well where the visitor typed on before the other was left', async () => {
  listenForErrors()
  list.isHere = false
  let refuse = (_why: ApiError) => {}
  const sheet = await placeSheet({ save: () => new Promise((_, reject) => (refuse = reject)) })
  const { element, confirm, field, messages, type } = sheet
  await confirm()
  field('weld').focus()
  field('weld').dispatchEvent(new Event('pointerdown', { bubbles: true }))
  await type('weld', 'W-1')
  refuse(new ApiError('refused', 422, '', WRONG))
  await settle(20)
  await type('weld', 'W-17')
  expect(messages()).toEqual(WRONG)
  find<HTMLElement>(element, '.dialog__foot .btn')!.focus()
  await settle(50)
  expect(messages()).toEqual({ part: WRONG.part })
  expect(element.shadowRoot!.activeElement).toBe(field('part'))
})
