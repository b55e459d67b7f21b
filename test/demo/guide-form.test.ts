// @vitest-environment node
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as guides from '../../demo/db/queries/guides'
import { log } from '../../demo/log'
import { demoAccounts } from '../../demo/db/seed'
import { guide } from './enquiry'
import { useSite } from './seeded-site'
import { Visitor } from './visitor'

const site = useSite()
const PAGE = `/ndt-guides/${guide.slug}`
let visitor: Visitor

beforeEach(() => {
  visitor = new Visitor(site.app)
})

describe('the form without JavaScript', () => {
  const typed = {
    full_name: 'Daniel Brandt',
    email: 'daniel@brandt.example',
    company_name: 'Brandt Quality Services',
    country_code: '91',
    contact_number: '098450 12345',
  }

  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
    return () => vi.useRealTimers()
  })

  async function send(fields: Record<string, string> = {}, after = 5000) {
    const [, opened = ''] = /name="opened" value="([^"]+)"/.exec(await visitor.text(PAGE))!
    vi.setSystemTime(Date.now() + after)
    return visitor.post(PAGE, { opened, ...typed, ...fields })
  }

  test('is shown again with what was typed where it fails', async () => {
    vi.spyOn(log, 'error').mockReturnValue()
    vi.spyOn(guides, 'recordEnquiry').mockRejectedValueOnce(new Error('no database'))
    const answer = await send({ full_name: 'Kept <Brandt>' })
    const html = await answer.text()
    expect([answer.status, html]).toEqual([500, expect.stringContaining('Kept &lt;Brandt&gt;')])
    expect(html).toContain('The fault is ours. Try again in a moment.')
  })

  test('R280 R283 leads to the thanks with the marker of 300 seconds (R282)', async () => {
    const answer = await send()
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${PAGE}/thank-you`])
    expect(answer.headers.getSetCookie()).toContainEqual(
      'ndt-thank-you=1; Max-Age=300; Path=/; SameSite=Lax',
    )
    expect((await visitor.get(`${PAGE}/thank-you`)).status).toBe(200)
  })

  test('takes numbers as browsers fill them in', async () => {
    for (const [country_code, contact_number] of [
      ['+44', '020 7946-0991'],
      ['+1', '(415) 555 0132'],
    ] as const) {
      expect((await send({ country_code, contact_number })).status).toBe(303)
    }
    expect((await send({ country_code: '+', contact_number: '1' })).status).toBe(422)
  })

  test('R278 says what is wrong under each field, and keeps what was typed', async () => {
    const answer = await send({ email: 'daniel@brandt-qa', contact_number: '98.45' })
    const html = await answer.text()
    expect(answer.status).toBe(422)
    expect(html).toContain('The email must be a valid email address.')
    expect(html).toContain('The contact number must be 6 to 15 digits.')
    expect(html).toContain('value="daniel@brandt-qa"')
    expect(html).toContain('value="Brandt Quality Services"')
  })

  test('who sends at once, or makes the stamp up, is asked to send again', async () => {
    for (const [fields, after] of [
      [{}, 200],
      [{ opened: `${Date.now() - 9999}.x` }, 5000],
    ] as const) {
      const answer = await send(fields, after)
      expect([answer.status, await answer.text()]).toEqual([
        400,
        expect.stringContaining('Please send it once more.'),
      ])
    }
  })

  test('a form without this session’s token is refused', async () => {
    expect((await send({ _token: 'made.up' })).status).toBe(419)
  })

  test('R273 is prefilled for who is signed in', async () => {
    await visitor.signIn(demoAccounts.user)
    const html = await visitor.text(PAGE)
    expect(html).toContain('value="Amara Okafor"')
    expect(html).toContain(`value="${demoAccounts.user.email}"`)
  })
})
