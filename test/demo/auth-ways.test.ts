// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { safeNext } from '../../demo/auth/next'
import { demoAccounts } from '../../demo/db/seed'
import { SESSION, useNewcomers } from './newcomers'

const { visitor, signedIn } = useNewcomers()

describe('the way back after signing in', () => {
  it('leads to a page of this site', async () => {
    const next = '/ndt-jobs?page=2#job-7'
    const amara = visitor()
    expect(await amara.text(`/user-sign-in?next=${encodeURIComponent(next)}`)).toContain(
      `name="next" value="${next}"`,
    )
    const answer = await amara.signIn(demoAccounts.user, '/user-sign-in', { next })
    expect(answer.headers.get('location')).toBe(next)
    const again = await amara.get(`/user-sign-in?next=${encodeURIComponent(next)}`)
    expect(again.headers.get('location')).toBe(next)
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
    'creator',
    '',
  ])('ignores %j', async next => {
    expect(safeNext(next)).toBeUndefined()
    const page = await visitor().text(`/user-sign-in?next=${encodeURIComponent(next)}`)
    expect(page).toContain('name="next" value=""')
  })

  it('leads home when the form was tampered with', async () => {
    const fields = { next: '//evil.example' }
    const answer = await visitor().signIn(demoAccounts.user, '/user-sign-in', fields)
    expect(answer.headers.get('location')).toBe('/creator')
  })
})

describe('after a password change', () => {
  it('the sign-in page says so, once, even to who is still signed in', async () => {
    const amara = await signedIn()
    amara.cookies.set('flash', 'password-changed')
    expect(await amara.text('/user-sign-in')).toContain('Password successfully changed.')
    expect((await amara.get('/user-sign-in')).headers.get('location')).toBe('/creator')
  })
})

describe('signing out', () => {
  it('ends the session on the server too', async () => {
    const amara = await signedIn()
    const token = amara.cookies.get(SESSION)!
    const answer = await amara.post('/sign-out')
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/')
    amara.cookies.set(SESSION, token)
    expect((await amara.get('/creator')).status).toBe(302)
  })
})
