import { expect, test } from 'vitest'
import { updateProfessionInfo } from '../../src/contract'
import { fail, hang, offline } from '../../stories/support/calls'
import type { Answerer } from '../../stories/support/server'
import '../../widgets/professional-info/professional-info.element'
import { resetConfig } from '../../src/config'
import { configure } from '../support/page'
import { listenForErrors } from '../support/widget'
import { settle } from '../support/time'
import { toastMessages } from '../support/toasts'
import { openForm } from './profile-form'

const SAVED = 'Professional Information Updated'

const open = (...answerers: Answerer[]) => openForm('ndt-professional-info', ...answerers)

test.each([
  ['a refusal', fail(updateProfessionInfo, 422), 422],
  ['a failure', fail(updateProfessionInfo, 500), 500],
  ['a lost network', offline(updateProfessionInfo), 0],
])('R59 Q7 %s is logged and fired, and the visitor told nothing', async (...given) => {
  const { errors, log } = listenForErrors()
  const { press, enter, chips, main, notes, isOpen } = await open(given[1])
  await enter('industries', 'Rail')
  await press('Save')
  expect(errors).toEqual([
    expect.objectContaining({ tag: 'ndt-professional-info', phase: 'save', status: given[2] }),
  ])
  expect(log).toHaveBeenCalledOnce()
  await settle(5000)
  expect([toastMessages(), isOpen()]).toEqual([[], true])
  expect(notes().filter(note => note !== 'Rail added')).toEqual([])
  expect(chips('Industries')).toContain('Rail')
  expect(main()).toEqual({ label: 'Save', isDisabled: false, isTurning: false })
})

test('R59 Q7 where the page wants a note, it stands until the next try', async () => {
  listenForErrors()
  let isDown = true
  const { press, notes } = await open(request =>
    isDown ? fail(updateProfessionInfo, 500)(request) : undefined,
  )
  configure({ failureNotes: true })
  resetConfig()
  await press('Save')
  expect(notes()).toEqual(['This could not be saved. Please try again.'])
  isDown = false
  await press('Save')
  expect([notes(), toastMessages()]).toEqual([[], [SAVED]])
})

test('R59 Q14 what is wrong with an entry stands under its field', async () => {
  listenForErrors()
  const { press, messages } = await open(
    fail(updateProfessionInfo, 422, {
      errors: { 'industries.1': ['The selected industries is invalid.'] },
    }),
  )
  await press('Save')
  expect(messages()).toEqual({ industries: 'The selected industries is invalid.' })
})

test.each([401, 419])('R59 Q43 after a %i a note leads to sign in', async status => {
  listenForErrors()
  const { press, notes } = await open(fail(updateProfessionInfo, status))
  await press('Save')
  expect(notes()).toEqual([
    'Your session has ended. Sign in again, then save. What you typed stays here. Sign in',
  ])
})

test('R12 R56 while it is on its way the button reads Saving...', async () => {
  const { press, main, posts } = await open(hang(updateProfessionInfo))
  await press('Save')
  expect(main()).toEqual({ label: 'Saving...', isDisabled: true, isTurning: true })
  await press('Saving...')
  expect(posts()).toHaveLength(1)
})
