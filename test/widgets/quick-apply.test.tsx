import { expect, test } from 'vitest'
import { getProfile } from '../../src/contract'
import { resume } from '../../stories/fixtures/files'
import { emptyProfile, profile } from '../../stories/fixtures/profile'
import { answer } from '../../stories/support/calls'
import { listenForErrors } from '../support/widget'
import { APPLY, chooseFile, openApply, PROFILE, refused } from './applying'
import { find, textOf } from '../support/inside'

const FIELDS = ['applicant_name', 'applicant_email', 'contact_number', 'applicant_message']

test('R111 the dialog has name, email, contact number, cover letter and resume', async () => {
  const { element, dialogs } = await openApply()
  expect(textOf(find(element, 'h2')!)).toBe('Quick Apply')
  expect(textOf(find(element, '.quick-apply__job')!)).toBe('NDT Level III, Ultrasonics')
  const labels = [...element.shadowRoot!.querySelectorAll('label')]
  expect(labels.map(label => label.firstChild!.textContent)).toEqual([
    'Name',
    'Email',
    'Contact number',
    'Cover letter',
    'Resume',
  ])
  expect(labels.map(({ htmlFor }) => htmlFor)).toEqual([...FIELDS, 'applicant_attachment'])
  expect(dialogs()).toHaveLength(1)
})

test('R111 the fields are made for what browsers fill in, and begin in the first', async () => {
  const { field, element } = await openApply()
  expect(FIELDS.slice(0, 3).map(name => `${field(name).type} ${field(name).autocomplete}`)).toEqual(
    ['text name', 'email email', 'tel tel'],
  )
  expect(find(element, '[autofocus]')!.getAttribute('name')).toBe('applicant_name')
})

test('R111 it comes prefilled from the profile', async () => {
  const { field, asked, control } = await openApply()
  const { user, contact_number, cover_letter } = profile.data
  expect(FIELDS.map(name => field(name).value)).toEqual([
    user.first_name,
    user.email,
    contact_number,
    cover_letter,
  ])
  expect(control('Preview (opens in a new tab)').getAttribute('href')).toBe(
    '/files/okafor-resume.pdf',
  )
  expect(asked()).toEqual([PROFILE])
})

test('R111 an empty profile leaves the fields empty', async () => {
  const { field, element } = await openApply(answer(getProfile, emptyProfile))
  expect(FIELDS.map(name => field(name).value)).toEqual(['Amara', '', '', ''])
  expect(textOf(find(element, '.file')!)).toBe('Upload .doc, .docx or .pdf, max 5MB')
})

test('R112 all but the cover letter is marked mandatory', async () => {
  const { element, field } = await openApply(answer(getProfile, emptyProfile))
  const needs = [...element.shadowRoot!.querySelectorAll('.field__need')].map(textOf)
  const mandatory = '(Mandatory)'
  expect(needs).toEqual([mandatory, mandatory, mandatory, '(Optional)', mandatory])
  expect(FIELDS.map(name => field(name).getAttribute('aria-required'))).toEqual([
    'true',
    'true',
    'true',
    null,
  ])
  expect(field('applicant_attachment').required).toBe(true)
})

test('R112 nothing of that is checked here: the portal says what is missing', async () => {
  const { submit, requests } = await openApply(answer(getProfile, emptyProfile))
  await submit()
  const sent = await requests.at(-1)!.text()
  for (const name of FIELDS.slice(1)) expect(sent).toContain(`name="${name}"\r\n\r\n\r\n`)
  expect(sent).not.toMatch(/resume_url|applicant_attachment/)
})

test('R113 a cover letter of 1000 characters passes, a longer one is not sent', async () => {
  const { type, submit, messages, asked, element } = await openApply()
  await type('applicant_message', 'x'.repeat(1001))
  expect(textOf(find(element, '.field__count')!)).toBe('1001/1000 characters')
  await submit()
  expect(messages()).toEqual({
    applicant_message: 'Cover letter: at most 1000 characters.',
  })
  expect(asked()).toEqual([PROFILE])
  await type('applicant_message', 'x'.repeat(1000))
  await submit()
  expect(messages()).toEqual({})
  expect(asked()).toContain(APPLY)
})

test('R114 Q19 the stored resume goes along as its address', async () => {
  const { submit, changes, requests } = await openApply()
  const { user, contact_number, cover_letter } = profile.data
  await submit()
  expect(await changes()).toEqual([
    [
      APPLY,
      {
        applicant_name: user.first_name,
        applicant_email: user.email,
        contact_number,
        applicant_message: cover_letter,
        job_id: '502',
        resume_url: '/files/okafor-resume.pdf',
      },
    ],
  ])
  const type = requests.find(({ method }) => method === 'POST')!.headers.get('content-type')
  expect(type).toContain('multipart/form-data')
})

test('R114 Q19 a new resume goes along itself, and no address', async () => {
  const { element, submit, changes } = await openApply()
  await chooseFile(element, resume)
  await submit()
  const [[line, fields]] = (await changes()) as [[string, Record<string, File>]]
  expect(line).toBe(APPLY)
  expect(fields['applicant_attachment']).toMatchObject({ name: resume.name, size: resume.size })
  expect(Object.keys(fields)).not.toContain('resume_url')
  expect(fields['job_id']).toBe('502')
})

test('R114 a removed resume is not sent', async () => {
  const { press, submit, changes } = await openApply(refused)
  listenForErrors()
  await press('Remove resume')
  await submit()
  const [[, fields]] = (await changes()) as [[string, object]]
  expect(Object.keys(fields).filter(name => /resume|attachment/.test(name))).toEqual([])
})
