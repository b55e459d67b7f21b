import { expect, onTestFinished, test, vi } from 'vitest'
import { sendGuideEnquiry } from '../../src/contract'
import { buyer, enquiryErrors, taken } from '../../stories/fixtures/enquiry'
import { guide } from '../../stories/fixtures/guides'
import { answer, fail, hang } from '../../stories/support/calls'
import { openAt, setCookie } from '../support/page'
import { listen, listenForErrors } from '../support/widget'
import { settle } from '../support/time'
import { toastMessages, toasts } from '../support/toasts'
import { BUTTON, openEnquiry } from './enquiry'
import { find, press } from '../support/inside'

const THANKS = `/ndt-guides/${guide.slug}/thank-you`
const answered = (more: object) => answer(sendGuideEnquiry, { ...taken, ...more })

/** What is written into the page's cookies. */
function cookies() {
  setCookie('ndt-thank-you', '')
  const written: string[] = []
  const spy = vi
    .spyOn(Document.prototype, 'cookie', 'set')
    .mockImplementation(text => written.push(text))
  onTestFinished(() => spy.mockRestore())
  return written
}

test('R12 R279 while it is sent the button says so, and nothing is sent twice', async () => {
  const { button, submit, element, requests } = await openEnquiry({}, hang(sendGuideEnquiry))
  expect(button()).toEqual([BUTTON, false])
  await submit()
  expect(button()).toEqual(['Submitting...', true])
  const form = find(element, 'form')!
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  await settle()
  expect(requests).toHaveLength(1)
  // nor given up unseen: it may have been mailed
  await press(element, 'Close')
  expect(button()).toEqual(['Submitting...', true])
})

test('R281 R283 it says so in the portal’s words for 2.5 s, closes, and leads to the thanks', async () => {
  const saved = listen('ndt-saved')
  const { submit, leaving, isOpen, dialogs } = await openEnquiry({ user: buyer })
  await submit()
  expect(toastMessages()).toEqual([taken.message])
  expect(toasts()[0]!.className).toContain('is-success')
  expect([isOpen(), dialogs(), leaving]).toEqual([false, [], [{ url: THANKS, replace: false }]])
  expect(saved).toEqual([
    { tag: 'ndt-guide-download', section: 'guide_enquiry', message: taken.message },
  ])
  await settle(2500)
  expect(toastMessages()).toEqual([])
})

test('R281 Q10 what it said goes along to the thank-you page', async () => {
  onTestFinished(() => sessionStorage.clear())
  const { submit } = await openEnquiry()
  await submit()
  window.dispatchEvent(new Event('pagehide'))
  expect(JSON.parse(sessionStorage.getItem('ndt-said')!)).toMatchObject({ message: taken.message })
})

test('R281 R284 without a message it says Successful!', async () => {
  const { submit } = await openEnquiry({}, answered({ message: null }))
  await submit()
  expect(toastMessages()).toEqual(['Successful!'])
})

test('R281 R269 opened again, the form is as at first', async () => {
  const { element, fillIn, submit, field } = await openEnquiry({ user: buyer })
  await fillIn()
  await submit()
  element.setAttribute('open', '')
  await settle()
  expect(field('full_name').value).toBe('Daniel Brandt')
  expect(field('contact_number').value).toBe('')
})

test('R269 closing resets what was typed and what was wrong', async () => {
  listenForErrors()
  const refusing = fail(sendGuideEnquiry, 400, enquiryErrors)
  const { element, type, submit, press, messages, field } = await openEnquiry({}, refusing)
  await type('full_name', 'Daniel')
  await submit()
  expect(Object.keys(messages())).toContain('email')
  await press('Close')
  element.setAttribute('open', '')
  await settle()
  expect([field('full_name').value, messages()]).toEqual(['', {}])
})

test('R282 Q77 a success leaves a marker that lives for 300 s', async () => {
  const { submit } = await openEnquiry()
  const written = cookies()
  await submit()
  expect(written).toEqual(['ndt-thank-you=1; Path=/; Max-Age=300; SameSite=Lax'])
})

test('Q77 an answer of 200 that names no success leads on as well, and leaves no marker', async () => {
  const { submit, leaving } = await openEnquiry({}, answered({ success: undefined }))
  const written = cookies()
  await submit()
  expect([written, leaving]).toEqual([[], [{ url: THANKS, replace: false }]])
})

test.each([
  ['https://ndt.example/offers/', '/offers/thank-you'],
  ['https://ndt.example/offers?from=mail#top', '/offers/thank-you'],
  ['https://ndt.example/', '/thank-you'],
  ['https://ndt.example//evil.example/x', '/evil.example/x/thank-you'],
])('R283 Q76 without a slug it leads from %s to %s', async (page, url) => {
  const { element, submit, leaving } = await openEnquiry()
  element.removeAttribute('slug')
  openAt(page)
  await settle()
  await submit()
  expect(leaving).toEqual([{ url, replace: false }])
})

test('R283 a slug stays a slug, whatever is in it', async () => {
  const attributes = { slug: '../../x?y', 'guide-name': 'Probes', 'guide-slug': 'probes' }
  const { submit, leaving } = await openEnquiry({ attributes })
  await submit()
  expect(leaving).toEqual([{ url: '/ndt-guides/..%2F..%2Fx%3Fy/thank-you', replace: false }])
})

test('R283 on a thank-you path nothing is done again', async () => {
  const { submit, leaving, isOpen } = await openEnquiry()
  openAt(`https://ndt.example${THANKS}/`)
  await submit()
  expect([leaving, isOpen()]).toEqual([[], false])
})
