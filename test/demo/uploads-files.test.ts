// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { nameFor } from '../../demo/files/upload'
import * as samples from './samples'
import { fetchFile, post, profileOf, stored, useSite } from './seeded-site'

const site = useSite()

describe('a stored file', () => {
  const save = async (resume: File) => {
    await post(site, '/api/v2/user/update-jobinfo', { as: site.jonas, multipart: { resume } })
    return (await profileOf(site, site.jonas)).resume
  }

  test('Q43 is its owner’s alone: 404 for another user, a company and nobody', async () => {
    const path = await save(samples.pdf())
    const statuses = [site.jonas, site.amara, site.seller, undefined].map(
      async as => (await fetchFile(site, path, as)).status,
    )
    expect(await Promise.all(statuses)).toEqual([200, 404, 404, 404])
  })

  test('R65 a pdf opens in the browser, can run nothing, and is asked for anew each time', async () => {
    const path = await save(samples.pdf(600, 'Ána’s (new) cv.pdf'))
    const { headers } = await fetchFile(site, path, site.jonas)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename*=UTF-8''%C3%81na%E2%80%99s%20%28new%29%20cv.pdf`,
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'.*frame-ancestors 'none'$/,
      ),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    })
    const again = { 'If-None-Match': headers.get('etag')! }
    expect((await fetchFile(site, path, site.jonas, again)).status).toBe(304)
    expect((await fetchFile(site, path, site.amara, again)).status).toBe(404)
  })

  test.each([
    ['docx', samples.docx],
    ['doc', samples.compound],
  ])('R65 a %s is downloaded', async (_, make) => {
    const { headers } = await fetchFile(site, await save(make()), site.jonas)
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''cv\.docx?$/)
    expect(headers.get('content-security-policy')).toMatch(/; sandbox$/)
  })

  test('a photo is shown, sandboxed', async () => {
    const photo = samples.fileOf('a.jpg', await samples.plain(9, 9).jpeg().toBuffer())
    const multipart = { profile_image: photo }
    await post(site, '/api/v2/user/update-profile-image', { as: site.jonas, multipart })
    const { profile_image } = await profileOf(site, site.jonas)
    const { headers } = await fetchFile(site, profile_image, site.jonas)
    expect(headers.get('content-disposition')).toBe(`inline; filename*=UTF-8''profile.jpg`)
    expect(headers.get('content-security-policy')).toMatch(/; sandbox$/)
  })

  test('is not reached by its name on disk', async () => {
    const [name] = await stored(site)
    for (const path of [
      `/uploads/${name}`,
      `/files/uploads/${name}`,
      `/assets/../uploads/${name}`,
    ]) {
      expect((await fetchFile(site, path, site.jonas)).status).toBe(404)
    }
  })
})

test.each([
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\ana\\CV.PDF', 'CV.pdf'],
  ['.pdf', 'resume.pdf'],
  ['', 'resume.pdf'],
  ['...', 'resume.pdf'],
  ['a\u0000b\r\nc.pdf', 'ab c.pdf'],
  ['رزومه‌ی من.pdf', 'رزومه‌ی من.pdf'],
  ['👷'.repeat(200), `${'👷'.repeat(100)}.pdf`],
  ['e\u0301.pdf', 'é.pdf'],
])('a name %j becomes %j', (given, kept) => {
  expect(nameFor(given, 'pdf', 'resume')).toBe(kept)
})
