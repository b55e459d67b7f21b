import { expect, test } from 'vitest'
import { getProfile, updateProfile } from '../../src/contract'
import { emptyProfile, profile } from '../../stories/fixtures/profile'
import { answer } from '../../stories/support/calls'
import { isFor, type Answerer } from '../../stories/support/server'
import '../../widgets/personal-info/personal-info.element'
import { listen, listenForErrors } from '../support/widget'
import { settle } from '../support/time'
import { toastMessages, toasts } from '../support/toasts'
import { openForm, READ } from './profile-form'

const SAVED = 'Personal Information Updated'
const FAILED = 'Error submitting form'

const open = (...answerers: Answerer[]) => openForm('ndt-personal-info', ...answerers)

test('R48 it posts form data, under these names', async () => {
  const { type, press, posts, asked, sent } = await open()
  await type('twitter_url', 'https://x.com/amara_ndt')
  await press('Save')
  expect(asked().at(-1)).toBe('POST /api/v2/user/update-profile')
  expect(posts()[0]!.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/)
  expect(posts()[0]!.headers.get('x-requested-with')).toBe('XMLHttpRequest')
  expect(Object.fromEntries(await sent())).toEqual({
    first_name: 'Amara',
    email: 'amara.okafor@calderfield.example',
    contact_number: '+44 1224 496 0182',
    dob: '1991-03-18',
    gender_id: '2',
    about_me: profile.data.about_me,
    city: 'Aberdeen',
    country_id: '229',
    'languages[]': '2',
    linkedin_url: 'https://www.linkedin.com/in/amara-okafor-ndt',
    twitter_url: 'https://x.com/amara_ndt',
  })
  expect((await sent()).filter(([name]) => name === 'languages[]')).toHaveLength(2)
})

test('R49 only what is filled is sent', async () => {
  const { press, sent } = await open(answer(getProfile, emptyProfile))
  await press('Save')
  expect(await sent()).toEqual([['first_name', 'Amara']])
})

test('R49 Q13 what was emptied is not sent, the name included', async () => {
  const { type, press, sent } = await open()
  for (const name of ['first_name', 'contact_number', 'dob', 'about_me', 'city', 'country_id']) {
    await type(name, '')
  }
  await type('linkedin_url', '')
  await press('Remove English')
  await press('Remove Igbo')
  await press('Save')
  expect(await sent()).toEqual([
    ['gender_id', '2'],
    ['email', 'amara.okafor@calderfield.example'],
  ])
})

test('R50 R53 success is a 200; a 201 is none', async () => {
  listenForErrors()
  const created: Answerer = request =>
    isFor(updateProfile, request) ? Response.json({}, { status: 201 }) : undefined
  const { press, isOpen } = await open(created)
  await press('Save')
  expect(toastMessages()).toEqual([FAILED])
  await settle(5000)
  expect(isOpen()).toBe(true)
})

test('R18 R51 a toast says so for 2 s', async () => {
  const { press } = await open()
  await press('Save')
  expect(toastMessages()).toEqual([SAVED])
  expect(toasts()[0]!.className).toContain('is-success')
  await settle(1999)
  expect(toastMessages()).toEqual([SAVED])
  await settle(1)
  expect(toastMessages()).toEqual([])
})

test('R52 after 1 s it closes, and the profile is read again', async () => {
  const saved = listen('ndt-saved')
  const closed = listen('ndt-close')
  const { press, isOpen, asked } = await open()
  const reads = () => asked().filter(call => call === READ)
  await press('Save')
  expect(saved).toEqual([{ tag: 'ndt-personal-info', section: 'personal_info', message: SAVED }])
  await settle(999)
  expect([isOpen(), reads(), closed]).toEqual([true, [READ], []])
  await settle(1)
  expect(isOpen()).toBe(false)
  await settle(100)
  expect(reads()).toEqual([READ, READ])
  expect(closed).toEqual([{ tag: 'ndt-personal-info' }])
})

test('R52 Q11 closed early, the profile is read again at once, and once', async () => {
  const { press, isOpen, asked } = await open()
  await press('Save')
  await press('Cancel')
  await settle(5000)
  expect([isOpen(), asked().filter(call => call === READ)]).toEqual([false, [READ, READ]])
})
