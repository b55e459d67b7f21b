import { expect, onTestFinished, test } from 'vitest'
import { getProfile, getViewedCompanies } from '../../src/contract'
import { $latestProfile, $profile, takeProfile } from '../../src/stores/profile'
import { $viewedCompanies, takeViewedCompanies } from '../../src/stores/viewed'
import { companies } from '../../stories/fixtures/companies'
import { emptyProfile, profile } from '../../stories/fixtures/profile'
import { answer } from '../../stories/support/calls'
import { settle } from '../ui/time'
import { usePortal } from '../widgets/portal'

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
  expect($latestProfile.get()?.user_id).toBe(8)
})

test('R132 a profile that the page inlined spares the request', async () => {
  const { asked } = usePortal()
  takeProfile(profile)
  onTestFinished($profile.listen(() => {}))
  await settle()
  expect(asked()).toEqual([])
  expect($latestProfile.get()?.user.first_name).toBe('Amara')
})

test.each([null, {}, { data: { id: 41 } }, 'profile'])('%j is no profile', data => {
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
