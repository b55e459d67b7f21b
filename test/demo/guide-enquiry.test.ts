// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { createApp } from '../../demo/app'
import { enquire, guide, keptOf, mailsTo } from './enquiry'
import { useSite } from './seeded-site'

const site = useSite()

describe('the enquiry for a guide', () => {
  test('R280 is kept, and answered with success and a message', async () => {
    const { status, body } = await enquire(site, { email: 'kept@brandt.example' })
    expect([status, body]).toEqual([
      200,
      { success: true, status: 200, message: expect.stringContaining('inbox') },
    ])
    // Q74 leading zeros stay
    expect(await keptOf(site, 'kept@brandt.example')).toMatchObject([
      { guideSlug: guide.pdf_slug, contactNumber: '09845012345', userId: null },
    ])
  })

  test('R273 an account’s enquiry says whose it is', async () => {
    await enquire(site, { email: 'amara@brandt.example' }, { as: site.amara })
    expect(await keptOf(site, 'amara@brandt.example')).toMatchObject([{ userId: site.amara.id }])
  })

  test('R278 R284 what does not fit is answered with 400 and a message a field', async () => {
    const wrong = {
      full_name: '',
      email: 'x',
      company_name: ' ',
      country_code: '+91',
      contact_number: '',
    }
    const { status, body } = await enquire(site, wrong)
    expect(status).toBe(400)
    expect(Object.keys(body.errors)).toEqual(Object.keys(wrong))
    expect(body.errors.email).toEqual(['The email must be a valid email address.'])
    expect(body.message).toContain('The full name field is required.')
  })

  test.each(['98.45012', '12345', '1234567890123456', '98450-12345', '9845e12'])(
    'R275 Q74 %s is no contact number',
    async contact_number => {
      const { body } = await enquire(site, { contact_number })
      expect(body.errors).toEqual({
        contact_number: ['The contact number must be 6 to 15 digits.'],
      })
    },
  )

  test('R272 the guide has to be one of the portal’s', async () => {
    const { status, body } = await enquire(site, { guide_slug: '../../etc' })
    expect([status, Object.keys(body.errors)]).toEqual([400, ['guide_slug']])
  })

  test('a forged request is refused', async () => {
    expect((await enquire(site, {}, { forged: true })).status).toBe(419)
  })

  test('a robot hears the same, and nothing is kept or sent', async () => {
    const email = 'robot@brandt.example'
    const { status, body } = await enquire(site, { email, website: 'https://spam.example' })
    expect([status, body.success]).toEqual([200, true])
    expect([await keptOf(site, email), await mailsTo(site, email)]).toEqual([[], []])
  })

  test('who sends at once is asked to send again; without a time it is let through', async () => {
    const { status, body } = await enquire(site, { elapsed: '300' })
    expect([status, body.message]).toEqual([400, 'That was very quick. Please send it once more.'])
    expect((await enquire(site, { elapsed: 'NaN' })).status).toBe(400)
    expect((await enquire(site, { elapsed: '' })).status).toBe(200)
  })

  test('one address is mailed five times an hour', async () => {
    const app = createApp({ db: site.db })
    const answers = []
    for (let n = 0; n < 6; n++)
      answers.push(await enquire({ app }, { email: 'often@brandt.example' }))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
    expect(answers[5]!.body.message).toBe('Too many enquiries. Try again in 60 minutes.')
    const wait = Number(answers[5]!.headers.get('retry-after'))
    expect(3600 - wait).toBeLessThan(60)
    expect(wait).toBeLessThanOrEqual(3600)
  })
})
