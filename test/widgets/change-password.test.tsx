import { expect, test } from 'vitest'
import { changePassword } from '../../src/contract'
import { hang } from '../../stories/support/calls'
import { listen } from '../support/widget'
import { settle } from '../support/time'
import { toastMessages, toasts } from '../support/toasts'
import { find, textOf } from '../support/inside'
import { openPassword, SAVED } from './password'

const CHANGE = 'POST /api/v2/user/change-password'

test('R36 the dialog is titled Change Password, and begins in its first field', async () => {
  const { element } = await openPassword()
  expect(textOf(find(element, 'h2')!)).toBe('Change Password')
  expect(find(element, '[autofocus]')!.getAttribute('name')).toBe('current_password')
})

test('R41 R124 its fields are mandatory, and made for password managers', async () => {
  const { element, field } = await openPassword()
  const labels = [...element.shadowRoot!.querySelectorAll('label')]
  expect(labels.map(textOf)).toEqual([
    'Current password (Mandatory)',
    'New password (Mandatory)',
    'Confirm password (Mandatory)',
  ])
  const fields = ['current_password', 'password', 'confirm_password'].map(field)
  expect(fields.map(({ id }) => id)).toEqual(labels.map(({ htmlFor }) => htmlFor))
  expect(fields.map(({ type, autocomplete }) => `${type} ${autocomplete}`)).toEqual([
    'password current-password',
    'password new-password',
    'password new-password',
  ])
  expect(fields.map(each => each.getAttribute('aria-required'))).toEqual(['true', 'true', 'true'])
})

test('R125 nothing is checked here: an empty form is sent as it is', async () => {
  const { element, field, press, requests } = await openPassword()
  expect([field('password').maxLength, field('password').required]).toEqual([-1, false])
  expect(find<HTMLFormElement>(element, 'form')!.noValidate).toBe(true)
  await press('Save')
  expect(await requests[0]!.json()).toEqual({
    current_password: '',
    password: '',
    confirm_password: '',
  })
})

test('R126 the three are sent as JSON, as they were typed', async () => {
  const { save, asked, requests } = await openPassword()
  await save()
  expect(asked()).toEqual([CHANGE])
  expect(requests[0]!.headers.get('content-type')).toContain('application/json')
  expect(await requests[0]!.json()).toEqual({
    current_password: 'Inspect-2026',
    password: ' Inspect 2027 ',
    confirm_password: 'Inspect-2028',
  })
})

test('R12 while it is on its way the button reads Saving..., and nothing more is sent', async () => {
  const { save, main, press, requests } = await openPassword(hang(changePassword))
  expect(main()).toEqual({ label: 'Save', isDisabled: false, isTurning: false })
  await save()
  expect(main()).toEqual({ label: 'Saving...', isDisabled: true, isTurning: true })
  await press('Saving...')
  expect(requests).toHaveLength(1)
})

test('R127 a toast says so for 6 s', async () => {
  const { save } = await openPassword()
  await save()
  expect(toastMessages()).toEqual([SAVED])
  expect(toasts()[0]!.className).toContain('is-success')
  await settle(5999)
  expect(toastMessages()).toEqual([SAVED])
  await settle(1)
  expect(toastMessages()).toEqual([])
})

test('R127 after 3 s it closes and leads to the sign-in page', async () => {
  const { save, leaving, isOpen, main } = await openPassword()
  await save()
  expect(main()).toEqual({ label: 'Save', isDisabled: true, isTurning: false })
  await settle(2999)
  expect([isOpen(), leaving]).toEqual([true, []])
  await settle(1)
  expect([isOpen(), leaving]).toEqual([false, [{ url: '/user-sign-in', replace: false }]])
})

test('R127 Q11 closed early, it leads there at once, and once', async () => {
  const { save, press, leaving } = await openPassword()
  await save()
  await press('Cancel')
  expect(leaving).toEqual([{ url: '/user-sign-in', replace: false }])
  await settle(5000)
  expect(leaving).toHaveLength(1)
})

test('R127 a page that takes the tag away is led nowhere', async () => {
  const { element, save, leaving } = await openPassword()
  await save()
  element.remove()
  await settle(5000)
  expect(leaving).toEqual([])
})

test('R127 the page hears what was saved', async () => {
  const saved = listen('ndt-saved')
  const { save } = await openPassword()
  await save()
  expect(saved).toEqual([{ tag: 'ndt-change-password', section: 'password', message: SAVED }])
})

test('R124 a password can be shown, and is masked again when it is sent', async () => {
  const { type, press, field, control } = await openPassword(hang(changePassword))
  await type('current_password', 'Inspect-2026')
  await press('Show Current password')
  expect(field('current_password').type).toBe('text')
  expect(field('password').type).toBe('password')
  expect(control('Show Current password').getAttribute('aria-pressed')).toBe('true')
  await press('Save')
  expect(field('current_password').type).toBe('password')
})

test.each([
  ['', 'A long sentence is safer than a short riddle.'],
  ['Pa55word', 'Easy to guess: make it longer.'],
  ['aaaaaaaaaaaaaaaaaaaaaaaa', 'Easy to guess: make it longer.'],
  ['Inspect-2027', 'Fair: a few more characters make it strong.'],
  ['welds are seen with sound, not eyes', 'Strong.'],
])('Q41 of "%s" it says: %s', async (password, advice) => {
  const { element, type, field } = await openPassword()
  await type('password', password)
  expect(textOf(find(element, '#password-hint')!)).toBe(advice)
  expect(field('password').getAttribute('aria-describedby')).toBe('password-hint')
})

test('Q41 another verdict is said once the typing rests, and the same no second time', async () => {
  const { element, type } = await openPassword()
  const said = () => find(element, 'dialog > .sr[role=status]')?.textContent ?? ''
  await type('password', 'Pa55')
  await settle(900)
  await type('password', 'Pa55word')
  await settle(900)
  expect(said()).toBe('')
  await settle(250)
  expect(said()).toBe('Easy to guess: make it longer.')
  await settle(5000)
  await type('password', 'Pa55wor')
  await settle(1250)
  expect(said()).toBe('')
  await type('password', 'Inspect-2027')
  await settle(1250)
  expect(said()).toBe('Fair: a few more characters make it strong.')
})
