import { expect, test } from 'vitest'
import { getProfile } from '../../src/contract'
import { $profile } from '../../src/stores/profile'
import { $user } from '../../src/stores/session'
import { profile, user } from '../../stories/fixtures/profile'
import { answer } from '../../stories/support/calls'
import { addMeta, configure } from '../support/page'
import { quiet } from '../support/widget'
import { settle } from '../ui/time'
import { signIn, usePortal } from '../widgets/portal'

test('Q71 the page’s meta tag says who is signed in', () => {
  usePortal()
  signIn()
  expect($user.get()).toEqual({ ...user, last_name: null, company_name: null })
})

test('Q71 a page can name the meta tag otherwise', () => {
  usePortal()
  configure({ userMeta: 'portal-user' })
  addMeta('user', JSON.stringify(user))
  addMeta('portal-user', '{"id":"9","first_name":"Ana"}')
  expect($user.get()).toMatchObject({ id: 9, first_name: 'Ana' })
})

test('a page without the meta tag, or with an empty one, has a visitor', () => {
  usePortal()
  const log = quiet('error')
  expect($user.get()).toBeNull()
  usePortal()
  addMeta('user', '')
  expect($user.get()).toBeNull()
  expect(log).not.toHaveBeenCalled()
})

test('a meta tag that holds null, as backends write nobody, has a visitor', () => {
  usePortal()
  const log = quiet('error')
  addMeta('user', 'null')
  expect($user.get()).toBeNull()
  expect(log).not.toHaveBeenCalled()
})

test.each(['{"id":7', 'Amara', '7', '{"id":7,"first_name":["Amara"]}'])(
  'a meta tag that holds %s counts as a visitor, and the console says so',
  content => {
    usePortal()
    const log = quiet('error')
    addMeta('user', content)
    expect($user.get()).toBeNull()
    expect(log).toHaveBeenCalledExactlyOnceWith(
      '[ndt] <meta name="user"> does not hold a user as JSON:',
      expect.any(Error),
    )
  },
)

test('what the profile says is newer than the page, and wins', async () => {
  usePortal(answer(getProfile, profile))
  signIn({ ...user, first_name: 'Amy', about_me: null })
  const stops = [$user.listen(() => {}), $profile.listen(() => {})]
  expect($user.get()).toMatchObject({ first_name: 'Amy', about_me: null })
  await settle()
  expect($user.get()).toMatchObject({
    id: 7,
    first_name: 'Amara',
    about_me: profile.data.about_me,
  })
  for (const stop of stops) stop()
})

test('a visitor stays one, whatever profile is shown', async () => {
  usePortal(answer(getProfile, profile))
  const stop = $profile.listen(() => {})
  await settle()
  expect($user.get()).toBeNull()
  stop()
})

test('asking who is signed in makes no request', async () => {
  const { asked } = usePortal()
  signIn()
  const stop = $user.listen(() => {})
  await settle()
  expect(asked()).toEqual([])
  stop()
})
