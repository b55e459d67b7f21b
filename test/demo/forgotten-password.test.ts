// @vitest-environment node
import { eq } from 'drizzle-orm'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import * as passwords from '../../demo/db/password'
import * as addresses from '../../demo/db/queries/addresses'
import * as outbox from '../../demo/db/queries/mails'
import * as accounts from '../../demo/db/queries/users'
import * as sessions from '../../demo/db/queries/sessions'
import { mails, oneTimeLinks, users } from '../../demo/db/schema'
import { demoAccounts } from '../../demo/db/seed'
import { log } from '../../demo/log'
import { PASSWORD, pathIn, useMailedSite } from './mailed-site'

const { visitor, db, sent, someone, mailTo, questions, signUp, forgot, reset } = useMailedSite()
const { user: amara, newcomer: jonas, company } = demoAccounts

describe('a forgotten password', () => {
  test('is set anew by a link, which works once and ends every session', async () => {
    const elsewhere = someone()
    await elsewhere.signIn(company, '/company-sign-in')
    expect(await someone().text('/company-sign-in')).toContain('/forgot-password?role=company')
    await forgot(company.email.toUpperCase(), 'company')
    const path = pathIn(await mailTo(company.email.toUpperCase()), '/reset-password')
    expect(await someone().text(path)).toContain('Set a new password')
    const token = new URL(path, 'http://localhost').searchParams.get('token')!
    const weak = await reset(path, 'password123')
    expect([weak.status, await weak.text()]).toEqual([
      422,
      expect.stringContaining('one of those that are tried first'),
    ])
    const lost = await someone().post('/reset-password', { token, password: PASSWORD, _token: '' })
    expect([lost.status, await lost.text()]).toEqual([
      419,
      expect.stringContaining(`name="token" value="${token}"`),
    ])
    expect((await reset(path, PASSWORD)).headers.get('location')).toBe('/company-sign-in')
    expect((await reset(path, PASSWORD)).status).toBe(410)
    expect((await elsewhere.get('/company/products')).status).toBe(302)
    const back = someone()
    expect((await back.signIn(company, '/company-sign-in')).status).toBe(422)
    const fresh = { ...company, password: PASSWORD }
    expect((await back.signIn(fresh, '/company-sign-in')).status).toBe(303)
    const { subject, body } = await mailTo(company.email)
    expect(subject).toBe('Your password was changed')
    expect(body).toMatch(/\/forgot-password\?role=company$/m)
  })

  test('makes the browser known that sets the new one, whatever strangers try meanwhile', async () => {
    await signUp('locked@site.example')
    await forgot('locked@site.example')
    const path = pathIn(await mailTo('locked@site.example', 'Reset'), '/reset-password')
    const owner = someone()
    await reset(path, 'hunting-2027', owner)
    const account = { email: 'locked@site.example', password: 'hunting-2027' }
    const check = vi.spyOn(accounts, 'authenticate').mockResolvedValue(undefined)
    for (let n = 0; n < 25; n++) {
      expect((await someone().signIn({ ...account, password: 'wrong' })).status).toBe(422)
    }
    check.mockRestore()
    expect((await someone().signIn(account)).status).toBe(429)
    expect((await owner.signIn(account)).status).toBe(303)
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
    vi.spyOn(addresses, 'confirmEmail').mockRejectedValueOnce(new Error('no database'))
    expect((await reset(path, 'hunting-2027')).status).toBe(500)
    vi.spyOn(outbox, 'writeMail').mockRejectedValueOnce(new Error('no database'))
    expect((await reset(path, 'hunting-2027')).status).toBe(500)
    expect(logged).toHaveBeenCalledTimes(4)
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

  test('is mailed of three times an hour to who asks from one network, and to its owner yet', async () => {
    const from = async (address: string, email = 'flood@site.example') =>
      (await forgot(email, 'user', someone(address))).status
    for (let n = 0; n < 3; n++) expect(await from(`2001:db8:a:${n}::1`)).toBe(200)
    expect(await from('2001:db8:a:ff::1', 'Flood@site.example')).toBe(429)
    expect(await from('203.0.113.8')).toBe(200)
    await vi.waitFor(() => expect(sent).toHaveLength(4))
  })

  test('is mailed of thirty times a day at most, however many networks ask', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 33; n++) {
      const who = someone(`192.0.2.${Math.floor(n / 3)}`)
      statuses.push((await forgot('bombed@site.example', 'user', who)).status)
    }
    expect(statuses.indexOf(429)).toBe(30)
    const refused = await forgot('bombed@site.example')
    expect(await refused.text()).toContain('Try again in 24 hours')
    await vi.waitFor(() => expect(sent).toHaveLength(30))
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
    await outbox.sweepMails(db())
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
    await outbox.sweepMails(db())
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
      sent.length = 0
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

  test('is set at once for accounts that share the address, of which one is confirmed', async () => {
    await signUp('both@site.example')
    await signUp('both@site.example')
    await forgot('both@site.example')
    const { body } = await mailTo('both@site.example', 'Reset')
    const paths = [...body.matchAll(/\/reset-password\?token=\S+/g)].map(([path]) => path)
    const answers = await Promise.all(paths.map(path => reset(path, 'hunting-2027')))
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    const both = await db().select().from(users).where(eq(users.email, 'both@site.example'))
    expect(both.filter(({ emailConfirmedAt }) => emailConfirmedAt)).toHaveLength(1)
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
