import { expect, test } from 'vitest'
import { applyForJob } from '../../src/contract'
import { profile } from '../../stories/fixtures/profile'
import { savedPortal } from '../../stories/fixtures/saved'
import { answer, fail, hang } from '../../stories/support/calls'
import '../../widgets/saved-panel/saved-panel.element'
import { isFallbackShown, listen, listenForErrors, make, place } from '../support/widget'
import { gate, holdClock, settle } from '../support/time'
import { toastMessages } from '../support/toasts'
import { APPLIED, openApply } from './applying'
import { lookInto } from './dialogs'
import { find, links, textOf } from '../support/inside'
import { signIn, usePortal } from './portal'

const JOBS = 'GET /api/v2/user/get-saved-job?is_applied=2'

test('R111 R91 without job-id the page’s own markup stays, and the log says once why', async () => {
  usePortal()
  signIn()
  const { errors, log } = listenForErrors()
  const opened = listen('ndt-open')
  const link = make('a', { slot: 'trigger', href: '/ndt-jobs/lead' }, 'Quick Apply')
  const element = place('ndt-quick-apply', { open: '' }, link)
  await settle()
  element.setAttribute('job-title', 'Lead')
  await settle()
  expect(errors.map(({ message, phase }) => [message, phase])).toEqual([
    ['The attribute job-id is missing.', 'attribute'],
  ])
  expect(log).toHaveBeenCalledOnce()
  expect(find(element, 'slot[name=trigger]')).not.toBeNull()
  expect(isFallbackShown(element)).toBe(true)
  expect(find(element, 'dialog')).toBeNull()
  expect(opened).toEqual([])
  element.setAttribute('job-id', '502')
  await settle()
  expect(find(element, 'dialog')).not.toBeNull()
})

test('R91 the page’s own link opens it, and goes its way when a new tab is wanted', async () => {
  const { element } = await openApply()
  lookInto(element)
  await lookInto(element).press('Cancel')
  expect(element.open).toBe(false)
  const link = make('a', { slot: 'trigger', href: '/ndt-jobs/lead' }, 'Quick Apply')
  element.append(link)
  const press = (init: object = {}) =>
    find(element, 'slot[name=trigger]')!.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, ...init }),
    )
  expect(press({ ctrlKey: true })).toBe(true)
  expect(element.open).toBe(false)
  expect(press()).toBe(false)
  expect(element.open).toBe(true)
  expect(links(element)).toEqual({})
})

test('R114 a letter for one job is not sent for another that the page goes on to', async () => {
  const { element, type, field, submit, requests } = await openApply()
  await type('applicant_message', 'For one job alone')
  element.setAttribute('job-id', '501')
  await settle()
  expect(field('applicant_message').value).toBe(profile.data.cover_letter)
  await submit()
  const sent = await requests.at(-1)!.text()
  expect(sent).toContain('name="job_id"\r\n\r\n501')
  expect(sent).not.toContain('For one job alone')
  // what came of it stands until the dialog closes
  element.removeAttribute('open')
  element.setAttribute('job-id', '502')
  await settle()
  element.setAttribute('open', '')
  await settle()
  expect(field('applicant_message').value).toBe('For one job alone')
})

test('R114 an application on its way stays so where the page goes on to another job', async () => {
  const { late, arrive } = gate()
  const { element, type, field, submit, main, requests } = await openApply(
    answer(applyForJob, async () => {
      await late
      return { message: 'Applied.' }
    }),
  )
  await type('applicant_message', 'For one job alone')
  await submit()
  element.setAttribute('job-id', '501')
  await settle()
  expect(requests.at(-1)!.signal.aborted).toBe(false)
  expect([main().label, field('applicant_message').value]).toEqual([
    'Saving...',
    'For one job alone',
  ])
  arrive()
  await settle()
  expect(toastMessages()).toEqual([APPLIED])
  expect(textOf(find(element, '.quick-apply__done')!)).toContain(APPLIED)
})

test('R114 an application that is refused stays with its reason where the page has gone on', async () => {
  listenForErrors()
  const body = { errors: { applicant_message: ['Too short.'] } }
  const { element, type, field, submit } = await openApply(fail(applyForJob, 422, body))
  await type('applicant_message', 'Hi')
  const sending = submit()
  element.setAttribute('job-id', '501')
  await sending
  expect(field('applicant_message').value).toBe('Hi')
  expect(textOf(find(element, '#applicant_message-error')!)).toBe('Too short.')
})

test('R116 an application that is discarded on its way may have been made: the list is read again', async () => {
  const { submit, press, asked } = await openApply(hang(applyForJob), ...savedPortal())
  place('ndt-saved-panel')
  await settle()
  await submit()
  holdClock()
  await press('Cancel')
  await press('Discard')
  expect(asked().filter(line => line === JOBS)).toHaveLength(1)
  await settle(1000)
  expect(asked().filter(line => line === JOBS)).toHaveLength(2)
})
