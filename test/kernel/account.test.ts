import { expect, test, vi } from 'vitest'
import { answered } from '../../src/changes'
import { changed, hear } from '../../src/changes/account'
import { settle } from '../support/time'
import { pressInToast, toastMessages } from '../support/toasts'
import { openPage, OTHER } from './account-page'

test('Q107 nothing is sent once the page’s own address is someone else’s; Reload is offered', async () => {
  const { session, save, sent } = await openPage()
  session.id = 2
  await hear('2')
  expect(await save()).toBe('account')
  expect(sent()).toEqual([])
  await settle()
  expect(toastMessages()).toEqual([OTHER])
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  pressInToast('Reload')
  expect(reload).toHaveBeenCalledOnce()
})

test('Q107 the same account again takes the note back, and saves go out', async () => {
  const { mine, session, save, sent } = await openPage()
  session.id = 2
  await hear('2')
  session.id = mine
  session.token = 'second'
  await hear(String(mine))
  await settle(1000)
  expect(toastMessages()).toEqual([])
  expect(await save()).toBe('saved')
  expect(sent()[0]!.headers).toMatchObject({
    'x-ndt-account': String(mine),
    'x-csrf-token': 'second',
  })
})

test('Q107 what another tab was told wrongly blocks nothing: the page’s own address knows better', async () => {
  const { save, asked } = await openPage()
  await hear('2')
  expect(asked()).toBe(1)
  expect(await save()).toBe('saved')
  expect(toastMessages()).toEqual([])
})

test('Q107 a sign-out elsewhere is an ended session until the same account signs in', async () => {
  const { mine, session, save, sent } = await openPage()
  session.id = null
  await hear(null)
  expect(await save()).toBe('session')
  expect(sent()).toEqual([])
  session.id = mine
  expect(await save()).toBe('saved')
})

test('Q107 a server that refuses the account is understood, and asked before the next try', async () => {
  const { mine, session, save, sent } = await openPage()
  session.status = 409
  session.body = { success: false, message: 'No.', code: 'account_changed' }
  session.id = 2
  expect(await save()).toBe('account')
  expect(await save()).toBe('account')
  expect(sent()).toHaveLength(1)
  Object.assign(session, { status: 200, id: mine })
  expect(await save()).toBe('saved')
})

test('Q107 any other 409 is a refusal as before', async () => {
  const { session, save, asked } = await openPage()
  Object.assign(session, { status: 409, body: { message: 'Stale.' } })
  expect([await save(), await save(), asked()]).toEqual([409, 409, 0])
})

test.each([401, 419])(
  'Q43 after a %i, the next try takes the new token of the page’s meta tag',
  async status => {
    const { session, save, sent } = await openPage()
    session.status = status
    expect(await save()).toBe(status)
    Object.assign(session, { status: 200, token: 'second' })
    expect(await save()).toBe('saved')
    expect(sent().map(({ headers }) => headers['x-csrf-token'])).toEqual(['first', 'second'])
  },
)

test('Q43 Q115 so it does after a 200 that says so in words', async () => {
  const { session, save, sent } = await openPage()
  const answer = { status: 200, data: { message: 'Unauthenticated.' }, isPage: false }
  await expect(answered(Promise.resolve(answer))).rejects.toMatchObject({ kind: 'session' })
  session.token = 'second'
  expect(await save()).toBe('saved')
  expect(sent()[0]!.headers['x-csrf-token']).toBe('second')
})

test('Q43 nobody’s and someone else’s token is not taken', async () => {
  const { session, save, sent } = await openPage()
  session.status = 419
  await save()
  Object.assign(session, { status: 200, token: 'theirs', id: null })
  expect(await save()).toBe('session')
  session.id = 2
  expect(await save()).toBe('account')
  expect(sent()).toHaveLength(1)
  expect(document.querySelector<HTMLMetaElement>('meta[name=csrf-token]')!.content).toBe('first')
})

test('Q43 a page that does not say who it is for takes the token alone', async () => {
  const { session, save, sent } = await openPage()
  document.querySelector('meta[name=user]')!.remove()
  session.status = 419
  await save()
  Object.assign(session, { status: 200, token: 'second' })
  expect(await save()).toBe('saved')
  expect(sent()[1]!.headers['x-csrf-token']).toBe('second')
  expect(sent()[1]!.headers).not.toHaveProperty('x-ndt-account')
})

test('Q43 a page that cannot be read again leaves the server to refuse', async () => {
  const { session, save, sent } = await openPage()
  session.status = 401
  await save()
  session.isDown = true
  expect(await save()).toBe(401)
  expect(sent()).toHaveLength(2)
})

test('Q107 the note is shown once, however often it is true', async () => {
  await openPage()
  changed(409)
  changed(409)
  await settle()
  expect(toastMessages()).toEqual([OTHER])
})
