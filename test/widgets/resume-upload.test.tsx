import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { uploadResume } from '../../src/contract'
import { drawing, resume } from '../../stories/fixtures/files'
import { answer, fail, hang } from '../../stories/support/calls'
import type { Answerer } from '../../stories/support/server'
import '../../widgets/resume-upload/resume-upload.element'
import { listen, listenForErrors, place } from '../support/widget'
import { settle } from '../support/time'
import { toastMessages } from '../support/toasts'
import { chooseFile } from './applying'
import { control, find, hasControl, heard, press, textOf } from '../support/inside'
import { usePortal } from './portal'

const URL = '/portal/resume'
const UPLOAD = `POST ${URL}`
const upload = { ...uploadResume, path: URL }
const STORED = { value: '/files/okafor-resume.pdf' }

/** The field, before a portal that takes resumes; `entries` are what a form of the page would send. */
async function openField(attributes: Record<string, string> = {}, ...answerers: Answerer[]) {
  let form = new FormData()
  const { attachInternals } = HTMLElement.prototype
  onTestFinished(() => void Object.assign(HTMLElement.prototype, { attachInternals }))
  // happy-dom has no forms with tags of a page's own: those have a test in a browser
  Object.assign(HTMLElement.prototype, {
    attachInternals: () => ({ setFormValue: (value: FormData) => void (form = value) }),
  })
  const portal = usePortal(...answerers, answer(upload, {}))
  const element = place('ndt-resume-upload', attributes)
  await settle()
  const row = () => textOf(find(element, '.file')!)
  return { element, ...portal, row, entries: () => Object.fromEntries(form) }
}

test('R64 without a file it says Upload', async () => {
  const ready = listen('ndt-ready')
  const { element, row, entries } = await openField()
  expect(row()).toBe('Upload .doc, .docx or .pdf, max 5MB')
  expect(find<HTMLInputElement>(element, 'input')!.accept).toBe('.doc,.docx,.pdf')
  expect(entries()).toEqual({})
  expect(ready).toEqual([{ tag: 'ndt-resume-upload' }])
})

test('R65 with a stored one it says Update Resume, with Preview and a removal', async () => {
  const { element, row, entries } = await openField(STORED)
  expect(row()).toContain('okafor-resume.pdf')
  expect(hasControl(element, 'Update Resume')).toBe(true)
  expect(control(element, 'Preview (opens in a new tab)').getAttribute('href')).toBe(STORED.value)
  expect(hasControl(element, 'Remove resume')).toBe(true)
  expect(entries()).toEqual({})
})

test('R65 so it does with a chosen one, which previews from this device', async () => {
  const { element, row, entries } = await openField()
  await chooseFile(element, resume)
  expect(row()).toMatch(/^okafor-resume-2026.pdf 312 KB .*Update Resume/)
  expect(control(element, 'Preview (opens in a new tab)').getAttribute('href')).toMatch(/^blob:/)
  expect(entries()).toEqual({ resume })
})

test('R65 the removal leads back to the empty state, and marks a stored one as deleted', async () => {
  const { element, row, entries } = await openField(STORED)
  await press(element, 'Remove resume')
  expect(row()).toBe('Upload .doc, .docx or .pdf, max 5MB')
  expect(entries()).toEqual({ resume_deleted: '1' })
  await chooseFile(element, resume)
  expect(entries()).toEqual({ resume })
})

test('R65 a chosen one leaves no mark', async () => {
  const { element, entries } = await openField({ name: 'cv' })
  await chooseFile(element, resume)
  expect(entries()).toEqual({ cv: resume })
  await press(element, 'Remove resume')
  expect(entries()).toEqual({})
})

test('R65 Q8 a file of another type is refused, and nothing is chosen', async () => {
  const { element, entries } = await openField()
  await chooseFile(element, drawing)
  expect(textOf(find(element, '.field__error')!)).toBe(
    'Invalid file type. Only DOC, DOCX, and PDF are allowed.',
  )
  expect(entries()).toEqual({})
})

test('R73 Q37 it tells the page of every change, and sends nothing by itself', async () => {
  const changed = listen('ndt-change')
  const { element, asked } = await openField(STORED)
  await chooseFile(element, resume)
  await press(element, 'Remove resume')
  expect(changed).toEqual([{ value: resume }, { value: null }])
  expect(asked()).toEqual([])
})

