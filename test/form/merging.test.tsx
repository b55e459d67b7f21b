import { expect, test, vi } from 'vitest'
import { control, find, textOf } from '../support/inside'
import { placeSheet } from './sheet'

const draft = { name: 'sheet' }
/** What was typed over something that is not the portal's any more. */
const OLD = JSON.stringify({ part: { from: 'Nozzle N1', value: 'Nozzle N9' } })
const keepOld = () => localStorage.setItem('ndt-draft:7:sheet', OLD)

test('Q106 a draft over something that changed since is a choice under its field', async () => {
  keepOld()
  const { element, field, notes } = await placeSheet({ draft })
  expect(field('part').value).toBe('Nozzle N9')
  const choice = find(element, '.choice')!
  expect(choice.getAttribute('aria-label')).toBe('Part')
  expect(textOf(choice)).toBe('Changed elsewhere to: Nozzle N4 Keep mine Take theirs')
  expect(notes()).toContain(
    'A field that you changed was changed elsewhere too. Choose what to keep.',
  )
})

test('Q106 nothing is sent before the choice, which takes the focus', async () => {
  keepOld()
  const save = vi.fn(async () => {})
  const { element, confirm, press, messages, field } = await placeSheet({ draft, save })
  await confirm()
  expect(save).not.toHaveBeenCalled()
  expect(messages()).toEqual({ part: 'Changed elsewhere: keep yours or take theirs.' })
  expect(element.shadowRoot!.activeElement).toBe(control(element, 'Keep mine: Part'))
  await press('Take theirs: Part')
  expect([field('part').value, messages(), find(element, '.choice')]).toEqual([
    'Nozzle N4',
    {},
    null,
  ])
  expect(element.shadowRoot!.activeElement).toBe(field('part'))
  await confirm()
  expect(save).toHaveBeenCalledOnce()
})

test('Q106 what is kept is sent', async () => {
  keepOld()
  const save = vi.fn(async (_: object) => {})
  const { confirm, press } = await placeSheet({ draft, save })
  await press('Keep mine: Part')
  await confirm()
  expect(save.mock.calls[0]![0]).toEqual({ part: 'Nozzle N9', weld: '' })
})

test('Q106 files that were chosen are not kept, and this is said', async () => {
  localStorage.setItem('ndt-draft:7:sheet', '{"part":null}')
  const { notes } = await placeSheet({ draft })
  expect(notes()).toEqual(['Part: files are not kept. Choose them again.'])
})

test('Q106 which is said once', async () => {
  localStorage.setItem('ndt-draft:7:sheet', '{"part":null}')
  const { element, notes, press, reopen } = await placeSheet({ draft })
  await press('Cancel')
  element.toggleAttribute('open', false)
  await reopen()
  expect([notes(), localStorage.getItem('ndt-draft:7:sheet')]).toEqual([[], null])
})

test('Q106 and not of what was chosen again', async () => {
  localStorage.setItem('ndt-draft:7:sheet', '{"part":null}')
  const { notes, type } = await placeSheet({ draft })
  await type('part', 'Nozzle N5')
  expect(notes()).toEqual([])
})
