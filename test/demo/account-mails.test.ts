// @vitest-environment node
import { describe, expect, test, vi } from 'vitest'
import * as passwords from '../../demo/db/password'
import * as addresses from '../../demo/db/queries/addresses'
import { oneTimeLinks } from '../../demo/db/schema'
import { demoAccounts } from '../../demo/db/seed'
import { log } from '../../demo/log'
import { confirm, PASSWORD, pathIn, useMailedSite } from './mailed-site'
import type { Visitor } from './visitor'

const { db, sent, someone, mailTo, questions, signUp } = useMailedSite()
const { user: amara, newcomer: jonas } = demoAccounts

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
    // as by a double click, and by the mail that is opened again: the account of nobody else
    for (const send of [() => confirm(ada, path), () => ada.get(path)]) {
      const again = await send()
      expect([again.status, again.headers.get('location')]).toEqual([303, '/account'])
      expect(await ada.text('/account')).toContain('Your address is confirmed.')
    }
    const eve = await signUp('eve-of-ada@site.example')
    expect((await eve.get(path)).status).toBe(410)
    expect((await confirm(eve, path)).status).toBe(410)
    expect(await eve.text('/account')).not.toContain('Confirmed')
    expect((await someone().get(path)).status).toBe(410)
  })

  test('has its link yet where the address could not be confirmed', async () => {
    const ada = await signUp('unsure@site.example')
    const path = pathIn(await mailTo('unsure@site.example'), '/account/confirm')
    vi.spyOn(log, 'error').mockReturnValue()
    vi.spyOn(addresses, 'confirmEmail').mockRejectedValueOnce(new Error('no database'))
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
    expect((await confirm(someone(), path)).headers.get('location')).toBe(path)
  })

  test.each(['user', 'company'])(
    'of a %s is led to the form for its own role’s password',
    async role => {
      const email = `role-of-${role}@site.example`
      const names = { first_name: 'Ada', company_name: 'Ada’s', contact_person_name: 'Ada' }
      await someone().post(`/${role}-sign-up`, { ...names, email, password: PASSWORD })
      const { body } = await mailTo(email)
      expect(body).toContain(`http://localhost/forgot-password?role=${role}\n`)
    },
  )

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
      const stranger = () => someone('203.0.113.7')
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
      expect(sent).toHaveLength(5)
      const owner = await signUp(names.email)
      await vi.waitFor(() => expect(sent).toHaveLength(6))
      expect(await owner.text('/creator')).not.toContain('no mail for that is on its way')
      expect((await owner.post('/account/confirmation')).status).toBe(303)
    },
  )

  test('is told where the mails of this hour were used up', async () => {
    const ada = await signUp('again@site.example')
    for (let n = 0; n < 4; n++) await ada.post('/account/confirmation')
    await db().delete(oneTimeLinks)
    expect(await ada.text('/creator')).toContain(
      'no mail for that is on its way. Have one sent from your account.',
    )
    const again = await ada.post('/account/confirmation')
    expect([again.status, await again.text()]).toEqual([
      429,
      expect.stringContaining('Send the mail<'),
    ])
  })

  test('has no mail of a new password while its address is not confirmed, and takes none from whose it is', async () => {
    const change = async (who: Visitor, from: string, to: string) => {
      const answer = await who.post('/account/password', { current_password: from, password: to })
      expect(answer.status).toBe(303)
    }
    const eve = await signUp(amara.email)
    for (let n = 0; n < 5; n++) {
      await change(eve, n ? `hunting-no-${n}` : PASSWORD, `hunting-no-${n + 1}`)
    }
    const told = () => sent.filter(({ subject }) => subject === 'Your password was changed')
    expect(told()).toEqual([])
    const owner = someone()
    await owner.signIn(amara)
    await change(owner, amara.password, 'hunting-of-my-own')
    await vi.waitFor(() => expect(told()).toHaveLength(1))
    await change(owner, 'hunting-of-my-own', amara.password)
  })

  test('tells not whether its address was known: signing up, in and out look the same', async () => {
    const seen = async (email: string) => {
      const who = await signUp(email, PASSWORD)
      const home = await who.get('/creator')
      const { subject, body } = await mailTo(email)
      await who.post('/sign-out')
      const back = await who.signIn({ email, password: PASSWORD })
      const said = (await who.text('/account')).replaceAll(/value="[^"]+"|quot;:\d+/g, '')
      const mail = body.replace(/token=\S+/, '')
      return [
        home.status,
        back.status,
        subject,
        mail,
        said.replaceAll('<wbr>', '').replaceAll(email, ''),
      ]
    }
    expect(await seen(jonas.email)).toEqual(await seen('unknown@site.example'))
    // and whose address it is goes on as before
    expect((await someone().signIn(jonas)).status).toBe(303)
  })

  test('costs the same work whether its address was known, so that its time tells nothing', async () => {
    const hashes = (['hashPassword', 'hashLike', 'verifyPassword'] as const).map(name =>
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
      expect.stringMatching(/This address is taken[^]+Another account has this address\./),
    ])
  })
})
