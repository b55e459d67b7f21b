import { expect, test } from 'vitest'
import { refetchSaved } from '../../src/index'
import { bookmarkJob, getSavedJobs } from '../../src/contract'
import { savedJobs } from '../../stories/fixtures/saved'
import { answer } from '../../stories/support/calls'
import { isFor } from '../../stories/support/server'
import { control, find, nameOf } from '../support/inside'
import { gate, settle } from '../support/time'
import { listenForErrors } from '../support/widget'
import { placePanel } from './panel'

const JOB = 'Rope Access UT Technician'

/** The panel, whose rows another tab may take away, and the name of what has the focus in it. */
async function placeShared() {
  let gone: string[] = []
  const left = () => ({ data: savedJobs.data.filter(({ job_title }) => !gone.includes(job_title)) })
  const shown = await placePanel({}, [answer(getSavedJobs, left)])
  const { panel } = shown
  return {
    ...shown,
    focused: () => nameOf(panel.shadowRoot!.activeElement!),
    async lose(...titles: string[]) {
      gone = titles
      await refetchSaved('jobs')
      await settle(50)
    },
  }
}

test('R102 the focus goes on to the next row that can be reached, at the menu where it has one', async () => {
  const { panel, remove } = await placePanel()
  const focused = () => nameOf(panel.shadowRoot!.activeElement!)
  await remove('NDT Level III, Ultrasonics')
  expect(focused()).toBe(`Actions for ${JOB}`)
  await remove(JOB)
  // who has applied to it has no menu there
  expect(focused()).toBe('Radiographic Interpreter')
  await remove('Corrosion Mapping Lead')
  expect(focused()).toBe('Radiographic Interpreter')
})

test.each([
  ['has the focus at its menu again', false],
  ['leaves it where the visitor went meanwhile', true],
])('R103 a row whose removal failed %s', async (_, hasGoneOn) => {
  listenForErrors()
  const { late, arrive } = gate()
  const refused = late.then(() => new Response('{}', { status: 500 }))
  const { panel, remove } = await placePanel({}, [
    request => (isFor(bookmarkJob, request) ? refused : undefined),
  ])
  const focused = () => nameOf(panel.shadowRoot!.activeElement!)
  await remove('NDT Level III, Ultrasonics')
  expect(focused()).toBe(`Actions for ${JOB}`)
  if (hasGoneOn) control(panel, 'Filter: All').focus()
  arrive()
  await settle(5000)
  expect(focused()).toBe(hasGoneOn ? 'Filter: All' : 'Actions for NDT Level III, Ultrasonics')
})

test('R102 a list of one row, which goes, has the focus', async () => {
  const one = answer(getSavedJobs, {
    data: savedJobs.data.filter(({ job_title }) => job_title === JOB),
  })
  const { panel, remove } = await placePanel({}, [one])
  await remove(JOB)
  expect(panel.shadowRoot!.activeElement).toBe(find(panel, 'ul.rows'))
})

test('R98 the focus of a row that another tab took away goes to the next', async () => {
  const { panel, focused, lose } = await placeShared()
  control(panel, JOB).focus()
  await lose(JOB, 'Radiographic Interpreter')
  expect(focused()).toBe('Actions for Corrosion Mapping Lead')
})

test('R98 that of the last of them goes to what stands in their place', async () => {
  const { panel, lose } = await placeShared()
  control(panel, JOB).focus()
  await lose(...savedJobs.data.map(({ job_title }) => job_title))
  expect(panel.shadowRoot!.activeElement).toBe(find(panel, '.empty a'))
})
