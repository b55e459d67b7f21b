import { expect, test, vi } from 'vitest'
import { getPreferenceOptions, getPreferences, updatePreferences } from '../../src/contract'
import { fail, malformed, offline } from '../../stories/support/calls'
import { configure } from '../support/page'
import { listenForErrors } from '../support/widget'
import { settle } from '../support/time'
import { toastMessages } from '../support/toasts'
import { openPreferences, SAVED } from './choosing'
import { textOf } from '../support/inside'

const FAILED = 'Error fetching data. Please try again later.'

test.each([
  ['is refused', fail(getPreferences, 403), 403],
  ['fails', fail(getPreferenceOptions, 500), 500],
  ['gets no answer', offline(getPreferences), 0],
  ['gets a wrong answer', malformed(getPreferenceOptions, { data: [{ id: 'one' }] }), 200],
])('R122 a read that %s says so, and can be tried again', async (_, failing, status) => {
  const { errors } = listenForErrors()
  let isDown = true
  const { element, press, offered } = await openPreferences(request =>
    isDown ? failing(request) : undefined,
  )
  await settle(400)
  expect(textOf(element.shadowRoot!.querySelector('dialog')!)).toContain(FAILED)
  expect(errors).toEqual([expect.objectContaining({ phase: 'data', status })])
  isDown = false
  await press('Retry')
  expect(offered()).toHaveLength(6)
})

test.each([422, 500])('R123 Q7 a save that fails with %i is logged only', async status => {
  const { errors, log } = listenForErrors()
  const { press, main, chosen, notes, messages, isOpen } = await openPreferences(
    fail(updatePreferences, status, {
      errors: { 'preferences.0': ['Invalid.'], 'preferences.1': ['Invalid.'] },
    }),
  )
  await press('Articles')
  await press('Save')
  expect(errors).toEqual([expect.objectContaining({ phase: 'save', status })])
  expect(log).toHaveBeenCalledOnce()
  expect([toastMessages(), notes(), messages()]).toEqual([[], [], {}])
  expect(main()).toEqual({ label: 'Save', isDisabled: false, isTurning: false })
  expect(chosen()).toContain('Articles')
  await settle(5000)
  expect(isOpen()).toBe(true)
})

test('R123 Q7 a page that wants it gets a note', async () => {
  listenForErrors()
  configure({ failureNotes: true })
  const { press, notes } = await openPreferences(fail(updatePreferences, 500))
  await press('Save')
  expect(notes()).toEqual(['This could not be saved. Please try again.'])
  await press('Articles')
  expect(notes()).toEqual([])
})

test('R123 Q7 the note of a save that failed goes with the next one', async () => {
  listenForErrors()
  configure({ failureNotes: true })
  let isDown = true
  const { press, notes } = await openPreferences(request =>
    isDown ? fail(updatePreferences, 500)(request) : undefined,
  )
  await press('Articles')
  await press('Save')
  expect(notes()).toHaveLength(1)
  isDown = false
  await press('Save')
  expect(toastMessages()).toEqual([SAVED])
  expect(notes()).toEqual([])
})

test('Q106 what was chosen on another device since is asked about, and nothing is sent', async () => {
  const { press, sent, notes } = await openPreferences()
  const body = JSON.stringify({ preferences: [1, 2] })
  await fetch(updatePreferences.path, { method: 'POST', body })
  await press('Articles')
  await settle(2000)
  await press('Save')
  await settle()
  expect(notes()).toEqual([
    expect.stringMatching(/^A field that you changed was changed elsewhere/),
  ])
  expect(await sent()).toEqual([{ preferences: [1, 2] }])
})

test('R123 Q43 a message for what is chosen is said above it', async () => {
  listenForErrors()
  configure({ failureNotes: true })
  const errors = { preferences: ['Choose at most three.'] }
  const { press, notes, element } = await openPreferences(fail(updatePreferences, 422, { errors }))
  await press('Articles')
  await press('Save')
  await settle()
  expect(notes()).toEqual([])
  const alert = () => element.shadowRoot!.querySelector('.summary')?.textContent
  await vi.waitFor(() => expect(alert()).toContain('Choose at most three.'))
})

test('R123 Q43 an ended session leads to sign in, and Save works after it', async () => {
  listenForErrors()
  let isOut = true
  const { press, notes } = await openPreferences(request =>
    isOut ? fail(updatePreferences, 401)(request) : undefined,
  )
  await press('Articles')
  await press('Save')
  expect(notes()).toEqual([expect.stringMatching(/^Your session has ended\./)])
  isOut = false
  await press('Save')
  expect(toastMessages()).toEqual([SAVED])
})
