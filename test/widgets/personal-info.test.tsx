import { expect, test } from 'vitest'
import { getProfile } from '../../src/contract'
import { emptyProfile, profile } from '../../stories/fixtures/profile'
import { answer } from '../../stories/support/calls'
import type { Answerer } from '../../stories/support/server'
import '../../widgets/personal-info/personal-info.element'
import { find, textOf } from '../support/inside'
import { holdClock, settle } from '../support/time'
import { openForm } from './profile-form'

const open = (...answerers: Answerer[]) => openForm('ndt-personal-info', ...answerers)

test('R40 R41 R42 its fields say whether they have to be filled: name and email', async () => {
  const { element, labels, field } = await open()
  expect(textOf(find(element, 'h2')!)).toBe('Personal Information')
  expect(labels()).toEqual([
    'First name (Mandatory)',
    'Email (Mandatory)',
    'Contact number (Optional)',
    'Date of birth (Optional)',
    'Gender (Optional)',
    'About me (Optional)',
    'City (Optional)',
    'Country (Optional)',
    'Languages (Optional)',
    'LinkedIn URL (Optional)',
    'Twitter URL (Optional)',
  ])
  const required = ['first_name', 'email', 'city'].map(name =>
    field(name).getAttribute('aria-required'),
  )
  expect(required).toEqual(['true', 'true', null])
})

test('R40 the browser knows what is asked of the visitor (WCAG 1.3.5)', async () => {
  const { field } = await open()
  const names = ['first_name', 'contact_number', 'dob', 'gender_id', 'city', 'country_id']
  expect(names.map(name => field(name).getAttribute('autocomplete'))).toEqual([
    'given-name',
    'tel',
    'bday',
    'sex',
    'address-level2',
    'country-name',
  ])
})

test('R40 they begin with what the profile says', async () => {
  const { field, chips } = await open()
  const names = ['first_name', 'email', 'contact_number', 'dob', 'gender_id', 'about_me', 'city']
  const more = ['country_id', 'linkedin_url', 'twitter_url']
  expect([...names, ...more].map(name => field(name).value)).toEqual([
    'Amara',
    'amara.okafor@calderfield.example',
    '+44 1224 496 0182',
    '18-03-1991',
    '2',
    profile.data.about_me,
    'Aberdeen',
    'United Kingdom',
    'https://www.linkedin.com/in/amara-okafor-ndt',
    '',
  ])
  expect(chips('Languages')).toEqual(['English', 'Igbo'])
})

test('R40 of a new account all but the name is empty', async () => {
  const { element, field, chips } = await open(answer(getProfile, emptyProfile))
  const filled = [...element.shadowRoot!.querySelectorAll<HTMLInputElement>('[name]')].filter(
    ({ value }) => value,
  )
  expect(filled.map(({ name }) => name)).toEqual(['first_name'])
  expect([field('first_name').value, chips('Languages')]).toEqual(['Amara', []])
})

test('R42 the email is read-only', async () => {
  const { field } = await open()
  expect(field('email').readOnly).toBe(true)
  expect(field('first_name').readOnly).toBe(false)
})

test('R43 About me is counted as it is typed', async () => {
  const { counter, type } = await open()
  expect(counter()).toBe(`${profile.data.about_me.length}/500 characters`)
  await type('about_me', 'Weld inspector')
  expect(counter()).toBe('14/500 characters')
})

test('R43 the counter describes its field, and is said near the limit once the typing rests', async () => {
  const { element, field, type } = await open()
  const { id } = find(element, '.field__count')!
  const said = () => find(element, 'dialog > p.sr[role=status]')?.textContent ?? ''
  expect(field('about_me').getAttribute('aria-describedby')!.split(' ')).toContain(id)
  holdClock()
  await type('about_me', 'x'.repeat(400))
  await settle(1200)
  expect(said()).toBe('')
  await type('about_me', 'x'.repeat(459))
  await settle(500)
  await type('about_me', 'x'.repeat(460))
  await settle(900)
  expect(said()).toBe('')
  await settle(300)
  expect(said()).toBe('460/500 characters')
})

test('R43 500 characters are sent; of more nothing is lost, and nothing sent', async () => {
  const { element, type, press, messages, posts, counter, field, focused } = await open()
  await type('about_me', 'x'.repeat(501))
  expect(counter()).toBe('501/500 characters')
  expect(find(element, '.field__count')!.className).toContain('is-over')
  await press('Save')
  expect(messages()).toEqual({
    about_me: 'About me: at most 500 characters.',
  })
  expect([posts(), field('about_me').value.length, focused()]).toEqual([[], 501, 'about_me'])
  await type('about_me', 'x'.repeat(500))
  await press('Save')
  expect(posts()).toHaveLength(1)
})

test('R44 a date of birth after today is refused; today is not', async () => {
  const { type, leave, press, messages, posts } = await open()
  await type('dob', '22-11-2026')
  await leave('dob')
  expect(messages()).toEqual({ dob: 'The date cannot be after 21-11-2026.' })
  await press('Save')
  expect(posts()).toEqual([])
  await type('dob', '21-11-2026')
  await press('Save')
  expect(posts()).toHaveLength(1)
})

test.each([
  ['30-02-1991', 'There is no such date.'],
  ['March 1991', 'Write the date as DD-MM-YYYY.'],
])('R44 "%s" is no date, and is not sent: %s', async (typed, message) => {
  const { type, press, messages, posts, field } = await open()
  await type('dob', typed)
  await press('Save')
  expect([messages(), posts(), field('dob').value]).toEqual([{ dob: message }, [], typed])
})
