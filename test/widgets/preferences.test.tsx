import { expect, test } from 'vitest'
import { getPreferences, updatePreferences } from '../../src/contract'
import { preferenceOptions } from '../../stories/fixtures/preferences'
import { answer, hang } from '../../stories/support/calls'
import { listen } from '../support/widget'
import { settle } from '../support/time'
import { toastMessages, toasts } from '../support/toasts'
import { openPreferences, SAVED } from './choosing'
import { placeDialog } from './dialogs'
import { find, hasControl, textOf } from '../support/inside'

const OPTIONS = 'GET /api/v2/get-preferences'
const CHOSEN = 'GET /api/v2/user/get-preferences'
const UPDATE = 'POST /api/v2/user/update-preferences'

test('R36 the dialog is titled Preferences', async () => {
  const { element } = await openPreferences()
  expect(textOf(find(element, 'h2')!)).toBe('Preferences')
})

test('R118 all options are read, and offered by their names', async () => {
  const { asked, offered } = await openPreferences()
  expect(asked()).toEqual([OPTIONS, CHOSEN])
  expect(offered()).toEqual(preferenceOptions.data.map(({ name }) => name))
})

test('R119 those that the user chose are pressed', async () => {
  const { chosen } = await openPreferences()
  expect(chosen()).toEqual(['Jobs', 'Courses', 'Application Notes'])
})

test('R118 nothing is read before the dialog is open', async () => {
  const { element, requests } = await openPreferences()
  const before = requests.length
  element.remove()
  await settle(2000)
  await placeDialog('ndt-preferences', {})
  expect(requests).toHaveLength(before)
})

test('R118 R119 while they are on their way, their places are kept', async () => {
  const { element, offered } = await openPreferences(hang(getPreferences))
  // the form's own width: nothing jumps as it comes
  expect(find(element, 'dialog')!.style.maxInlineSize).toBe('640px')
  expect(find(element, '.sk-lines, [class*=sk]')).not.toBeNull()
  expect([offered(), hasControl(element, 'Save')]).toEqual([[], false])
})

test('R120 the ids are sent as JSON', async () => {
  const { press, asked, sent, requests } = await openPreferences()
  await press('Articles')
  await press('Jobs')
  await press('Save')
  expect(asked().at(-1)).toBe(UPDATE)
  expect(requests.at(-1)!.headers.get('content-type')).toContain('application/json')
  expect(await sent()).toEqual([{ preferences: [4, 5, 6] }])
})

test('R120 Q106 what is followed and is not offered stays', async () => {
  const { press, sent } = await openPreferences(answer(getPreferences, { data: [1, 77] }))
  await press('Articles')
  await press('Save')
  expect((await sent())[0].preferences.sort()).toEqual([1, 5, 77])
})

test('R120 none may be chosen', async () => {
  const { press, sent } = await openPreferences()
  for (const name of ['Jobs', 'Courses', 'Application Notes', 'Save']) await press(name)
  expect(await sent()).toEqual([{ preferences: [] }])
})

test('what is pressed and pressed back is no change, which closing would ask about', async () => {
  const { press, isOpen } = await openPreferences()
  for (const name of ['Articles', 'Jobs', 'Jobs', 'Articles', 'Close']) await press(name)
  expect(isOpen()).toBe(false)
})

test('R12 while it is on its way the button reads Saving..., and nothing more is sent', async () => {
  const { press, main, sent } = await openPreferences(hang(updatePreferences))
  await press('Save')
  expect(main()).toEqual({ label: 'Saving...', isDisabled: true, isTurning: true })
  await press('Saving...')
  expect(await sent()).toHaveLength(1)
})

test('R121 a toast says so for 6 s', async () => {
  const { press } = await openPreferences()
  await press('Save')
  expect(toastMessages()).toEqual([SAVED])
  expect(toasts()[0]!.className).toContain('is-success')
  await settle(5999)
  expect(toastMessages()).toEqual([SAVED])
  await settle(1)
  expect(toastMessages()).toEqual([])
})

test('R121 it closes after 3 s', async () => {
  const saved = listen('ndt-saved')
  const { press, isOpen } = await openPreferences()
  await press('Save')
  expect(saved).toEqual([{ tag: 'ndt-preferences', section: 'preferences', message: SAVED }])
  await settle(2999)
  expect(isOpen()).toBe(true)
  await settle(1)
  expect(isOpen()).toBe(false)
})

test.each([0, 3000])(
  'R121 Q11 opened again %i ms after it closed, it begins with what was saved',
  async wait => {
    const { element, press, chosen } = await openPreferences()
    await press('Articles')
    await press('Save')
    await settle(3000 + wait)
    element.toggleAttribute('open', true)
    await settle()
    expect(chosen()).toEqual(['Jobs', 'Courses', 'Articles', 'Application Notes'])
  },
)

test('R119 opened again, it begins with what is chosen by then', async () => {
  let isFirst = true
  const { element, press, chosen } = await openPreferences(request => {
    if (!request.url.endsWith(CHOSEN.slice(4)) || isFirst) return undefined
    return Response.json({ data: [1] })
  })
  isFirst = false
  await press('Cancel')
  await settle(2000)
  element.toggleAttribute('open', true)
  await settle()
  expect(chosen()).toEqual(['Companies'])
})
