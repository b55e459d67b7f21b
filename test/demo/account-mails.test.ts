// @vitest-environment node
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { demoAccounts } from '../../demo/db/seed'
import * as passwords from '../../demo/db/password'
import { sweepMails } from '../../demo/db/queries/mails'
import * as sessions from '../../demo/db/queries/sessions'
import * as accounts from '../../demo/db/queries/users'
import { mails, oneTimeLinks, users } from '../../demo/db/schema'
import { log } from '../../demo/log'
import type { Mail } from '../../demo/mail/send'
import { useNewcomers } from './newcomers'
import type { Visitor } from './visitor'

const { visitor, db } = useNewcomers()
const PASSWORD = 'hunting-2026'
const { user: amara, newcomer: jonas, company } = demoAccounts

let sent: Mail[]
const send = async (mail: Mail) => void sent.push(mail)
const someone = () => visitor({ send })

beforeEach(async () => {
  sent = []
  // those of another test would be sent here
  await db().delete(mails)
})

/** The last mail to an address, or the last that has a subject. */
const mailTo = (email: string, about = '') =>
  vi.waitFor(() => {
    const mail = sent.findLast(
      ({ recipient, subject }) => recipient === email && subject.includes(about),
    )
    expect(mail).toBeDefined()
    return mail!
  })

/** The path that a mail leads to. */
const pathIn = ({ body }: Mail, page: string) =>
  new RegExp(`http://localhost(${page}\\?token=[\\w-]+)`).exec(body)![1]!

const tokenIn = (path: string) => path.split('token=')[1]!

/** How often the database is asked for the answer to a form of somebody who has been here before. */
async function questions(path: string, fields: Record<string, string>, status: number) {
  const { $client } = db() as unknown as { $client: { query(): unknown } }
  const who = visitor({})
  await who.get('/forgot-password')
  const asked = vi.spyOn($client, 'query')
  expect((await who.post(path, fields)).status).toBe(status)
  const many = asked.mock.calls.length
  asked.mockRestore()
  return many
}

/** Signs somebody up. */
async function signUp(email: string, password = PASSWORD): Promise<Visitor> {
  const who = someone()
  await who.post('/user-sign-up', { first_name: 'Ada', email, password })
  return who
}

const confirm = (who: Visitor, path: string) =>
  who.post('/account/confirm', { token: tokenIn(path) })

const forgot = (email: string, role = 'user', who = someone()) =>
  who.post('/forgot-password', { email, role })

const reset = (path: string, password: string) =>
  someone().post('/reset-password', { token: tokenIn(path), password })

