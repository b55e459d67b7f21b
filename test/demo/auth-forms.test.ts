// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import * as mails from '../../demo/db/queries/mails'
import * as sessions from '../../demo/db/queries/sessions'
import { log } from '../../demo/log'
import { userOf } from '../support/user-of'
import { useNewcomers } from './newcomers'

const { visitor, signedIn, db } = useNewcomers()

describe('CSRF', () => {
  it('refuses a form without, or with a made-up token', async () => {
    const amara = await signedIn()
    for (const _token of ['', 'made.up', 'x', '..']) {
      const answer = await amara.post('/sign-out', { _token })
      expect(answer.status).toBe(419)
      expect(await answer.text()).toContain('This page has expired')
    }
    expect((await amara.get('/creator')).status).toBe(200)
  })

  it("refuses another session's token", async () => {
    const amara = await signedIn()
    const other = visitor()
    await other.get('/')
    const _token = other.cookies.get('XSRF-TOKEN')!
    expect((await amara.post('/sign-out', { _token })).status).toBe(419)
  })

  it('refuses what comes from another site, token or not', async () => {
    const amara = await signedIn()
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ] as Record<string, string>[]) {
      expect((await amara.post('/sign-out', {}, headers)).status).toBe(419)
    }
    const own = { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }
    expect((await amara.post('/sign-out', {}, own)).status).toBe(303)
  })

  it('takes the token from the header as well, and answers scripts in JSON', async () => {
    const amara = await signedIn()
    const headers = { 'x-requested-with': 'XMLHttpRequest' }
    const refused = await amara.post('/sign-out', { _token: '' }, headers)
    expect(refused.status).toBe(419)
    expect(await refused.json()).toEqual({ message: 'CSRF token mismatch.' })
    const token = amara.cookies.get('XSRF-TOKEN')!
    const taken = await amara.post('/sign-out', { _token: '' }, { 'x-xsrf-token': token })
    expect(taken.status).toBe(303)
  })
})

describe('making an account', () => {
  const typed = {
    first_name: 'Jonas',
    last_name: 'Brandt',
    email: 'jonas@brandt.example',
    password: 'a long enough one',
  }

  it('signs a job seeker in', async () => {
    const jonas = visitor()
    const answer = await jonas.post('/user-sign-up', typed)
    expect(answer.headers.get('location')).toBe('/creator')
    expect(await jonas.text('/creator')).toContain('jonas@brandt.example')
  })

  it('says what is wrong with each field and keeps what was typed', async () => {
    const fields = { first_name: ' ', last_name: 'O"Neil', email: 'jonas@', password: 'short' }
    const answer = await visitor().post('/user-sign-up', fields)
    expect(answer.status).toBe(422)
    const page = await answer.text()
    expect(page).toContain('data-open="create"')
    expect(page).toContain('The first name field is required.')
    expect(page).toContain('The email must be a valid email address.')
    expect(page).toContain('The password must be at least 8 characters.')
    expect(page).toContain('value="O&quot;Neil"')
    expect(page).not.toContain('value="short"')
  })

  it.each(['\u200b', '\u00ad\u2060', '\u3164 \u2800', '\ufeff\u0000'])(
    'takes no name that nobody sees: %j',
    async name => {
      const account = { email: 'unseen@brandt.example', password: 'a long enough one' }
      const seeker = { ...account, first_name: name, last_name: name }
      const company = { ...account, company_name: name, contact_person_name: name }
      const answers = [
        await visitor().post('/user-sign-up', seeker),
        await visitor().post('/company-sign-up', company),
      ]
      const pages = await Promise.all(answers.map(answer => answer.text()))
      expect(answers.map(({ status }) => status)).toEqual([422, 422])
      expect(pages[0]).toContain('The first name field is required.')
      expect(pages[1]).toContain('The company name field is required.')
      expect(pages[1]).toContain('The contact person name field is required.')
    },
  )

  it('takes a last name that nobody sees for none', async () => {
    const fields = { ...typed, email: 'one-name@brandt.example', last_name: '\u200b' }
    expect((await visitor().post('/user-sign-up', fields)).status).toBe(303)
    expect((await userOf(db(), fields.email)).lastName).toBeNull()
  })

  it('takes the first word that is seen for the first name', async () => {
    const email = 'unseen-first@brandt.example'
    const company = { company_name: 'Unseen Welds', contact_person_name: '\u200b Rosa Klein' }
    const password = 'a long enough one'
    expect((await visitor().post('/company-sign-up', { ...company, email, password })).status).toBe(
      303,
    )
    expect(await userOf(db(), email)).toMatchObject({ firstName: 'Rosa', lastName: 'Klein' })
  })

  it('is a success where its mail cannot be written, and no page says that one is on its way', async () => {
    const logged = vi.spyOn(log, 'error').mockReturnValue()
    vi.spyOn(mails, 'writeMail').mockRejectedValueOnce(new Error('no database'))
    const jonas = visitor()
    const answer = await jonas.post('/user-sign-up', { ...typed, email: 'unmailed@brandt.example' })
    expect([answer.status, logged.mock.calls.length]).toEqual([303, 1])
    expect(await jonas.text('/creator')).toContain('no mail for that is on its way')
  })

  it('leads to its sign-in where that failed, and not to another account', async () => {
    vi.spyOn(log, 'error').mockReturnValue()
    vi.spyOn(sessions, 'createSession').mockRejectedValueOnce(new Error('no database'))
    const jonas = visitor()
    const account = { email: 'outside@brandt.example', password: typed.password }
    const answer = await jonas.post('/user-sign-up', { ...typed, ...account })
    const page = await answer.text()
    expect([answer.status, page]).toEqual([500, expect.stringContaining('data-open="sign-in"')])
    expect(page).toContain('Your account is made. Sign in to it.')
    expect(page).toContain(`value="${account.email}"`)
    expect((await jonas.signIn(account)).status).toBe(303)
  })

  it('makes a company with a page of its own', async () => {
    const daniel = visitor()
    const answer = await daniel.post('/company-sign-up', {
      company_name: 'Meridian Weld Laboratories',
      contact_person_name: 'Daniel Brandt',
      email: 'daniel@brandt.example',
      password: 'a long enough one',
    })
    expect(answer.status).toBe(303)
    const page = await daniel.text('/ndt-companies/meridian-weld-laboratories-2')
    expect(page).toContain('Daniel Brandt')
  })

  it('leads from the sign-up address to its form', async () => {
    const answer = await visitor().get('/company-sign-up?next=%2Foutbox')
    expect(answer.headers.get('location')).toBe('/company-sign-in?next=%2Foutbox#create')
  })
})
