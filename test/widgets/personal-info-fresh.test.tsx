import { expect, test } from 'vitest'
import { getProfile } from '../../src/contract'
import { $returns } from '../../src/query'
import { fail } from '../../stories/support/calls'
import '../../widgets/personal-info/personal-info.element'
import { links } from '../support/inside'
import { settle } from '../support/time'
import { listenForErrors } from '../support/widget'
import { openForm } from './profile-form'

/** A dialog whose fresh read fails with a status, over a profile that is known. */
async function openOverOld(status: number) {
  const { errors } = listenForErrors()
  let isDown = false
  const form = await openForm('ndt-personal-info', request =>
    isDown ? fail(getProfile, status)(request) : undefined,
  )
  isDown = true
  await form.reopen()
  return { ...form, errors, comeUp: () => (isDown = false) }
}

test.each([401, 419])(
  'Q93 an ended session (%i) is told as the dialog opens, until the account is back',
  async status => {
    const { element, field, notes, comeUp } = await openOverOld(status)
    expect(notes()).toEqual([
      'Your session has ended. Sign in again, then save. What you typed stays here. Sign in',
    ])
    expect(links(element)).toEqual({ 'Sign in (opens in a new tab)': '/user-sign-in' })
    expect(field('city').value).toBe('Aberdeen')
    comeUp()
    $returns.set($returns.get() + 1)
    await settle()
    expect(notes()).toEqual([])
  },
)

test('Q106 a fresh read that fails otherwise is reported, and stops no dialog', async () => {
  const { field, notes, errors } = await openOverOld(404)
  expect([field('city').value, notes()]).toEqual(['Aberdeen', []])
  expect(errors).toEqual([
    expect.objectContaining({ tag: 'ndt-personal-info', phase: 'data', status: 404 }),
  ])
})
