// @vitest-environment node
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { mails, rateLimits } from '../../demo/db/schema'
import { authenticate } from '../../demo/db/queries/users'
import { readSession } from '../../demo/db/queries/sessions'
import { demoAccounts } from '../../demo/db/seed'
import { enter, fetchFile, post, useSite } from './seeded-site'

const site = useSite()
const { email, password: old } = demoAccounts.newcomer

const change = (json: object, as = site.jonas) =>
  post(site, '/api/v2/user/change-password', { as, json })

const form = (password: string, current_password = old, confirm_password = password) => ({
  current_password,
  password,
  confirm_password,
})

const opens = async (password: string) => !!(await authenticate(site.db, 'user', email, password))

describe('R126 the password', () => {
  test.each([
    [
      'R124 everything is left out',
      {},
      {
        current_password: ['The current password field is required.'],
        password: ['The password field is required.'],
        confirm_password: ['The confirm password field is required.'],
      },
    ],
    [
      'R124 a field is empty',
      form('Inspect-2027', ''),
      { current_password: ['The current password field is required.'] },
    ],
    [
      'Q41 the current one is wrong',
      form('Inspect-2027', 'not it'),
      { current_password: ['The current password is incorrect.'] },
    ],
    [
      'Q41 the two differ',
      form('Inspect-2027', old, 'Inspect-2028'),
      { confirm_password: ['The confirm password and password must match.'] },
    ],
    [
      'Q41 it is short',
      form('seven77'),
      { password: ['The password must be at least 8 characters.'] },
    ],
    [
      'Q41 it is long',
      form('x'.repeat(256)),
      { password: ['The password must not be greater than 255 characters.'] },
    ],
    [
      'it is no text',
      form(12345678 as unknown as string),
      { password: ['The password must be a string.'] },
    ],
  ])('R125 stays when %s', async (_, json, expected) => {
    const { status, errors } = await change(json)
    expect([status, errors]).toMatchObject([422, expected])
    expect(await opens(old)).toBe(true)
  })

  test('R6 is the session’s own account’s, and a job seeker’s', async () => {
    expect((await change(form('Inspect-2027'), site.seller)).status).toBe(403)
    const { email: another, password } = demoAccounts.user
    const json = { ...form('Inspect-2027'), user_id: site.amara.id, email: another }
    expect((await change(json)).status).toBe(200)
    expect(await authenticate(site.db, 'user', another, password)).toBeDefined()
    expect((await change(form(old, 'Inspect-2027'))).status).toBe(200)
  })

  test('Q41 R127 changes, ends all other sessions, and is told of on the sign-in page', async () => {
    const [here, elsewhere] = [await enter(site.db, email), await enter(site.db, email)]
    const { status, body, headers } = await change(form('Inspect-2027'), here)
    expect([status, body]).toEqual([200, { message: 'Password successfully changed.' }])
    expect([await opens(old), await opens('Inspect-2027')]).toEqual([false, true])
    expect(await readSession(site.db, here.token)).toBeDefined()
    for (const { token } of [elsewhere, site.jonas]) {
      expect(await readSession(site.db, token)).toBeUndefined()
    }
    expect(await readSession(site.db, site.amara.token)).toBeDefined()
    const cookie = `ndt_session=${here.token}; ${headers
      .getSetCookie()
      .join()
      .match(/flash=[^;]+/)}`
    const page = await fetchFile(site, '/user-sign-in', undefined, { Cookie: cookie })
    expect(await page.text()).toContain('Password successfully changed.')
    expect((await change(form(old, 'Inspect-2027'), here)).status).toBe(200)
    Object.assign(site.jonas, here)
  })

  test('two changes at once from one password: one is refused', async () => {
    const answers = await Promise.all([change(form('Inspect-A1')), change(form('Inspect-B2'))])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    const now = answers[0]!.status === 200 ? 'Inspect-A1' : 'Inspect-B2'
    expect(await opens(now)).toBe(true)
    expect((await change(form(old, now))).status).toBe(200)
  })

  test('Q43 cannot be guessed for long', async () => {
    // Jonas has a password of full cost by now.
    const guess = (password: string) => change(form('Inspect-2027', password), site.amara)
    for (let number = 0; number < 10; number++) await guess(`guess ${number}`)
    const { status, errors, headers } = await guess(old)
    expect([status, errors]).toEqual([
      429,
      { current_password: ['Too many attempts. Try again in 15 minutes.'] },
    ])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(800)
    const { email: amaras, password } = demoAccounts.user
    expect(await authenticate(site.db, 'user', amaras, password)).toBeDefined()
  })

  test('is said in no mail', async () => {
    const written = await site.db.select().from(mails)
    expect(written.some(({ body }) => body.includes('Inspect-'))).toBe(false)
  })
})

test('R126 of many changes in an hour five are mailed: an address may be a stranger’s', async () => {
  await site.db.delete(rateLimits)
  const { email, password } = demoAccounts.user
  const told = async () =>
    (await site.db.select().from(mails).where(eq(mails.recipient, email))).filter(
      ({ subject }) => subject === 'Your password was changed',
    ).length
  let current = password
  for (const next of Array.from({ length: 6 }, (_, n) => `Inspect-20${30 + n}`)) {
    expect((await change(form(next, current), site.amara)).status).toBe(200)
    current = next
  }
  expect(await told()).toBe(5)
})
