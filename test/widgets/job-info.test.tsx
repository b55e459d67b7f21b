import { expect, test } from 'vitest'
import { getProfile } from '../../src/contract'
import { emptyProfile, profile } from '../../stories/fixtures/profile'
import { largeResume, resume } from '../../stories/fixtures/files'
import { answer } from '../../stories/support/calls'
import type { Answerer } from '../../stories/support/server'
import '../../widgets/job-info/job-info.element'
import { find, hasControl, links, nameOf, textOf } from '../support/inside'
import { openForm } from './profile-form'

const open = (...answerers: Answerer[]) => openForm('ndt-job-info', ...answerers)
const empty = answer(getProfile, emptyProfile)

test('R41 R60 its fields are locations, skills, cover letter and resume, all optional', async () => {
  const { element, labels, chips, field } = await open()
  expect(textOf(find(element, 'h2')!)).toBe('Job Information')
  expect(labels()).toEqual([
    'Locations (Optional)',
    'Skills (Optional)',
    'Cover letter (Optional)',
    'Resume (Optional)',
  ])
  expect(chips('Locations')).toEqual(['United Kingdom', 'Netherlands', 'Norway'])
  expect(chips('Skills')).toEqual(profile.data.skills.map(({ name }) => name))
  expect(field('cover_letter').value).toBe(profile.data.cover_letter)
})

test('R60 of a new account all is empty', async () => {
  const { chips, field } = await open(empty)
  expect([chips('Locations'), chips('Skills'), field('cover_letter').value]).toEqual([[], [], ''])
})

test('R61 Q34 several countries and several skills are chosen', async () => {
  const { enter, chips } = await open(empty)
  await enter('locations', 'denmark')
  await enter('locations', 'norway')
  await enter('skills', 'tofd')
  await enter('skills', 'eddy current')
  expect([chips('Locations'), chips('Skills')]).toEqual([
    ['Denmark', 'Norway'],
    ['TOFD', 'Eddy Current'],
  ])
})

test.each(['locations', 'skills'])('R61 a new entry among %s is not taken', async name => {
  const { type, leave, chips, messages, field } = await open(empty)
  await type(name, 'Atlantis')
  await leave(name)
  expect(messages()).toEqual({ [name]: 'Choose from the list.' })
  expect(field(name).value).toBe('Atlantis')
  expect([...chips('Locations'), ...chips('Skills')]).toEqual([])
})

test('R62 the end of a line counts once, also where PHP keeps it as CRLF', async () => {
  const letter = `${'x'.repeat(48)}\r\n`.repeat(20)
  const stored = { data: { ...profile.data, cover_letter: letter + 'y'.repeat(20) } }
  const { counter, press, messages, posts } = await open(answer(getProfile, stored))
  expect(counter()).toBe('1000/1000 characters')
  await press('Save')
  expect([messages(), posts().length]).toEqual([{}, 1])
})

test('R62 the cover letter has 1000 characters at most', async () => {
  const { type, press, counter, messages, posts, field } = await open()
  expect(counter()).toBe(`${profile.data.cover_letter.length}/1000 characters`)
  await type('cover_letter', 'x'.repeat(1001))
  expect(counter()).toBe('1001/1000 characters')
  await press('Save')
  expect(messages()).toEqual({
    cover_letter: 'Cover letter: at most 1000 characters.',
  })
  expect([posts(), field('cover_letter').value.length]).toEqual([[], 1001])
  await type('cover_letter', 'x'.repeat(1000))
  await press('Save')
  expect(posts()).toHaveLength(1)
})

test('R63 R64 without a resume it offers Upload, and says which files', async () => {
  const { element, field } = await open(empty)
  const face = find(element, '.file')!
  expect(textOf(face)).toBe('Upload .doc, .docx or .pdf, max 5MB')
  expect(nameOf(field('resume'))).toContain('Upload')
  expect(field('resume').getAttribute('accept')).toBe('.doc,.docx,.pdf')
  expect(hasControl(element, 'Remove resume')).toBe(false)
  expect(hasControl(element, 'Preview (opens in a new tab)')).toBe(false)
})

test('R65 of a stored resume it shows Update Resume, Preview and a way to remove it', async () => {
  const { element, field } = await open()
  expect(textOf(find(element, '.file')!)).toContain('okafor-resume.pdf')
  expect(nameOf(field('resume'))).toBe('Update Resume')
  expect(textOf(find(element, '.file__face')!)).toBe('Update Resume')
  expect(links(element)).toEqual({ 'Preview (opens in a new tab)': '/files/okafor-resume.pdf' })
  expect(hasControl(element, 'Remove resume')).toBe(true)
})

test('R65 the same of a chosen one, and removing leads back to Upload', async () => {
  const { element, choose, press, field } = await open(empty)
  await choose('resume', resume)
  expect(textOf(find(element, '.file')!)).toContain('okafor-resume-2026.pdf')
  expect(textOf(find(element, '.file')!)).toContain('312 KB')
  expect(nameOf(field('resume'))).toBe('Update Resume')
  expect(links(element)['Preview (opens in a new tab)']).toMatch(/^blob:/)
  await press('Remove resume')
  expect(textOf(find(element, '.file')!)).toContain('Upload')
  expect([links(element), hasControl(element, 'Remove resume')]).toEqual([{}, false])
})

test.each([
  [
    'another kind of file',
    new File(['GIF'], 'amara.gif', { type: 'image/gif' }),
    'Invalid file type. Only DOC, DOCX, and PDF are allowed.',
  ],
  ['a file of more than 5 MB', largeResume, 'File size exceeds the 5 MB limit.'],
])('R63 Q8 %s is refused, and what was there stays', async (_, file, message) => {
  const { element, choose, messages, press, posts, sent } = await open()
  await choose('resume', file)
  expect(messages()).toEqual({ resume: message })
  expect(textOf(find(element, '.file')!)).toContain('okafor-resume.pdf')
  await press('Save')
  expect(posts()).toHaveLength(1)
  expect((await sent()).some(([name]) => name.startsWith('resume'))).toBe(false)
})

test.each([
  ['okafor.doc', 'application/msword'],
  ['okafor.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['OKAFOR.PDF', 'application/pdf'],
  ['okafor.pdf', ''],
])('R63 %s is taken', async (name, type) => {
  const { element, choose, messages } = await open(empty)
  await choose('resume', new File(['x'], name, { type }))
  expect(messages()).toEqual({})
  expect(textOf(find(element, '.file')!)).toContain(name)
})
