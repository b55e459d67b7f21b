import { describe, expect, test, vi } from 'vitest'
import { applyForJob } from '../../src/contract'
import { largeResume, resume } from '../../stories/fixtures/files'
import { savedPortal } from '../../stories/fixtures/saved'
import { fail, hang } from '../../stories/support/calls'
import type { Answerer } from '../../stories/support/server'
import { Transfer } from '../../stories/support/transfer'
import '../../widgets/saved-panel/saved-panel.element'
import { listen, listenForErrors, place } from '../support/widget'
import { settle } from '../support/time'
import { toastMessages } from '../support/toasts'
import { APPLIED, APPLY, chooseFile, FAILED, openApply, refused } from './applying'
import { find, textOf } from '../support/inside'

const JOBS = 'GET /api/v2/user/get-saved-job?is_applied=2'

test('R12 Q45 while it is sent, Submit says Saving... and takes no second press', async () => {
  const { submit, main, press, asked } = await openApply(hang(applyForJob))
  expect(main()).toEqual({ label: 'Submit', isDisabled: false, isTurning: false })
  await submit()
  expect(main()).toEqual({ label: 'Saving...', isDisabled: true, isTurning: true })
  await press('Saving...')
  expect(asked().filter(line => line === APPLY)).toHaveLength(1)
})

test('R114 a new resume shows how much of it has gone out, and can be given up', async () => {
  const { element, submit, press, main, messages } = await openApply(hang(applyForJob))
  const { errors } = listenForErrors()
  await chooseFile(element, resume)
  await submit()
  expect(find<HTMLProgressElement>(element, 'progress')!.value).toBe(0.46)
  await press('Cancel upload')
  expect(find(element, 'progress')).toBeNull()
  expect(main().label).toBe('Submit')
  expect([messages(), toastMessages(), errors]).toEqual([{}, [], []])
})

test.each([
  [50, 'Upload cancelled'],
  [100, '100% uploaded'],
])('R114 what is said as its upload is cancelled at %i of 100: %s', async (loaded, words) => {
  const sends = vi.spyOn(Transfer.prototype, 'send')
  listenForErrors()
  const { element, submit, press } = await openApply(hang(applyForJob))
  await chooseFile(element, resume)
  await submit()
  const { upload } = sends.mock.contexts[0] as unknown as Transfer
  upload.onprogress!({ loaded, total: 100 })
  await settle()
  await press('Cancel upload')
  expect([...element.shadowRoot!.querySelectorAll('[role=status]')].map(textOf)).toContain(words)
})

test('R114 only a 200 is a success', async () => {
  listenForErrors()
  const { submit } = await openApply(fail(applyForJob, 202))
  await submit()
  expect(toastMessages()).toEqual([FAILED])
})

test('R115 the first message a field stands under it', async () => {
  const { submit, messages, field } = await openApply(refused)
  const { errors } = listenForErrors()
  await submit()
  expect(messages()).toEqual({
    applicant_email: 'The email must be a valid email address.',
    contact_number: 'The contact number field is required.',
    applicant_attachment: 'The resume must not be greater than 5MB.',
  })
  expect(field('applicant_email').value).toBe('amara.okafor@calderfield.example')
  expect(errors).toMatchObject([{ tag: 'ndt-quick-apply', phase: 'save', status: 422 }])
})

test.each(['applicant_name', 'applicant_message'])('R115 so it does under %s', async name => {
  listenForErrors()
  const { submit, messages, focused } = await openApply(
    fail(applyForJob, 422, { errors: { [name]: ['First.', 'Second.'] } }),
  )
  await submit()
  expect(messages()).toEqual({ [name]: 'First.' })
  expect(focused()).toBe(name)
})

test('R115 several messages stand above the form too, and each leads to its field', async () => {
  listenForErrors()
  const { element, submit, press, focused } = await openApply(refused)
  await submit()
  const summary = find(element, '.summary')!
  expect(element.shadowRoot!.activeElement).toBe(summary)
  expect(textOf(summary)).toMatch(/^3 errors Email Contact number/)
  await press('Contact number')
  expect(focused()).toBe('contact_number')
})

test('R115 a file that is too large is refused before it is sent', async () => {
  const { element, messages, asked } = await openApply()
  await chooseFile(element, largeResume)
  expect(messages()).toEqual({ applicant_attachment: 'File size exceeds the 5 MB limit.' })
  expect(asked()).not.toContain(APPLY)
})

test('R116 the toast stays for 6 s', async () => {
  const { submit } = await openApply()
  await submit()
  expect(toastMessages()).toEqual([APPLIED])
  await settle(5999)
  expect(toastMessages()).toEqual([APPLIED])
  await settle(1)
  expect(toastMessages()).toEqual([])
})

test('R116 it says so, and closes after 3 s', async () => {
  const closed = listen('ndt-close')
  const { element, submit, isOpen } = await openApply()
  await submit()
  expect(textOf(find(element, '.quick-apply__done')!)).toBe(`${APPLIED} NDT Level III, Ultrasonics`)
  await settle(2999)
  expect(isOpen()).toBe(true)
  await settle(1)
  expect(find(element, 'dialog')).toBeNull()
  expect(closed).toEqual([{ tag: 'ndt-quick-apply' }])
})

test('R116 R52 ndt-saved tells the page what was saved', async () => {
  const saved = listen('ndt-saved')
  const { submit } = await openApply()
  await submit()
  expect(saved).toEqual([{ tag: 'ndt-quick-apply', section: 'application', message: APPLIED }])
})

type Dialog = Awaited<ReturnType<typeof openApply>>

describe('R116 the saved jobs of the page', () => {
  const open = async (...answerers: Answerer[]) => {
    const dialog = await openApply(...answerers, ...savedPortal())
    place('ndt-saved-panel')
    await settle()
    return { ...dialog, reads: () => dialog.asked().filter(line => line === JOBS).length }
  }

  test('are read again at once, and when it closes', async () => {
    const { submit, reads } = await open()
    expect(reads()).toBe(1)
    await submit()
    expect(reads()).toBe(2)
    await settle(3000)
    expect(reads()).toBe(3)
  })

  test('Q11 are read again when the visitor closes it first, and the panel asks no more', async () => {
    const { submit, press, reads } = await open()
    await submit()
    await press('Close')
    expect(reads()).toBe(3)
    await settle(3000)
    expect(reads()).toBe(3)
  })

  test.each([
    ['Discard', async ({ press }: Dialog) => (await press('Cancel'), press('Discard'))],
    ['the page closes it', ({ element }: Dialog) => element.toggleAttribute('open', false)],
    ['its tag leaves the page', ({ element }: Dialog) => element.remove()],
  ])('are read again where one is given up on its way: %s', async (_, giveUp) => {
    const dialog = await open(hang(applyForJob))
    await dialog.submit()
    const before = dialog.reads()
    await Promise.resolve(giveUp(dialog))
    await settle(999)
    expect(dialog.reads()).toBe(before)
    await settle(1)
    expect(dialog.reads()).toBe(before + 1)
  })
})
