// @vitest-environment node
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { companies, users } from '../../demo/db/schema'
import { call, read, useCompanies } from './company-site'
import * as samples from './samples'
import { fetchFile, stored } from './seeded-site'

const site = useCompanies()
const SAVE = '/dashboard/company/profile/update'

const save = (multipart: Record<string, string | File>, path = SAVE, as = site.seller) =>
  call(site, 'POST', path, { as, multipart: { company_name: 'Meridian Weld', ...multipart } })
const profile = async (as = site.seller) => (await read(site, '/api/v2/company/profile', as)).data
const logo = async () => samples.fileOf('logo.png', await samples.plain(60, 60).png().toBuffer())

describe('R156 the profile', () => {
  test('Q48 is that of the session; another number is refused', async () => {
    const { id, company_name } = await profile()
    expect(company_name).toBe('Meridian Weld Laboratories')
    const path = '/api/v2/company/profile?id='
    expect((await call(site, 'GET', path + id)).status).toBe(200)
    expect((await call(site, 'GET', path + (id + 1))).status).toBe(403)
    expect((await call(site, 'GET', path + id, { as: site.amara })).status).toBe(403)
    expect((await save({ id: String(id + 1) })).status).toBe(403)
  })

  test('R157 is saved whole, and read back as it was sent', async () => {
    const { id } = await profile()
    const texts = {
      company_website: 'https://meridian.example',
      video_link: 'https://video.example/1',
      company_short_description: 'Welds',
      company_long_description: '<p class="ql-align-center">We <em>weld</em></p>',
      company_address: '<p>Unit 7</p>',
      company_email: 'hello@meridian.example',
      company_landline: '+44 1224 496 0117',
      company_contact_person: 'Ingrid',
      contact_email: 'ingrid@meridian.example',
      company_linkedin: 'https://linkedin.example/m',
      company_googleplus: 'https://youtube.example/m',
      company_fb: 'https://facebook.example/m',
      company_twitter: 'https://x.example/m',
      url: 'https://m.example',
      google_map_link: 'https://maps.example/?q=1',
    }
    const lists = { 'company_categories[0]': '4', 'company_categories[1]': '2', country_id: '3' }
    const { status, body } = await save({ ...texts, ...lists, id: String(id) })
    expect([status, body]).toEqual([200, { data: 'Profile Updated Successfully!!' }])
    expect(await profile()).toMatchObject({
      ...texts,
      company_name: 'Meridian Weld',
      company_categories: [{ id: 4 }, { id: 2 }],
      company_type: [],
      country_id: { id: 3 },
    })
  })

  test('R152 Q68 Q102 is refused field by field, and changes nothing', async () => {
    const before = await profile()
    const { status, body } = await save({
      company_name: ' \u200b\u2800',
      company_website: 'javascript:alert(1)',
      company_email: 'nobody',
      google_map_link: 'ftp://maps.example',
      company_landline: 'ask',
      company_logo: samples.fileOf('logo.png', '<svg/>'),
    })
    expect([status, body.errors]).toEqual([
      422,
      {
        company_name: ['The company name field is required.'],
        company_website: ['The website must be a valid URL.'],
        company_logo: ['The company logo must be a file of type: png, jpeg, jpg.'],
        company_email: ['The company email must be a valid email address.'],
        company_landline: ['The company landline format is invalid.'],
        google_map_link: ['The google map link must be a valid URL.'],
      },
    ])
    expect((await save({ 'company_type[0]': '9' })).body.errors).toEqual({
      company_type: ['The selected company type is invalid.'],
    })
    expect(await profile()).toEqual(before)
  })

  test('R159 R160 a logo that is not sent stays, a new one takes its place, an empty one deletes it', async () => {
    await save({ company_logo: await logo() })
    const { company_logo: first } = await profile()
    await save({})
    expect((await profile()).company_logo).toBe(first)
    await save({ company_logo: await logo() })
    expect((await profile()).company_logo).not.toBe(first)
    const seen = await fetchFile(site, (await profile()).company_logo)
    const bytes = Buffer.from(await seen.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 60 })
    expect(await stored(site)).toHaveLength(1)
    await save({ company_logo: '' })
    expect([(await profile()).company_logo, await stored(site)]).toEqual([null, []])
  })

  test('Q66 a logo of exactly 20 MB passes, and one byte more does not', async () => {
    const png = await samples.plain(9, 9).png().toBuffer()
    const heavy = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)])
    const limit = 20 * 1_048_576
    const sent = (size: number) => save({ company_logo: samples.fileOf('l.png', heavy(size)) })
    expect((await sent(limit)).status).toBe(200)
    expect((await sent(limit + 1)).body.errors).toEqual({
      company_logo: ['The company logo must not be greater than 20MB.'],
    })
    await save({ company_logo: '' })
  })
})

describe('R158 Q50 a company', () => {
  test('is created by an account that has none, and by no other', async () => {
    const create = '/api/v1/company/products'
    expect((await save({}, create)).status).toBe(403)
    await site.db.update(users).set({ companyId: null }).where(eq(users.id, site.rival.id))
    const { status } = await save({ company_name: 'Maasport Rental' }, create, site.rival)
    expect(status).toBe(200)
    expect((await profile(site.rival)).company_name).toBe('Maasport Rental')
    const [made] = await site.db
      .select()
      .from(companies)
      .where(eq(companies.slug, 'maasport-rental-2'))
    expect(made?.name).toBe('Maasport Rental')
  })
})
