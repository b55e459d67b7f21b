import { expect, test } from 'vitest'
import { updateProfile } from '../../src/contract'
import { fail, hang, offline } from '../../stories/support/calls'
import { type Answerer } from '../../stories/support/server'
import '../../widgets/personal-info/personal-info.element'
import { listenForErrors } from '../support/widget'
import { settle } from '../support/time'
import { toastMessages, toasts } from '../support/toasts'
import { links } from '../support/inside'
import { openForm } from './profile-form'

const SAVED = 'Personal Information Updated'
const FAILED = 'Error submitting form'

const open = (...answerers: Answerer[]) => openForm('ndt-personal-info', ...answerers)
const refusal = (errors: object) => fail(updateProfile, 422, { errors })

test.each([
  ['a refusal', refusal({ city: ['The city is too long.'] }), 422],
  ['a failure', fail(updateProfile, 500), 500],
  ['a lost network', offline(updateProfile), 0],
])('R18 R53 after %s a red toast says so for 2 s, and nothing typed is lost', async (...given) => {
  const { errors } = listenForErrors()
  const { type, press, field, main, isOpen } = await open(given[1])
  await type('city', 'Inverness')
  await press('Save')
  expect(toastMessages()).toEqual([FAILED])
  expect(toasts()[0]!.className).toContain('is-danger')
  expect(errors).toEqual([
    expect.objectContaining({ tag: 'ndt-personal-info', phase: 'save', status: given[2] }),
  ])
  expect(main()).toEqual({ label: 'Save', isDisabled: false, isTurning: false })
  await settle(1999)
  expect(toastMessages()).toEqual([FAILED])
  await settle(1)
  expect([toastMessages(), isOpen(), field('city').value]).toEqual([[], true, 'Inverness'])
})

test('R54 the first message of each field stands under it, and its label above the form', async () => {
  listenForErrors()
  const { press, messages, summary } = await open(
    refusal({
      first_name: ['The first name field is required.', 'And must be a string.'],
      contact_number: ['The contact number format is invalid.'],
      city: ['The city must not be greater than 255 characters.'],
      linkedin_url: ['The linkedin url must be a valid URL.'],
      twitter_url: ['The twitter url must be a valid URL.'],
    }),
  )
  await press('Save')
  expect(messages()).toEqual({
    first_name: 'The first name field is required.',
    contact_number: 'The contact number format is invalid.',
    city: 'The city must not be greater than 255 characters.',
    linkedin_url: 'The linkedin url must be a valid URL.',
    twitter_url: 'The twitter url must be a valid URL.',
  })
  expect(summary()).toEqual([
    '5 errors',
    'First name',
    'Contact number',
    'City',
    'LinkedIn URL',
    'Twitter URL',
  ])
})

test('R54 a single message takes the focus to its field', async () => {
  listenForErrors()
  const { press, focused, summary } = await open(refusal({ twitter_url: ['No URL.'] }))
  await press('Save')
  expect([focused(), summary()]).toEqual(['twitter_url', []])
})

test('R12 while it is on its way the button reads Saving..., and nothing more is sent', async () => {
  const { press, main, posts } = await open(hang(updateProfile))
  await press('Save')
  expect(main()).toEqual({ label: 'Saving...', isDisabled: true, isTurning: true })
  await press('Saving...')
  expect(posts()).toHaveLength(1)
})

test.each([401, 419])(
  'R53 Q43 after a %i a note leads to sign in, and Save works',
  async status => {
    listenForErrors()
    let isSignedOut = true
    const { element, press, notes, field, type } = await open(request =>
      isSignedOut ? fail(updateProfile, status)(request) : undefined,
    )
    await type('city', 'Inverness')
    await press('Save')
    expect(notes()).toEqual([
      'Your session has ended. Sign in again, then save. What you typed stays here. Sign in',
    ])
    expect(links(element)).toEqual({ 'Sign in (opens in a new tab)': '/user-sign-in' })
    expect(field('city').value).toBe('Inverness')
    isSignedOut = false
    await press('Save')
    expect(toastMessages()).toContain(SAVED)
  },
)
