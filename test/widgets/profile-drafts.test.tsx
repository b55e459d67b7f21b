import { expect, test } from 'vitest'
import { updateJobInfo, updateProfile } from '../../src/contract'
import { fail } from '../../stories/support/calls'
import '../../widgets/job-info/job-info.element'
import '../../widgets/personal-info/personal-info.element'
import '../../widgets/professional-info/professional-info.element'
import { listenForErrors } from '../support/widget'
import { settle } from '../support/time'
import { openForm } from './profile-form'

const RESTORED = 'What you typed last time is back. Start over'
const kept = () => Object.keys(localStorage).filter(name => name.startsWith('ndt-draft:'))

test('R40 R53 what could not be saved is there when the page comes back', async () => {
  listenForErrors()
  const { type, enter, press, reopen, field, chips, notes } = await openForm(
    'ndt-personal-info',
    fail(updateProfile, 500),
  )
  await type('city', 'Inverness')
  await enter('languages', 'Scots')
  await press('Save')
  expect(kept()).toEqual(['ndt-draft:7:personal-info'])
  await reopen()
  expect([field('city').value, field('first_name').value]).toEqual(['Inverness', 'Amara'])
  expect(chips('Languages')).toEqual(['English', 'Igbo', 'Scots'])
  expect(notes()).toEqual([RESTORED])
})

test('R40 starting over goes back to the profile, and keeps nothing', async () => {
  const { type, press, reopen, field, notes } = await openForm('ndt-personal-info')
  await type('city', 'Inverness')
  await reopen()
  await press('Start over')
  expect([field('city').value, notes(), kept()]).toEqual(['Aberdeen', [], []])
})

test('R40 a name that is being typed as the page goes is kept as well, though nothing ended it', async () => {
  const { type, enter, reopen, field, chips } = await openForm('ndt-professional-info')
  await enter('industries', 'Aviation Museums')
  field('industries').focus()
  await type('industries', 'Rail and Tram')
  // the browser's way: first what the tag hears, then what its form does
  dispatchEvent(new Event('pagehide'))
  await settle()
  dispatchEvent(new Event('pagehide'))
  await reopen()
  expect(chips('Industries').slice(-2)).toEqual(['Aviation Museums', 'Rail and Tram'])
})

test('R40 starting over drops what a field of many choices did not take', async () => {
  const { type, leave, press, reopen, field } = await openForm('ndt-job-info')
  await type('cover_letter', 'I weld.')
  await reopen()
  await type('skills', 'Juggling')
  await leave('skills')
  expect(field('skills').getAttribute('aria-invalid')).toBe('true')
  await press('Start over')
  expect([field('skills').value, field('skills').getAttribute('aria-invalid')]).toEqual(['', null])
})

test('R40 what was discarded does not come back', async () => {
  const { element, type, press, isOpen, field, notes } = await openForm('ndt-personal-info')
  await type('city', 'Inverness')
  await press('Cancel')
  expect(isOpen()).toBe(true)
  await press('Discard')
  expect([isOpen(), kept()]).toEqual([false, []])
  element.toggleAttribute('open', true)
  await settle()
  expect([field('city').value, notes()]).toEqual(['Aberdeen', []])
})

test('R40 going on editing loses nothing', async () => {
  const { type, press, isOpen, field, dialogs } = await openForm('ndt-personal-info')
  await type('city', 'Inverness')
  await press('Cancel')
  await press('Keep editing')
  expect([isOpen(), dialogs().length, field('city').value]).toEqual([true, 1, 'Inverness'])
})

test.each([[[null]], [[{ label: 'TOFD' }]], [[['TOFD']]]])(
  'Q106 a draft with entries of another shape, %j, stops no form, and what else it kept is back',
  async value => {
    const { field, chips, reopen } = await openForm('ndt-job-info')
    const draft = { skills: { from: [], value }, cover_letter: { from: '', value: 'I weld.' } }
    const before = chips('Skills')
    localStorage.setItem('ndt-draft:7:job-info', JSON.stringify(draft))
    await reopen()
    expect(chips('Skills')).toEqual(before)
    expect(field('cover_letter').value).toBe('I weld.')
  },
)

test.each([
  ['R51', 'ndt-personal-info', 'Remove Igbo'],
  ['R57', 'ndt-professional-info', 'Remove Shipbuilding'],
  ['R70', 'ndt-job-info', 'Remove TOFD'],
])('%s what is saved is not kept any longer: <%s>', async (_, tag, change) => {
  const { press } = await openForm(tag)
  await press(change)
  expect(kept()).toEqual([`ndt-draft:7:${tag.slice(4)}`])
  await press('Save')
  expect(kept()).toEqual([])
})

test('R66 a resume is not kept, the rest of its form is', async () => {
  listenForErrors()
  const { type, choose, press } = await openForm('ndt-job-info', fail(updateJobInfo, 500))
  await choose('resume', new File(['%PDF'], 'okafor.pdf', { type: 'application/pdf' }))
  await type('cover_letter', 'Dear sirs')
  await press('Save')
  expect(JSON.parse(localStorage.getItem('ndt-draft:7:job-info')!)).toEqual({
    cover_letter: { from: expect.any(String), value: 'Dear sirs' },
    // there was one, and it is to be chosen again
    resume: null,
  })
})
