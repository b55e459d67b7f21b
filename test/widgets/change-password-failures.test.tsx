import { expect, test } from 'vitest'
import { changePassword } from '../../src/contract'
import { fail, offline } from '../../stories/support/calls'
import { listenForErrors } from '../support/widget'
import { settle } from '../support/time'
import { toastMessages, toasts } from '../support/toasts'
import { lookInto } from './dialogs'
import { find, links } from '../support/inside'
import { openPassword } from './password'

const FAILED = 'Error submitting form'
const refusal = (errors: object) => fail(changePassword, 422, { errors })

test('R125 R126 the first message of each field stands under it', async () => {
  listenForErrors()
  const { save, messages } = await openPassword(
    refusal({
      current_password: ['The current password is incorrect.', 'And too old.'],
      confirm_password: 'The confirm password and password must match.',
    }),
  )
  await save()
  expect(messages()).toEqual({
    current_password: 'The current password is incorrect.',
    confirm_password: 'The confirm password and password must match.',
  })
})

test('R125 a single message takes the focus to its field', async () => {
  listenForErrors()
  const { save, focused } = await openPassword(
    refusal({ password: ['The password must be at least 8 characters.'] }),
  )
  await save()
  expect(focused()).toBe('password')
})

test.each([
  ['a refusal', refusal({ password: ['Too short.'] }), 422],
  ['a failure', fail(changePassword, 500), 500],
  ['a lost network', offline(changePassword), 0],
])('R128 Q44 after %s a red toast says so for 6 s, and nothing typed is lost', async (...given) => {
  const { errors } = listenForErrors()
  const { save, field, main, leaving } = await openPassword(given[1])
  await save()
  expect(toastMessages()).toEqual([FAILED])
  expect(toasts()[0]!.className).toContain('is-danger')
  expect(errors).toEqual([expect.objectContaining({ phase: 'save', status: given[2] })])
  expect(field('current_password').value).toBe('Inspect-2026')
  expect(main()).toEqual({ label: 'Save', isDisabled: false, isTurning: false })
  await settle(5999)
  expect(toastMessages()).toEqual([FAILED])
  await settle(1)
  expect([toastMessages(), leaving]).toEqual([[], []])
})

test.each([401, 419])('R128 Q43 after a %i a note leads to sign in, in a new tab', async status => {
  listenForErrors()
  const { element, save, notes } = await openPassword(fail(changePassword, status))
  await save()
  expect(notes()).toEqual([
    'Your session has ended. Sign in again, then save. What you typed stays here. Sign in',
  ])
  expect(links(element)).toEqual({ 'Sign in (opens in a new tab)': '/user-sign-in' })
  expect(find(element, 'a')).toMatchObject({ target: '_blank', rel: 'noopener' })
})

test('R124 no password is kept on the device', async () => {
  listenForErrors()
  const { save, press } = await openPassword(fail(changePassword, 500))
  await save()
  await press('Cancel')
  await press('Discard')
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Inspect')
  const element = document.querySelector('ndt-change-password')!
  element.toggleAttribute('open', true)
  await settle()
  expect(lookInto(element).field('current_password').value).toBe('')
})