describe('a new account', () => {
  test('is used at once, and confirms its address by a link that works once', async () => {
    const ada = await signUp('ada@site.example')
    expect(await ada.text('/creator')).toContain('Confirm your address')
    expect(await ada.text('/account')).toContain('Send the mail again')
    const path = pathIn(await mailTo('ada@site.example'), '/account/confirm')
    // a program that follows the links of mails confirms nothing
    expect(await ada.text(path)).toContain('Yes, it is mine')
    expect(await ada.text('/creator')).toContain('Confirm your address')
    expect((await confirm(ada, path)).headers.get('location')).toBe('/account')
    expect(await ada.text('/account')).toContain('Confirmed')
    expect(await ada.text('/creator')).not.toContain('Confirm your address')
    expect((await confirm(ada, path)).status).toBe(410)
  })

  test('has its link yet where the address could not be confirmed', async () => {
    const ada = await signUp('unsure@site.example')
    const path = pathIn(await mailTo('unsure@site.example'), '/account/confirm')
    vi.spyOn(log, 'error').mockReturnValue()
    vi.spyOn(accounts, 'confirmEmail').mockRejectedValueOnce(new Error('no database'))
    expect((await confirm(ada, path)).status).toBe(500)
    expect((await confirm(ada, path)).status).toBe(303)
  })

  test('is confirmed by nobody but who is signed in to it', async () => {
    await signUp('eve@site.example')
    const path = pathIn(await mailTo('eve@site.example'), '/account/confirm')
    const owner = someone()
    const answer = await owner.get(path)
    expect(answer.headers.get('location')).toBe(`/user-sign-in?next=${encodeURIComponent(path)}`)
    await owner.signIn(amara)
    expect((await owner.get(path)).status).toBe(403)
    expect((await confirm(owner, path)).status).toBe(403)
    expect((await confirm(someone(), path)).status).toBe(401)
  })

  test('has its mail again, five times an hour', async () => {
    const ada = await signUp('often@site.example')
    for (let n = 0; n < 4; n++) {
      expect((await ada.post('/account/confirmation')).status).toBe(303)
    }
    expect((await ada.post('/account/confirmation')).status).toBe(429)
    expect(sent.filter(({ recipient }) => recipient === 'often@site.example')).toHaveLength(5)
  })

  test(
    'is one of ten an hour of a network’s that name an address',
    { timeout: 60_000 },
    async () => {
      const names = { first_name: 'Ada', email: 'ten@site.example', password: PASSWORD }
      const stranger = () => visitor({ send }, '203.0.113.7')
      for (let n = 0; n < 10; n++) {
        expect((await stranger().post('/user-sign-up', names)).status).toBe(303)
      }
      const eleventh = await stranger().post('/user-sign-up', {
        ...names,
        email: 'T\0en@site.example ',
      })
      expect([eleventh.status, await eleventh.text()]).toEqual([
        429,
        expect.stringContaining('Too many attempts. Try again in'),
      ])
      // whose address it is, elsewhere
      const owner = await signUp(names.email)
      expect(await owner.text('/creator')).toContain('no mail for that is on its way')
      const again = await owner.post('/account/confirmation')
      expect([again.status, await again.text()]).toEqual([
        429,
        expect.stringContaining('Send the mail<'),
      ])
      expect(sent).toHaveLength(5)
    },
  )

  test('tells not whether its address was known: signing up, in and out look the same', async () => {
    const seen = async (email: string) => {
      const who = await signUp(email, PASSWORD)
      const home = await who.get('/creator')
      const { subject, body } = await mailTo(email)
      await who.post('/sign-out')
      const back = await who.signIn({ email, password: PASSWORD })
      const said = (await who.text('/account')).replaceAll(/value="[^"]+"|quot;:\d+/g, '')
      const mail = body.replace(/token=\S+/, '')
      return [home.status, back.status, subject, mail, said.replaceAll(email, '')]
    }
    expect(await seen(jonas.email)).toEqual(await seen('unknown@site.example'))
    // and whose address it is goes on as before
    expect((await someone().signIn(jonas)).status).toBe(303)
  })

  test('costs the same work whether its address was known, so that its time tells nothing', async () => {
    const hashes = (['hashPassword', 'hashLike', 'matchPassword'] as const).map(name =>
      vi.spyOn(passwords, name),
    )
    const work = async (path: string, fields: Record<string, string>, status: number) => {
      const asked = await questions(path, { first_name: 'Ada', ...fields }, status)
      const hashed = hashes.reduce((sum, { mock }) => sum + mock.calls.length, 0)
      for (const spy of hashes) spy.mockClear()
      return [asked, hashed]
    }
    const signUp = (email: string) => work('/user-sign-up', { email, password: PASSWORD }, 303)
    const signIn = (email: string) => work('/user-sign-in', { email, password: PASSWORD }, 422)
    await signUp('warm-up@site.example')
    const signedUp = await signUp('no-account@site.example')
    expect([signedUp, signedUp[1]]).toEqual([await signUp(jonas.email), 1])
    const signedIn = await signIn('nobody-at-all@site.example')
    expect([signedIn, signedIn[1]]).toEqual([await signIn(amara.email), 1])
  })

  test('cannot take an address that another has confirmed', async () => {
    const thief = await signUp(amara.email)
    const path = pathIn(await mailTo(amara.email), '/account/confirm')
    const answer = await confirm(thief, path)
    expect([answer.status, await answer.text()]).toEqual([
      409,
      expect.stringContaining('Another account has this address.'),
    ])
  })
})

