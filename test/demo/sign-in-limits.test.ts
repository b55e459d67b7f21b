// @vitest-environment node
import { expect, test } from 'vitest'
import { demoAccounts } from '../../demo/db/seed'
import { useNewcomers } from './newcomers'
import type { Visitor } from './visitor'

const { visitor } = useNewcomers()
const { user, newcomer, company, founder } = demoAccounts
const SEEKERS = '/user-sign-in'
const COMPANIES = '/company-sign-in'

/** Somebody who asks through a proxy. */
const behindProxy = () => visitor({ trustProxy: '10.0.0.0/8' }, '10.0.0.7')

/** Signs in, with what the proxy says of where the request came from. */
const signIn = (who: Visitor, page: string, account: typeof user, from = '') =>
  who.post(page, account, from ? { 'x-forwarded-for': from } : {})

/** The answers to some wrong passwords for an account. */
async function guess(who: Visitor, times: number, from: (n: number) => string, page = SEEKERS) {
  const account = page === SEEKERS ? newcomer : company
  const found: number[] = []
  for (let n = 0; n < times; n++) {
    const answer = await signIn(who, page, { ...account, password: 'wrong' }, from(n))
    found.push(answer.status)
  }
  return found
}

const LOCKED = [422, 422, 422, 422, 422, 429]

test('what a visitor writes into X-Forwarded-For changes no limit, without a proxy or behind one', async () => {
  expect(await guess(visitor(), 6, n => `192.0.2.${n}`)).toEqual(LOCKED)
  expect(await guess(behindProxy(), 6, n => `192.0.2.${n}, 203.0.113.10`)).toEqual(LOCKED)
})

test('behind a proxy each is counted by their own address, a network of IPv6 as one', async () => {
  await guess(behindProxy(), 6, () => '203.0.113.20')
  await guess(behindProxy(), 6, n => `2001:db8:1:1::${n}`)
  const status = async (from: string) =>
    (await signIn(behindProxy(), SEEKERS, newcomer, from)).status
  expect(await status('203.0.113.20')).toBe(429)
  expect(await status('203.0.113.21')).toBe(303)
  expect(await status('2001:db8:1:ff:ffff::1')).toBe(429)
  expect(await status('2001:db8:1:100::1')).toBe(303)
})

test('wrong passwords count for the account across addresses, and lock not its owner out', async () => {
  const [owner, stranger] = [behindProxy(), behindProxy()]
  await signIn(owner, COMPANIES, company, '203.0.113.30')
  await owner.post('/sign-out')
  const answers = await guess(stranger, 26, n => `198.18.${n}.1`, COMPANIES)
  expect(answers.indexOf(429)).toBe(25)
  expect((await signIn(stranger, COMPANIES, company, '198.18.99.1')).status).toBe(429)
  // the browser that they have used before
  expect((await signIn(owner, COMPANIES, company, '203.0.113.30')).status).toBe(303)
  await owner.post('/sign-out')
  // which is counted too
  await guess(owner, 10, () => '203.0.113.30', COMPANIES)
  expect((await signIn(owner, COMPANIES, company, '203.0.113.30')).status).toBe(429)
})

test('nobody locks their neighbours out: an address waits a minute, a known browser not at all', async () => {
  const office = '203.0.113.40'
  const neighbour = visitor({}, office)
  await neighbour.signIn(user)
  await neighbour.post('/sign-out')
  await guess(visitor({}, office), 20, () => '')
  const stranger = await signIn(visitor({}, office), COMPANIES, founder)
  expect(stranger.status).toBe(429)
  expect(Number(stranger.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  expect((await neighbour.signIn(user)).status).toBe(303)
})

test('a sign-in waits for one of a neighbour’s, however many these are', async () => {
  const [crowd, own] = [visitor({}, '203.0.113.50'), visitor({}, '203.0.113.51')]
  await crowd.get(SEEKERS)
  await own.get(COMPANIES)
  const ended: string[] = []
  const guesses = Array.from({ length: 6 }, async (_, n) => {
    await signIn(crowd, SEEKERS, { email: `nobody${n}@site.example`, password: 'a wrong one' })
    ended.push('guess')
  })
  await signIn(own, COMPANIES, founder)
  ended.push('own')
  await Promise.all(guesses)
  expect(ended.indexOf('own')).toBeLessThanOrEqual(2)
})
