import { describe, expect, test } from 'vitest'
import { bookmarkCourse, bookmarkJob, getSavedJobs } from '../../src/contract'
import { fail, offline } from '../../stories/support/calls'
import { configure } from '../support/page'
import { listenForErrors } from '../support/widget'
import { settle } from '../support/time'
import { toastMessages } from '../support/toasts'
import { choose, find, heard, press } from '../support/inside'
import { JOBS, placePanel } from './panel'
import { signIn } from './portal'

const JOB = 'Rope Access UT Technician'
const COURSE = 'TOFD Level II with exam'

test('Q109 the list that Retry brings takes its place, and the panel the focus', async () => {
  listenForErrors()
  configure({ failureNotes: true })
  let isDown = true
  const { panel, titles } = await placePanel({}, [
    request => (isDown ? fail(getSavedJobs, 422)(request) : undefined),
  ])
  isDown = false
  await press(panel, 'Retry')
  expect(titles()).toContain(JOB)
  expect(panel.shadowRoot!.activeElement).toBe(find(panel, 'section'))
})

describe('R103 a removal that', () => {
  test.each([
    ['is refused', fail(bookmarkJob, 403), 403],
    ['fails', fail(bookmarkJob, 500), 500],
    ['gets no answer', offline(bookmarkJob), 0],
  ])('%s brings the row back, is fired as ndt-error, and not more', async (_, failing, status) => {
    const { errors, log } = listenForErrors()
    const { says, remove, titles, asked } = await placePanel({}, [failing])
    const before = says()
    await remove(JOB)
    await settle(5000)
    expect(titles()).toContain(JOB)
    expect(errors).toEqual([
      expect.objectContaining({ tag: 'ndt-saved-panel', phase: 'save', status }),
    ])
    expect(log).toHaveBeenCalledOnce()
    expect(toastMessages()).toEqual([])
    expect(says()).toBe(before)
    expect(asked()).toEqual([`${JOBS}?is_applied=2`, 'POST /api/v2/job-bookmark'])
  })

  test('came about stays so where the list cannot be read anew, until it can', async () => {
    listenForErrors()
    let isDown = false
    const { remove, titles } = await placePanel({}, [
      request => (isDown ? fail(getSavedJobs, 422)(request) : undefined),
    ])
    const before = titles().length
    await remove(JOB)
    isDown = true
    await settle(5000)
    expect([titles().length, titles()]).toEqual([before - 1, expect.not.arrayContaining([JOB])])
    isDown = false
    dispatchEvent(new Event('focus'))
    await settle(100)
    expect([titles().length, titles()]).toEqual([before - 1, expect.not.arrayContaining([JOB])])
  })

  test('Q109 has no session any more brings the row back, and the list says so', async () => {
    listenForErrors()
    let hasEnded = false
    const { says, remove, titles } = await placePanel({}, [
      request => (hasEnded ? fail(getSavedJobs, 401)(request) : undefined),
      fail(bookmarkJob, 401),
    ])
    hasEnded = true
    await remove(JOB)
    await settle(5000)
    expect(says()).toContain('Your session has ended. Sign in Retry')
    expect(titles()).toContain(JOB)
  })

  test('fails shows a note where the page wants one, until the next try', async () => {
    listenForErrors()
    configure({ failureNotes: true })
    let isDown = true
    const { panel, remove } = await placePanel({ kind: 'courses' }, [
      request => (isDown ? fail(bookmarkCourse, 500)(request) : undefined),
    ])
    const note = () => find(panel, '.saved-panel__failed')?.textContent
    expect(note()).toBeUndefined()
    await remove(COURSE)
    expect(note()).toBe('The bookmark could not be changed.')
    await settle(100)
    expect(heard(panel.shadowRoot!)).toBe('The bookmark could not be changed.')
    await choose(panel, 'Show', 'jobs')
    expect(note()).toBeUndefined()
    await choose(panel, 'Show', 'courses')
    isDown = false
    await remove(COURSE)
    expect(note()).toBeUndefined()
    expect(toastMessages()).toEqual(['Bookmark removed.'])
  })

  test.each([{ first_name: 'Amara' }, { id: null }])(
    'Q71 has no user to name, as the page says %j, is not sent',
    async user => {
      const { errors } = listenForErrors()
      signIn(user)
      const { remove, titles, requests } = await placePanel()
      await remove(JOB)
      expect(requests).toHaveLength(1)
      expect(titles()).toContain(JOB)
      expect(toastMessages()).toEqual([])
      expect(errors).toEqual([
        expect.objectContaining({
          phase: 'save',
          status: 0,
          message: 'The page does not say who is signed in: <meta name="user">.',
        }),
      ])
    },
  )
})
