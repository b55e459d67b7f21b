import { expect, test } from 'vitest'
import { getProfile } from '../../src/contract'
import { lookupsFailed, lookupsLoading } from '../../stories/fixtures/profile-forms'
import { fail, hang } from '../../stories/support/calls'
import type { Answerer } from '../../stories/support/server'
import '../../widgets/personal-info/personal-info.element'
import { listenForErrors } from '../support/widget'
import { find } from '../support/inside'
import { openForm } from './profile-form'

const open = (...answerers: Answerer[]) => openForm('ndt-personal-info', ...answerers)

test('R45 one country is chosen; a new one is not taken', async () => {
  const { enter, type, leave, field, chips, messages, posts, press, sent } = await open()
  await enter('country_id', 'norway')
  expect([field('country_id').value, chips('Country')]).toEqual(['Norway', []])
  await type('country_id', 'Atlantis')
  await leave('country_id')
  expect(messages()).toEqual({ country_id: 'Choose from the list.' })
  await press('Save')
  expect(posts()).toEqual([])
  await type('country_id', 'Norway')
  await press('Save')
  expect(await sent()).toContainEqual(['country_id', '163'])
})

test('R46 several languages are chosen, and new ones added', async () => {
  const { enter, chips, press, sent } = await open()
  await enter('languages', 'polish')
  await enter('languages', '  Scots   Gaelic ')
  expect(chips('Languages')).toEqual(['English', 'Igbo', 'Polish', 'Scots Gaelic'])
  await press('Remove Igbo')
  await press('Save')
  expect((await sent()).filter(([name]) => name === 'languages[]')).toEqual([
    ['languages[]', '1'],
    ['languages[]', '5'],
    ['languages[]', 'Scots Gaelic'],
  ])
})

test('R46 Q14 a new language of digits alone is refused', async () => {
  const { type, leave, messages, chips } = await open()
  await type('languages', '12')
  await leave('languages')
  expect(messages()).toEqual({ languages: 'A new entry needs a letter.' })
  expect(chips('Languages')).toEqual(['English', 'Igbo'])
})

test('R14 R47 one of the four genders can be chosen, or none', async () => {
  const { field } = await open()
  const { options } = field('gender_id') as unknown as HTMLSelectElement
  expect([...options].map(({ value, text }) => [value, text])).toEqual([
    ['', 'Not specified'],
    ['1', 'Male'],
    ['2', 'Female'],
    ['3', 'Others'],
    ['4', 'Prefer not to say'],
  ])
})

test('R40 while the profile is on its way the dialog is open, and empty', async () => {
  const { element, isOpen, labels } = await open(hang(getProfile))
  expect([isOpen(), labels()]).toEqual([true, []])
  expect(find(element, '.dialog__body')).not.toBeNull()
})

test('R39 R40 a profile that cannot be read says so, and is read again', async () => {
  listenForErrors()
  let isDown = true
  const { element, press, labels } = await open(request =>
    isDown ? fail(getProfile, 403)(request) : undefined,
  )
  expect(find(element, '.dialog__body')!.textContent).toContain(
    'Error fetching user data. Please try again later.',
  )
  isDown = false
  await press('Retry')
  expect(labels()).toHaveLength(11)
})

test('R134 lists that are late or lost leave the other fields as they are', async () => {
  listenForErrors()
  for (const answerers of [lookupsLoading, lookupsFailed]) {
    const { element, chips, press, posts } = await open(...answerers)
    expect(chips('Languages')).toEqual(['English', 'Igbo'])
    await press('Save')
    expect(posts()).toHaveLength(1)
    element.remove()
  }
})
