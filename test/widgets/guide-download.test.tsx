import { expect, test } from 'vitest'
import { buyer } from '../../stories/fixtures/enquiry'
import { guide } from '../../stories/fixtures/guides'
import { configure } from '../support/page'
import { listenForErrors, make } from '../support/widget'
import { BUTTON, openEnquiry, SEND } from './enquiry'
import { control, find, textOf } from '../support/inside'

const FIELDS = ['full_name', 'email', 'company_name', 'contact_number']

test('R271 Q85 the title, the button and the reassurance have these words', async () => {
  const { element } = await openEnquiry()
  expect(textOf(find(element, 'h2')!)).toBe('Get the Guide - Free and Instant Access')
  expect(control(element, BUTTON).getAttribute('type')).toBe('submit')
  expect(textOf(find(element, '.guide-download__secure')!)).toBe('Your data is 100% secure')
})

test('R270 it is 900 px wide, with the guide’s picture and title beside the form', async () => {
  const { element } = await openEnquiry()
  expect(find(element, 'dialog')!.style.maxInlineSize).toBe('900px')
  expect(find(element, '.guide-download__picture')!.getAttribute('src')).toBe(guide.popupImage)
  expect(textOf(find(element, '.guide-download__name')!)).toBe(guide.pdfTitle)
})

test('R268 it is closed until it is called for, and a press on the backdrop leaves it open', async () => {
  const { element, isOpen, press } = await openEnquiry()
  const dialog = find(element, 'dialog')!
  dialog.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
  dialog.click()
  expect(isOpen()).toBe(true)
  await press('Close')
  expect(isOpen()).toBe(false)
})

test('R268 the page’s own button opens it', async () => {
  const { element, press, isOpen } = await openEnquiry()
  await press('Close')
  element.append(make('a', { slot: 'trigger', href: '#get-the-guide' }, 'Get the guide'))
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  expect(find(element, 'slot[name=trigger]')!.dispatchEvent(click)).toBe(false)
  await Promise.resolve()
  expect(isOpen() || element.open).toBe(true)
})

test('R268 R269 Q78 Escape closes it as the button does, without a question', async () => {
  const { element, type, dialogs, isOpen } = await openEnquiry()
  await type('full_name', 'Daniel')
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  find(element, '[name=full_name]')!.dispatchEvent(escape)
  await Promise.resolve()
  await Promise.resolve()
  expect([isOpen(), dialogs()]).toEqual([false, []])
})

test('R272 R277 its fields are made for what browsers fill in, the number a text of digits', async () => {
  const { field, element } = await openEnquiry()
  const kinds = FIELDS.map(name => `${field(name).type} ${field(name).autocomplete}`)
  expect(kinds).toEqual(['text name', 'email email', 'text organization', 'text tel-national'])
  expect(field('contact_number').inputMode).toBe('numeric')
  expect(find(element, '[autofocus]')!.getAttribute('name')).toBe('full_name')
  expect(FIELDS.map(name => field(name).getAttribute('aria-required'))).toEqual(
    FIELDS.map(() => 'true'),
  )
})

test('R273 Q40 a signed-in user finds it prefilled', async () => {
  const { field } = await openEnquiry({ user: buyer })
  expect(FIELDS.map(name => field(name).value)).toEqual([
    'Daniel Brandt',
    'daniel@brandt-qa.example',
    'Brandt Quality Services',
    '',
  ])
})

test('R273 Q40 a user without a last name or a company has what there is', async () => {
  const { field } = await openEnquiry({
    user: { id: 7, first_name: 'Amara', email: 'a@b.example' },
  })
  expect(FIELDS.map(name => field(name).value)).toEqual(['Amara', 'a@b.example', '', ''])
})

test('R272 R280 what is sent: the fields, digits of the code, the PDF’s title and slug', async () => {
  const { fillIn, submit, sent, asked, requests } = await openEnquiry()
  await fillIn()
  await submit()
  expect(await sent()).toEqual({
    full_name: 'Daniel Brandt',
    email: 'daniel@brandt-qa.example',
    company_name: 'Brandt Quality Services',
    country_code: '91',
    contact_number: '09845012345',
    guide_name: guide.pdfTitle,
    guide_slug: guide.pdf_slug,
  })
  expect(asked()).toEqual([SEND])
  expect(requests[0]!.headers.get('content-type')).toContain('multipart/form-data')
})

test('R272 a page may name the PDF itself', async () => {
  const attributes = { 'guide-name': 'Probe Care', 'guide-slug': 'probe-care' }
  const { submit, sent } = await openEnquiry({ attributes })
  await submit()
  expect(await sent()).toMatchObject({ guide_name: 'Probe Care', guide_slug: 'probe-care' })
})

test('R272 a slug that no guide has is reported, and there is no form', async () => {
  const { errors } = listenForErrors()
  const { element } = await openEnquiry({ attributes: { slug: 'nowhere' } })
  expect(errors.map(({ message }) => message)).toEqual(['There is no guide "nowhere".'])
  expect(find(element, 'form')).toBeNull()
  expect(textOf(find(element, '[role=alert]')!)).toContain('This guide could not be found.')
})

test('R276 nothing is checked here: an empty form goes to the portal', async () => {
  const { submit, requests } = await openEnquiry()
  await submit()
  const sent = await requests[0]!.text()
  for (const name of FIELDS) expect(sent).toContain(`name="${name}"\r\n\r\n\r\n`)
})

test('Q113 where the page wants them two fields tell robots apart, out of people’s reach', async () => {
  configure({ robotFields: true })
  const { field, submit, requests } = await openEnquiry()
  const unseen = field('website')
  expect([unseen.tabIndex, unseen.autocomplete]).toEqual([-1, 'off'])
  expect(unseen.closest('[aria-hidden=true]')?.className).toBe('sr')
  await submit()
  const sent = await requests[0]!.text()
  expect(sent).toContain('name="website"\r\n\r\n\r\n')
  expect(sent).toMatch(/name="elapsed"\r\n\r\n\d+\r\n/)
})
