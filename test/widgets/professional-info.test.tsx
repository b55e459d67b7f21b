import { expect, test } from 'vitest'
import { getProfile } from '../../src/contract'
import { emptyProfile } from '../../stories/fixtures/profile'
import { answer } from '../../stories/support/calls'
import type { Answerer } from '../../stories/support/server'
import '../../widgets/professional-info/professional-info.element'
import { listen, listenForErrors } from '../support/widget'
import { settle } from '../support/time'
import { toastMessages, toasts } from '../support/toasts'
import { find, textOf } from '../support/inside'
import { openForm, READ } from './profile-form'

const SAVED = 'Professional Information Updated'

const open = (...answerers: Answerer[]) => openForm('ndt-professional-info', ...answerers)

test('R41 R55 its fields are professions and industries, both optional', async () => {
  const { element, labels, chips } = await open()
  expect(textOf(find(element, 'h2')!)).toBe('Professional Information')
  expect(labels()).toEqual(['Professions (Optional)', 'Industries (Optional)'])
  expect(chips('Professions')).toEqual([
    'NDT Technician Level II',
    'Phased Array Specialist',
    'Welding Inspector',
  ])
  expect(chips('Industries')).toEqual([
    'Oil & Gas',
    'Offshore Wind',
    'Shipbuilding',
    'Power Generation',
  ])
})

test('R55 in both, several are chosen, and new ones added', async () => {
  const { enter, chips } = await open(answer(getProfile, emptyProfile))
  for (const [name, label] of [
    ['professions', 'Professions'],
    ['industries', 'Industries'],
  ] as const) {
    await enter(name, 'Rope Access')
    await enter(name, 'Drones')
    expect(chips(label)).toEqual(['Rope Access', 'Drones'])
  }
})

test('R56 it posts the ids, and the names of new ones in their place', async () => {
  const { enter, press, posts, asked, sent } = await open()
  await enter('professions', 'quality manager')
  await enter('industries', 'Rail')
  await press('Remove Shipbuilding')
  await press('Save')
  expect(asked().at(-1)).toBe('POST /api/v2/user/update-professioninfo')
  expect(posts()[0]!.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/)
  expect(await sent()).toEqual([
    ['professions[]', '1'],
    ['professions[]', '2'],
    ['professions[]', '3'],
    ['professions[]', '5'],
    ['industries[]', '1'],
    ['industries[]', '2'],
    ['industries[]', '4'],
    ['industries[]', 'Rail'],
  ])
})

test('R56 with nothing chosen, nothing is sent in the form', async () => {
  const { press, posts } = await open(answer(getProfile, emptyProfile))
  await press('Save')
  expect(await posts()[0]!.text()).toBe('')
  expect(toastMessages()).toEqual([SAVED])
})

test('R56 R59 success is a 200; a 201 is none', async () => {
  const { errors } = listenForErrors()
  const created: Answerer = request =>
    request.method === 'POST' ? Response.json({}, { status: 201 }) : undefined
  const { press, isOpen } = await open(created)
  await press('Save')
  await settle(5000)
  expect([isOpen(), toastMessages()]).toEqual([true, []])
  expect(errors).toEqual([expect.objectContaining({ phase: 'save', status: 201 })])
})

test('R57 a toast says so for 2 s', async () => {
  const { press } = await open()
  await press('Save')
  expect(toastMessages()).toEqual([SAVED])
  expect(toasts()[0]!.className).toContain('is-success')
  await settle(1999)
  expect(toastMessages()).toEqual([SAVED])
  await settle(1)
  expect(toastMessages()).toEqual([])
})

test('R58 after 1 s it closes, and the profile is read again', async () => {
  const saved = listen('ndt-saved')
  const { press, isOpen, asked } = await open()
  const reads = () => asked().filter(call => call === READ)
  await press('Save')
  expect(saved).toEqual([
    { tag: 'ndt-professional-info', section: 'professional_info', message: SAVED },
  ])
  await settle(999)
  expect([isOpen(), reads()]).toEqual([true, [READ]])
  await settle(1)
  expect(isOpen()).toBe(false)
  await settle(100)
  expect(reads()).toEqual([READ, READ])
})