describe('a forgotten password', () => {
  test('is set anew by a link, which works once and ends every session', async () => {
    const elsewhere = someone()
    await elsewhere.signIn(company, '/company-sign-in')
    expect(await someone().text('/company-sign-in')).toContain('/forgot-password?role=company')
    await forgot(company.email.toUpperCase(), 'company')
    const path = pathIn(await mailTo(company.email.toUpperCase()), '/reset-password')
    expect(await someone().text(path)).toContain('Set a new password')
    const weak = await reset(path, 'password123')
    expect([weak.status, await weak.text()]).toEqual([
      422,
      expect.stringContaining('one of those that are tried first'),
    ])
    expect((await reset(path, PASSWORD)).headers.get('location')).toBe('/company-sign-in')
    expect((await reset(path, PASSWORD)).status).toBe(410)
    expect((await elsewhere.get('/company/products')).status).toBe(302)
    const back = someone()
    expect((await back.signIn(company, '/company-sign-in')).status).toBe(422)
    const fresh = { ...company, password: PASSWORD }
    expect((await back.signIn(fresh, '/company-sign-in')).status).toBe(303)
    expect((await mailTo(company.email)).subject).toBe('Your password was changed')
  })

  test('has its link yet where the new one could not be stored', async () => {
    await signUp('unlucky@site.example')
    await forgot('unlucky@site.example')
    const path = pathIn(await mailTo('unlucky@site.example', 'Reset'), '/reset-password')
    const logged = vi.spyOn(log, 'error').mockReturnValue()
    vi.spyOn(passwords, 'hashLike').mockRejectedValueOnce(new Error('no memory'))
    expect((await reset(path, 'hunting-2027')).status).toBe(500)
    vi.spyOn(sessions, 'destroyOtherSessions').mockRejectedValueOnce(new Error('no database'))
    expect((await reset(path, 'hunting-2027')).status).toBe(500)
    expect(logged).toHaveBeenCalledTimes(2)
    const account = { email: 'unlucky@site.example', password: PASSWORD }
    expect((await someone().signIn(account)).status).toBe(303)
    expect((await reset(path, 'hunting-2027')).status).toBe(303)
    expect((await reset(path, 'hunting-2027')).status).toBe(410)
  })

  test('is set once, of many who send its link at once', async () => {
    await signUp('once@site.example')
    await forgot('once@site.example')
    const path = pathIn(await mailTo('once@site.example', 'Reset'), '/reset-password')
    const answers = await Promise.all(
      [2027, 2028, 2029].map(year => reset(path, `hunting-${year}`)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 410, 410])
  })

  test('tells not which addresses are known', async () => {
    const said = async (email: string) => {
      const answer = await forgot(email)
      const page = (await answer.text()).replaceAll(/value="[^"]+"/g, '').replaceAll(email, '')
      return [answer.status, page]
    }
    expect(await said('nobody@site.example')).toEqual(await said(jonas.email))
    expect((await mailTo('nobody@site.example')).body).toContain('There is no account')
    expect((await mailTo(jonas.email)).body).toContain('/reset-password?token=')
  })

  test('asks the database as often for an address that nobody has, so that its time tells nothing', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {})
    const ask = (email: string) => questions('/forgot-password', { email, role: 'user' }, 200)
    await ask('warm@site.example')
    expect(await ask('nobody-here@site.example')).toBe(await ask(amara.email))
  })

  test('is not mailed to an address that only looks the same', async () => {
    expect((await forgot(amara.email.replace('k', '\u212a'))).status).toBe(422)
  })

  test('is mailed of three times an hour', async () => {
    for (let n = 0; n < 3; n++) expect((await forgot('flood@site.example')).status).toBe(200)
    expect((await forgot('Flood@site.example')).status).toBe(429)
    expect(sent).toHaveLength(3)
  })

  test('is not kept once its mail was sent: the link opens the account', async () => {
    await forgot(amara.email)
    await mailTo(amara.email)
    await vi.waitFor(async () => expect(await db().select().from(mails)).toEqual([]))
  })

  test('is not kept for longer than its link, sent or not; an outbox is for a month', async () => {
    const mail = { subject: 'x', body: 'x', recipient: 'x@site.example' }
    const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000)
    const { id: userId } = (await db().select().from(users).limit(1))[0]!
    await db()
      .insert(mails)
      .values([
        { ...mail, body: 'young', createdAt: ago(0.5) },
        { ...mail, body: 'over', createdAt: ago(2) },
        { ...mail, body: 'kept', createdAt: ago(24 * 29), userId },
        { ...mail, body: 'old', createdAt: ago(24 * 31), userId },
      ])
    await sweepMails(db())
    const left = await db().select().from(mails)
    expect(left.map(({ body }) => body).sort()).toEqual(['kept', 'young'])
  })

  test('goes with many others a thousand at a time, so that nobody waits for all', async () => {
    const mail = { subject: 'x', body: 'x', recipient: 'x@site.example', createdAt: new Date(0) }
    await db()
      .insert(mails)
      .values(Array.from({ length: 2500 }, () => mail))
    const { $client } = db() as unknown as { $client: { query(): unknown } }
    const asked = vi.spyOn($client, 'query')
    await sweepMails(db())
    expect([asked.mock.calls.length, await db().$count(mails)]).toEqual([4, 0])
  })

  test('has a link for an hour, and none once the password was changed', async () => {
    await signUp('late@site.example')
    const linkTo = async () => {
      await forgot('late@site.example')
      const mails = await vi.waitFor(() => {
        const found = sent.filter(({ subject }) => subject === 'Reset your password')
        expect(found.length).toBeGreaterThan(0)
        return found
      })
      sent = []
      return pathIn(mails[0]!, '/reset-password')
    }
    const [first, second] = [await linkTo(), await linkTo()]
    await db()
      .update(oneTimeLinks)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(oneTimeLinks.purpose, 'reset'))
    expect((await someone().get(first)).status).toBe(410)
    expect((await reset(second, 'hunting-2027')).status).toBe(410)
    const third = await linkTo()
    const owner = someone()
    await owner.signIn({ email: 'late@site.example', password: PASSWORD })
    await owner.post('/account/password', { current_password: PASSWORD, password: 'hunting-2028' })
    expect((await reset(third, 'hunting-2027')).status).toBe(410)
  })

  test('confirms the address, as the link came by it', async () => {
    await signUp('lost@site.example')
    await forgot('lost@site.example')
    const mail = await mailTo('lost@site.example', 'Reset')
    await reset(pathIn(mail, '/reset-password'), 'hunting-2027')
    const [lost] = await db().select().from(users).where(eq(users.email, 'lost@site.example'))
    expect(lost!.emailConfirmedAt).toBeInstanceOf(Date)
  })

  test('is in nobody’s outbox: without a mail server, the server alone prints the link', async () => {
    const print = vi.spyOn(console, 'info').mockReturnValue()
    onTestFinished(() => print.mockRestore())
    const thief = visitor()
    await forgot(jonas.email, 'user', thief)
    expect(print.mock.calls.join()).toContain('/reset-password?token=')
    expect(await thief.text('/outbox')).not.toContain('Reset your password')
    expect(await db().select().from(mails)).toEqual([])
  })
})
