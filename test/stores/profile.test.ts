import { expect, onTestFinished, test, vi } from 'vitest'
import { getProfile, getViewedCompanies } from '../../src/contract'
import { $latestProfile, $profile, $stranger, takeProfile } from '../../src/stores/profile'
import { $viewedCompanies, takeViewedCompanies } from '../../src/stores/viewed'
import { companies } from '../../stories/fixtures/companies'
import { emptyProfile, profile, user } from '../../stories/fixtures/profile'
import { answer } from '../../stories/support/calls'
import { settle } from '../support/time'
import { signIn, usePortal } from '../widgets/portal'

test('R132 the profile is read once, however many show it', async () => {
  const { asked } = usePortal(answer(getProfile, profile))
  for (let widgets = 0; widgets < 3; widgets++) onTestFinished($profile.listen(() => {}))
  await settle()
  expect(asked()).toEqual(['GET /api/v2/user/get-profile-details'])
  expect($profile.get().data).toMatchObject({ user_id: 7, user: { first_name: 'Amara' } })
})

test('the newest profile is known to who does not ask for one', async () => {
  let current: object = profile
  usePortal(answer(getProfile, () => current as never))
  expect($latestProfile.get()).toBeUndefined()
  onTestFinished($profile.listen(() => {}))
  await settle()
  expect($latestProfile.get()).toBe($profile.get().data)
  current = emptyProfile
  await $profile.refetch()
  expect($latestProfile.get()?.id).toBe(42)
})

test('Q107 the profile of another account than the page’s is not taken', async () => {
  let user_id = 70
  usePortal(answer(getProfile, () => ({ data: { ...profile.data, user_id } }) as never))
  // an account of its own, as what its page learns must not concern other tests
  signIn({ ...user, id: 70 })
  const met = vi.fn()
  onTestFinished($stranger.listen(met))
  onTestFinished($profile.listen(() => {}))
  await settle()
  const mine = $profile.get().data
  user_id = 71
  await $profile.refetch()
  expect($profile.get()).toMatchObject({ data: mine, error: { kind: 'account' } })
  expect($latestProfile.get()).toEqual(mine)
  // a page that another test has joined takes it at once
  expect(met.mock.calls.flat()).toContain('71')
})

test('R132 a profile that the page inlined spares the request', async () => {
  const { asked } = usePortal()
  takeProfile(profile)
  onTestFinished($profile.listen(() => {}))
  await settle()
  expect(asked()).toEqual([])
  expect($latestProfile.get()?.user.first_name).toBe('Amara')
})

test.each([null, {}, { data: { message: 'No.' } }, 'profile'])('%j is no profile', data => {
  usePortal()
  expect(() => takeProfile(data)).toThrow(expect.objectContaining({ kind: 'malformed' }))
  expect($latestProfile.get()).toBeUndefined()
})

test('R104 the viewed companies are read once, or come with the page', async () => {
  const { asked } = usePortal(answer(getViewedCompanies, companies))
  onTestFinished($viewedCompanies.listen(() => {}))
  onTestFinished($viewedCompanies.listen(() => {}))
  await settle()
  expect(asked()).toEqual(['GET /api/v2/user/most-viewed-companies'])
  takeViewedCompanies({ data: companies.data.slice(0, 1) })
  expect($viewedCompanies.get().data).toHaveLength(1)
  expect(() => takeViewedCompanies({ data: [{}] })).toThrow()
})
