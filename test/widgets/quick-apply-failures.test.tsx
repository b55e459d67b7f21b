import { describe, expect, test } from 'vitest'
import { applyForJob } from '../../src/contract'
import { fail, offline } from '../../stories/support/calls'
import '../../widgets/saved-panel/saved-panel.element'
import { listenForErrors } from '../support/widget'
import { settle } from '../support/time'
import { toastMessages, toasts } from '../support/toasts'
import { FAILED, openApply, refused } from './applying'
import { find, hasControl } from '../support/inside'

describe('R117 a failure', () => {
  test.each([
    ['of the fields', refused],
    ['of the portal', fail(applyForJob, 500)],
    ['of the network', offline(applyForJob)],
    ['by its size', fail(applyForJob, 413)],
    ['by too many tries', fail(applyForJob, 429)],
  ])('%s: a red toast, and all that was typed is there', async (_, outcome) => {
    listenForErrors()
    const { type, submit, field, main, isOpen } = await openApply(outcome)
    await type('contact_number', '+44 7700 900123')
    await submit()
    expect(toastMessages()).toEqual([FAILED])
    expect(toasts()[0]!.className).toContain('danger')
    expect(main()).toEqual({ label: 'Submit', isDisabled: false, isTurning: false })
    expect(field('contact_number').value).toBe('+44 7700 900123')
    expect(isOpen()).toBe(true)
    await settle(5999)
    expect(toastMessages()).toEqual([FAILED])
    await settle(1)
    expect(toastMessages()).toEqual([])
  })

  test('by its size, of texts alone: says nothing of the resume', async () => {
    listenForErrors()
    const { type, submit, messages } = await openApply(fail(applyForJob, 413))
    await type('contact_number', '+44 7700 900123')
    await submit()
    expect([messages(), toastMessages()]).toEqual([{}, [FAILED]])
  })

  test.each([401, 419])('Q43 by an ended session (%d): a way to sign in', async status => {
    listenForErrors()
    const { element, submit, notes } = await openApply(fail(applyForJob, status))
    expect(hasControl(element, 'Sign in (opens in a new tab)')).toBe(false)
    await submit()
    expect(notes().join()).toContain('Your session has ended.')
    expect(find(element, 'a[target=_blank][href="/user-sign-in"]')).not.toBeNull()
    expect(toastMessages()).toEqual([FAILED])
  })
})