test('R73 the page’s form resets it, and another value replaces what is there', async () => {
  const { element, row, entries } = await openField(STORED)
  await chooseFile(element, resume)
  ;(element['formResetCallback'] as () => void)()
  await settle()
  expect(row()).toContain('okafor-resume.pdf')
  expect(entries()).toEqual({})
  await chooseFile(element, drawing)
  expect(find(element, '.field__error')).not.toBeNull()
  ;(element['formResetCallback'] as () => void)()
  await settle()
  expect(find(element, '.field__error')).toBeNull()
  element.setAttribute('value', '/files/newer.pdf')
  await settle()
  expect(row()).toContain('newer.pdf')
})

test('a value that comes late leaves what the visitor chose, which then replaces it', async () => {
  const { element, row, entries } = await openField()
  await chooseFile(element, resume)
  element.setAttribute('value', STORED.value)
  await settle()
  expect([entries(), row()]).toEqual([{ resume }, expect.stringContaining('312 KB')])
  await press(element, 'Remove resume')
  expect(entries()).toEqual({ resume_deleted: '1' })
})

describe('R73 Q37 with upload-url', () => {
  const withUrl = { 'upload-url': URL }

  test('an upload ends with its tag, and the page names the new file', async () => {
    const { errors } = listenForErrors()
    const { element, requests } = await openField(withUrl, hang(upload))
    await chooseFile(element, resume)
    element.remove()
    await settle(100)
    expect([requests.at(-1)!.signal.aborted, errors]).toEqual([true, []])
  })

  test('what was uploaded makes way for the value that the page then sets', async () => {
    const { element, row } = await openField(withUrl)
    await chooseFile(element, resume)
    element.setAttribute('value', '/files/newer.pdf')
    await settle()
    expect(row()).toContain('newer.pdf')
  })

  test('a chosen file is sent there at once', async () => {
    const saved = listen('ndt-saved')
    const { element, changes, row, entries } = await openField({ ...withUrl, name: 'cv' })
    await chooseFile(element, resume)
    const [[line, fields]] = (await changes()) as [[string, Record<string, File>]]
    expect([line, Object.keys(fields)]).toEqual([UPLOAD, ['cv']])
    expect(fields['cv']!.name).toBe(resume.name)
    expect(saved).toEqual([
      { tag: 'ndt-resume-upload', section: 'resume', message: 'Resume uploaded' },
    ])
    expect(row()).toContain('312 KB')
    // the form need not send it again, but that it goes
    expect(entries()).toEqual({})
    await vi.waitFor(() => expect(heard(element.shadowRoot!)).toContain('Resume uploaded'))
    await press(element, 'Remove resume')
    expect(entries()).toEqual({ cv_deleted: '1' })
  })

  test('the form sends what did not get there, and its reset forgets that', async () => {
    listenForErrors()
    const { element, entries } = await openField(withUrl, fail(upload, 500, {}))
    await chooseFile(element, resume)
    expect(entries()).toEqual({ resume })
    ;(element['formResetCallback'] as () => void)()
    await settle()
    expect([entries(), find(element, '.field__error')]).toEqual([{}, null])
  })

  test('it shows how much has gone out, and can be given up', async () => {
    const { errors } = listenForErrors()
    const { element } = await openField(withUrl, hang(upload))
    await chooseFile(element, resume)
    expect(find<HTMLProgressElement>(element, 'progress')!.value).toBe(0.46)
    await press(element, 'Cancel upload')
    expect(find(element, 'progress')).toBeNull()
    expect(errors).toEqual([])
  })

  test.each([
    ['what the portal says', 422, 'The resume must be a file of type: pdf.'],
    ['that it is too large', 413, 'File size exceeds the 5 MB limit.'],
    ['that it failed', 500, 'Failed to upload the resume. Please try again.'],
    ['that the session has ended', 401, 'Your session has ended.'],
  ])('a failure shows %s below it, and can be tried again', async (_, status, message) => {
    const { errors } = listenForErrors()
    const body = status === 422 ? { errors: { resume: [message, 'Second.'] } } : {}
    const { element, asked } = await openField(withUrl, fail(upload, status, body))
    await chooseFile(element, resume)
    expect(textOf(find(element, '.field__error')!)).toBe(message)
    expect(errors).toMatchObject([{ tag: 'ndt-resume-upload', phase: 'save', status }])
    expect(toastMessages()).toEqual([])
    await vi.waitFor(() => expect(heard(element.shadowRoot!)).toContain(message))
    await press(element, 'Retry')
    expect(asked()).toEqual([UPLOAD, UPLOAD])
  })
})
