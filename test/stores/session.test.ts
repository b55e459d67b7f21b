import { expect, onTestFinished, test } from 'vitest'
import { getProfile } from '../../src/contract'
import { query } from '../../src/query'
import { $latestProfile, $profile } from '../../src/stores/profile'
import { $user } from '../../src/stores/session'
import { profile, user } from '../../stories/fixtures/profile'
import { answer } from '../../stories/support/calls'
import { addMeta, configure } from '../support/page'
import { define, place, quiet } from '../support/widget'
import { settle } from '../support/time'
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

test('Q108 a meta tag with an odd name has a user all the same', () => {
  usePortal()
  quiet('warn')
  addMeta('user', '{"id":7,"first_name":["Amara"]}')
  expect($user.get()).toMatchObject({ id: 7, first_name: null })
})

test.each(['7', '[]', '{}'])('Q108 a meta tag that holds %s has a visitor', content => {
  usePortal()
  quiet('warn')
  addMeta('user', content)
  expect($user.get()).toBeNull()
})

test.each(['{"id":7', 'Amara'])(
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

test('a profile without a first name leaves the one of the page', () => {
  usePortal()
  signIn()
  onTestFinished($user.listen(() => {}))
  const nameless = { ...profile.data, user: { ...profile.data.user, first_name: null } }
  $latestProfile.set(nameless as never)
  expect($user.get()).toMatchObject({ first_name: user.first_name })
})

test('Q107 whose page it is, no later profile says', () => {
  usePortal()
  signIn()
  onTestFinished($user.listen(() => {}))
  $latestProfile.set({ ...profile.data, user_id: 8 } as never)
  expect($user.get()).toMatchObject({ id: 7 })
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

test('Q107 where a router leads to another account’s page, its tags know nothing of the one before', async () => {
  let owner = { ...profile.data, about_me: 'Of Amara' }
  const portal = usePortal(answer(getProfile, () => ({ ...profile, data: owner })))
  signIn()
  const tag = define({ component: () => null })
  // a header that goes and comes in one moment leaves its stores in use
  for (const store of [$user, $profile]) onTestFinished(store.listen(() => {}))
  place(tag)
  await settle(500)
  expect($user.get()).toMatchObject({ id: user.id, about_me: 'Of Amara' })

  const meta = document.querySelector<HTMLMetaElement>('meta[name=user]')!
  meta.content = '{"id":8,"first_name":"Bela"}'
  owner = { ...profile.data, user_id: 8, about_me: 'Of Bela' }
  place(tag)
  expect($user.get()).toMatchObject({ id: 8, first_name: 'Bela', about_me: null })
  expect([$profile.get().data, $latestProfile.get()]).toEqual([undefined, undefined])
  await settle(500)
  expect($profile.get().data?.about_me).toBe('Of Bela')
  expect(portal.asked()).toHaveLength(2)

  meta.content = ''
  place(tag)
  expect([$user.get(), $profile.get().data]).toEqual([null, undefined])
})

test('Q107 where a router leads to a visitor’s page, which has no meta tag, nothing is left of the account', async () => {
  usePortal(answer(getProfile, () => ({ ...profile, data: { ...profile.data, about_me: 'Mine' } })))
  signIn()
  const tag = define({ component: () => null })
  for (const store of [$user, $profile]) onTestFinished(store.listen(() => {}))
  place(tag)
  await settle(500)
  expect($profile.get().data?.about_me).toBe('Mine')
  document.querySelector('meta[name=user]')!.remove()
  place(tag)
  expect([$user.get(), $profile.get().data, $latestProfile.get()]).toEqual([
    null,
    undefined,
    undefined,
  ])
})

test('Q107 where a morph leaves the tags in their place, they are the next account’s all the same', async () => {
  let owner = { ...profile.data, about_me: 'Of Amara' }
  usePortal(answer(getProfile, () => ({ ...profile, data: owner })))
  signIn()
  const tag = define({ component: () => null })
  onTestFinished($profile.listen(() => {}))
  place(tag)
  await settle(500)
  expect($profile.get().data?.about_me).toBe('Of Amara')
  owner = { ...profile.data, user_id: 8, about_me: 'Of Bela' }
  document.querySelector<HTMLMetaElement>('meta[name=user]')!.content = '{"id":8}'
  await settle()
  expect($user.get()).toMatchObject({ id: 8 })
  await settle(500)
  expect($profile.get().data?.about_me).toBe('Of Bela')
})

test('Q107 what was just left is read anew for the next account’s tags', async () => {
  let owner = { ...profile.data, about_me: 'Of Amara' }
  usePortal(answer(getProfile, () => ({ ...profile, data: owner })))
  signIn()
  const tag = define({ component: () => null })
  place(tag)
  const leave = $profile.listen(() => {})
  await settle(500)
  expect($profile.get().data?.about_me).toBe('Of Amara')
  leave()
  await settle(100)
  document.querySelector<HTMLMetaElement>('meta[name=user]')!.content = '{"id":8}'
  owner = { ...profile.data, user_id: 8, about_me: 'Of Bela' }
  place(tag)
  onTestFinished($profile.listen(() => {}))
  expect($profile.get().data).toBeUndefined()
  await settle(500)
  expect($profile.get().data?.about_me).toBe('Of Bela')
})

test('what is the same for everybody stays where the account changes', async () => {
  usePortal()
  signIn()
  const tag = define({ component: () => null })
  place(tag)
  const $public = query(() => Promise.resolve('guides'), { isPublic: true })
  onTestFinished($public.listen(() => {}))
  await settle()
  document.querySelector<HTMLMetaElement>('meta[name=user]')!.content = ''
  place(tag)
  expect($public.get()).toEqual({ data: 'guides', loading: false })
})
