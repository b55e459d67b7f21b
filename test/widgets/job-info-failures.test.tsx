import { expect, test } from 'vitest'
import { updateJobInfo } from '../../src/contract'
import { resume } from '../../stories/fixtures/files'
import { fail, hang, offline } from '../../stories/support/calls'
import type { Answerer } from '../../stories/support/server'
import '../../widgets/job-info/job-info.element'
import { listenForErrors } from '../support/widget'
import { settle } from '../support/time'
import { toastMessages, toasts } from '../support/toasts'
import { find, textOf } from '../support/inside'
import { openForm } from './profile-form'

const FAILED = 'Error submitting form'

const open = (...answerers: Answerer[]) => openForm('ndt-job-info', ...answerers)
const refusal = (errors: object) => fail(updateJobInfo, 422, { errors })

test.each([
  ['a refusal', refusal({ skills: ['No.'] }), 422],
  ['a failure', fail(updateJobInfo, 500), 500],
  ['a lost network', offline(updateJobInfo), 0],
])('R18 R71 after %s a red toast says so for 2 s, and nothing is lost', async (...given) => {
  const { errors } = listenForErrors()
  const { element, choose, press, main, isOpen } = await open(given[1])
  await choose('resume', resume)
  await press('Save')
  expect(toastMessages()).toEqual([FAILED])
  expect(toasts()[0]!.className).toContain('is-danger')
  expect(errors).toEqual([expect.objectContaining({ phase: 'save', status: given[2] })])
  expect(textOf(find(element, '.file')!)).toContain(resume.name)
  expect(main()).toEqual({ label: 'Save', isDisabled: false, isTurning: false })
  await settle(1999)
  expect(toastMessages()).toEqual([FAILED])
  await settle(1)
  expect([toastMessages(), isOpen()]).toEqual([[], true])
})

test('R71 the first message of each field stands under it, and its label above the form', async () => {
  listenForErrors()
  const { press, messages, summary } = await open(
    refusal({
      'locations.0': ['The selected locations is invalid.'],
      'locations.2': ['And so is another.'],
      cover_letter: ['The cover letter must be a string.', 'And shorter.'],
    }),
  )
  await press('Save')
  expect(messages()).toEqual({
    locations: 'The selected locations is invalid.',
    cover_letter: 'The cover letter must be a string.',
  })
  expect(summary()).toEqual(['2 errors', 'Locations', 'Cover letter'])
})

test('R72 the first message on the resume stands under the upload', async () => {
  listenForErrors()
  const { choose, press, messages, focused } = await open(
    refusal({ resume: ['The resume must not be greater than 5MB.', 'And a PDF.'] }),
  )
  await choose('resume', resume)
  await press('Save')
  expect(messages()).toEqual({ resume: 'The resume must not be greater than 5MB.' })
  expect(focused()).toBe('resume')
})

test('R72 Q43 a server that refuses the size without a word is put in words', async () => {
  listenForErrors()
  const { choose, press, messages } = await open(fail(updateJobInfo, 413))
  await choose('resume', resume)
  await press('Save')
  expect(messages()).toEqual({ resume: 'File size exceeds the 5 MB limit.' })
  expect(toastMessages()).toEqual([FAILED])
})

test('Q43 a 413 of a form without a new resume says nothing of the resume', async () => {
  listenForErrors()
  const { type, press, messages } = await open(fail(updateJobInfo, 413))
  await type('cover_letter', 'Ready to go offshore.')
  await press('Save')
  expect([messages(), toastMessages()]).toEqual([{}, [FAILED]])
})

test('R12 R66 a resume on its way shows how far it is, and can be given up', async () => {
  const { element, choose, press, main, posts, isOpen } = await open(hang(updateJobInfo))
  await choose('resume', resume)
  await press('Save')
  expect(main()).toEqual({ label: 'Saving...', isDisabled: true, isTurning: true })
  expect(textOf(find(element, '.file__line')!)).toBe(`${resume.name} 46 %`)
  await press('Cancel upload')
  expect(main()).toEqual({ label: 'Save', isDisabled: false, isTurning: false })
  expect([isOpen(), toastMessages(), posts().length]).toEqual([true, [], 1])
  expect(textOf(find(element, '.file')!)).toContain(resume.name)
})
