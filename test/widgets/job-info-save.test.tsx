import { expect, test } from 'vitest'
import { getProfile, updateJobInfo } from '../../src/contract'
import { emptyProfile, profile } from '../../stories/fixtures/profile'
import { resume } from '../../stories/fixtures/files'
import { answer } from '../../stories/support/calls'
import type { Answerer } from '../../stories/support/server'
import '../../widgets/job-info/job-info.element'
import { listen, listenForErrors, make, place } from '../support/widget'
import { gate, settle } from '../support/time'
import { toastMessages } from '../support/toasts'
import { openForm, READ } from './profile-form'

const SAVED = 'Job Information Updated'
const FAILED = 'Error submitting form'

const open = (...answerers: Answerer[]) => openForm('ndt-job-info', ...answerers)

/** Which fields of the resume were sent, and what with. */
const resumeIn = (sent: [string, FormDataEntryValue][]) =>
  sent.filter(([name]) => name.startsWith('resume'))

test('R69 it posts multipart: the ids, the cover letter, and the resume', async () => {
  const { choose, press, asked, posts, sent } = await open()
  await choose('resume', resume)
  await press('Save')
  expect(asked().at(-1)).toBe('POST /api/v2/user/update-jobinfo')
  expect(posts()[0]!.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
  const fields = await sent()
  expect(fields.slice(0, -1)).toEqual([
    ...['229', '153', '163'].map(id => ['locations[]', id]),
    ...['1', '2', '3', '4', '5', '6', '7'].map(id => ['skills[]', id]),
    ['cover_letter', profile.data.cover_letter],
  ])
  expect(fields.at(-1)![0]).toBe('resume')
})

test('R69 Q38 what is empty is not sent', async () => {
  const { press, sent } = await open(answer(getProfile, emptyProfile))
  await press('Save')
  expect(await sent()).toEqual([])
  expect(toastMessages()).toEqual([SAVED])
})

test('R61 a skill that is not in the list is an error, and nothing is saved without it', async () => {
  const { enter, leave, press, posts, messages, focused, type, chips } = await open()
  await enter('skills', 'Knitting')
  await leave('skills')
  await press('Save')
  expect(posts()).toEqual([])
  expect(toastMessages()).toEqual([])
  expect(messages()).toEqual({ skills: 'Choose from the list.' })
  expect(focused()).toBe('skills')
  await type('skills', '')
  await press('Save')
  expect(posts()).toHaveLength(1)
  expect(chips('Skills')).not.toContain('Knitting')
})

test('R66 a newly chosen file is sent, and no marker', async () => {
  const { choose, press, sent } = await open()
  await choose('resume', resume)
  await press('Save')
  const [[name, file], ...more] = resumeIn(await sent()) as [[string, File]]
  expect([name, file.name, file.size, more]).toEqual(['resume', resume.name, resume.size, []])
})

test('R67 a removed resume is sent as the marker 1', async () => {
  const { press, sent } = await open()
  await press('Remove resume')
  await press('Save')
  expect(resumeIn(await sent())).toEqual([['resume_deleted', '1']])
})

test('R67 the marker is sent also when a file came and went in between', async () => {
  const { choose, press, sent } = await open()
  await choose('resume', resume)
  await press('Remove resume')
  await press('Save')
  expect(resumeIn(await sent())).toEqual([['resume_deleted', '1']])
})

test('R67 where there was none, a file that came and went leaves nothing to send', async () => {
  const { choose, press, sent } = await open(answer(getProfile, emptyProfile))
  await choose('resume', resume)
  await press('Remove resume')
  await press('Save')
  expect(await sent()).toEqual([])
})

test('R68 the resume that is there already is not sent again', async () => {
  const { press, sent } = await open()
  await press('Save')
  expect(resumeIn(await sent())).toEqual([])
})

test('R69 R71 success is a 200; a 201 is none', async () => {
  listenForErrors()
  const created: Answerer = request =>
    request.method === 'POST' ? Response.json({}, { status: 201 }) : undefined
  const { press, isOpen } = await open(created)
  await press('Save')
  expect(toastMessages()).toEqual([FAILED])
  await settle(5000)
  expect(isOpen()).toBe(true)
})

test('R18 R70 a toast for 2 s; after 1 s it closes, and the profile is read again', async () => {
  const saved = listen('ndt-saved')
  const { press, isOpen, asked } = await open()
  const reads = () => asked().filter(call => call === READ)
  await press('Save')
  expect(saved).toEqual([{ tag: 'ndt-job-info', section: 'job_info', message: SAVED }])
  await settle(999)
  expect([isOpen(), reads()]).toEqual([true, [READ]])
  await settle(1)
  expect(isOpen()).toBe(false)
  await settle(999)
  expect([toastMessages(), reads()]).toEqual([[SAVED], [READ, READ]])
  await settle(1)
  expect(toastMessages()).toEqual([])
})

test('R69 Q106 it closes also where its window came back while the save was on its way', async () => {
  let cover_letter = profile.data.cover_letter
  const { late, arrive } = gate()
  const read = answer(getProfile, () => ({ data: { ...profile.data, cover_letter } }))
  const save = answer(updateJobInfo, () => {
    cover_letter = 'Mine'
    return late.then(() => ({ message: 'Saved' }))
  })
  const { type, press, isOpen } = await open(read, save)
  await type('cover_letter', 'Mine')
  await press('Save')
  dispatchEvent(new Event('focus'))
  await settle(50)
  arrive()
  await settle(8000)
  expect(isOpen()).toBe(false)
})

test('a component of the page’s own keeps its buttons’ focus to itself', async () => {
  const { element, press, isOpen } = await open()
  const root = place('section').attachShadow({ mode: 'open' })
  root.append(make('button', {}, 'Delete account'), element)
  await press('Save')
  await settle(3000)
  expect([isOpen(), root.activeElement]).toEqual([false, null])
})
