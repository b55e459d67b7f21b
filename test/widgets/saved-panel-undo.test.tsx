import { expect, test } from 'vitest'
import { bookmarkJob } from '../../src/contract'
import { fail } from '../../stories/support/calls'
import type { Answerer } from '../../stories/support/server'
import { configure } from '../support/page'
import { listenForErrors, place } from '../support/widget'
import { settle } from '../support/time'
import { pressInToast, toastMessages, toasts } from '../support/toasts'
import { choose, heard, textOf } from '../support/inside'
import { COURSES, JOBS, placePanel } from './panel'

const JOB = 'Rope Access UT Technician'
const BOOKMARK = 'POST /api/v2/job-bookmark'

async function undo() {
  pressInToast('Undo')
  await settle()
}

test('Q2 Undo sets the bookmark again, with is_bookmarked 0', async () => {
  const { remove, changes, titles } = await placePanel()
  await remove(JOB)
  await undo()
  expect(await changes()).toEqual([
    [BOOKMARK, { user_id: '7', job_id: '503', is_bookmarked: '1' }],
    [BOOKMARK, { user_id: '7', job_id: '503', is_bookmarked: '0' }],
  ])
  expect(titles()).toContain(JOB)
  expect(toastMessages()).toEqual([])
})

test('Q2 Undo reads the list again, and nothing is left of the removal', async () => {
  const { panel, remove, asked, titles } = await placePanel()
  await remove(JOB)
  await undo()
  await settle(5000)
  expect(heard(panel.shadowRoot!)).toBe('Bookmark is back.')
  expect(asked()).toEqual([`${JOBS}?is_applied=2`, BOOKMARK, BOOKMARK, `${JOBS}?is_applied=2`])
  expect(titles()).toContain(JOB)
})

test('Q2 Undo brings back a row that is gone already', async () => {
  const { remove, rows, titles } = await placePanel()
  await remove(JOB)
  await settle(2500)
  expect(rows()).toHaveLength(4)
  await undo()
  expect(rows()).toHaveLength(5)
  expect(titles()).toContain(JOB)
})

test('Q2 an Undo that fails leaves the row struck, and is fired as ndt-error', async () => {
  const { errors } = listenForErrors()
  let isDown = false
  const { remove, titles, rows } = await placePanel({}, [
    request => (isDown ? fail(bookmarkJob, 500)(request) : undefined),
  ])
  await remove(JOB)
  isDown = true
  await undo()
  expect(titles()).not.toContain(JOB)
  expect(errors).toEqual([expect.objectContaining({ phase: 'save', status: 500 })])
  await settle(2000)
  expect(rows()).toHaveLength(4)
})

test('Q107 Undo sets no bookmark of another account, whose the page is by now', async () => {
  const { errors } = listenForErrors()
  const { remove, changes } = await placePanel()
  await remove(JOB)
  document.querySelector<HTMLMetaElement>('meta[name=user]')!.content = '{"id":8}'
  place('ndt-saved-panel')
  await settle()
  await undo()
  expect(await changes()).toHaveLength(1)
  expect(errors).toEqual([expect.objectContaining({ phase: 'save', status: 409 })])
})

test('Q2 Undo works for a panel that shows another list by now', async () => {
  const { panel, remove, asked, changes, titles } = await placePanel()
  await remove(JOB)
  await choose(panel, 'Show', 'courses')
  await undo()
  expect((await changes()).at(-1)).toEqual([
    BOOKMARK,
    { user_id: '7', job_id: '503', is_bookmarked: '0' },
  ])
  expect(asked().filter(line => line.startsWith(COURSES))).toHaveLength(1)
  await choose(panel, 'Show', 'jobs')
  expect(titles()).toContain(JOB)
})

test('Q2 Undo works after the panel has left, as its toast outlives it', async () => {
  const { panel, remove, changes } = await placePanel()
  await remove(JOB)
  panel.remove()
  await settle()
  await undo()
  expect(await changes()).toHaveLength(2)
})

test('R102 a row that is being removed stays struck while another list is looked at', async () => {
  const { panel, remove, row, rows } = await placePanel()
  await remove(JOB)
  await choose(panel, 'Show', 'courses')
  await choose(panel, 'Show', 'jobs')
  expect(row(JOB).inert).toBe(true)
  await settle(2000)
  expect(rows()).toHaveLength(4)
})

test('R102 a removed row is gone as the visitor comes back from another list', async () => {
  let isSlow = false
  const slow: Answerer = request =>
    isSlow && request.url.includes('get-saved-job') ? 'never' : undefined
  const { panel, remove, row, rows } = await placePanel({}, [slow])
  await remove(JOB)
  await settle(1600)
  await choose(panel, 'Show', 'courses')
  // the row's time ends while the courses are in view
  await settle(600)
  await choose(panel, 'Show', 'jobs')
  expect(rows()).toHaveLength(4)

  await remove('NDT Level III, Ultrasonics')
  isSlow = true
  await settle(2100)
  await choose(panel, 'Show', 'courses')
  await settle(2000)
  await choose(panel, 'Show', 'jobs')
  expect(row('NDT Level III, Ultrasonics').inert).toBe(true)
  isSlow = false
  dispatchEvent(new Event('focus'))
  await settle()
  expect(rows()).toHaveLength(3)
})

test('R102 a job that is being removed strikes no course of the same id', async () => {
  const { panel, remove, titles } = await placePanel({}, [
    request =>
      request.url.includes('get-saved-course')
        ? Response.json({ data: [{ id: 503, course_name: 'TOFD' }] })
        : undefined,
  ])
  await remove(JOB)
  await choose(panel, 'Show', 'courses')
  expect(titles()).toEqual(['TOFD'])
})

test('R102 a page replaces the texts of the toast', async () => {
  const texts = { removed: 'Entfernt.', undo: 'Rückgängig' }
  configure({ texts: { 'saved-panel': texts, parts: { close: 'Schließen' } } })
  const { remove } = await placePanel()
  await remove(JOB)
  const [card] = toasts()
  expect(toastMessages()).toEqual(['Entfernt.'])
  expect(
    [...card!.querySelectorAll('button')].map(button => button.ariaLabel ?? textOf(button)),
  ).toEqual(['Rückgängig', 'Schließen'])
})
