// @vitest-environment node
import { afterEach, describe, expect, test } from 'vitest'
import * as samples from './samples'
import { post, profileOf, stored, useSite } from './seeded-site'

const site = useSite()
const PATH = '/api/v2/user/update-profile-image'
const MB = 1_048_576

const save = (multipart: Record<string, string | File>, as = site.jonas) =>
  post(site, PATH, { as, multipart })

afterEach(() => save({ profile_image_deleted: '1' }))

describe('R82 a photo that is refused leaves the old one and nothing half-stored', () => {
  const TYPE = 'The profile image must be a file of type: png, jpeg, jpg.'
  const broken = async () => (await samples.plain(900, 900).jpeg().toBuffer()).subarray(0, 700)

  test.each([
    ['an SVG with a script named .png', () => samples.svg(), TYPE],
    [
      'a WebP named .jpg',
      async () => samples.fileOf('a.jpg', await samples.plain(9, 9).webp().toBuffer()),
      TYPE,
    ],
    [
      'a GIF named .png',
      async () => samples.fileOf('a.png', await samples.plain(9, 9).gif().toBuffer()),
      TYPE,
    ],
    ['a program named .jpg', () => samples.program('a.jpg'), TYPE],
    ['an empty file', () => samples.fileOf('a.jpg', ''), 'The profile image must not be empty.'],
    [
      'one byte over 7 MB',
      () => samples.fileOf('a.jpg', Buffer.alloc(7 * MB + 1)),
      'The profile image must not be greater than 7MB.',
    ],
    [
      'a bomb that claims 30,000 x 30,000',
      () => samples.bomb(30_000, 30_000),
      'The profile image has invalid image dimensions.',
    ],
    [
      'a column of one pixel, 30,001 high',
      () => samples.bomb(1, 30_001),
      'The profile image has invalid image dimensions.',
    ],
    [
      'a bomb under the limit of pixels that has none of them',
      () => samples.bomb(6000, 6000),
      'The profile image must be an image.',
    ],
    [
      'a PNG that claims 7000 x 7000, which takes its time for each pixel',
      () => samples.bomb(7000, 7000),
      'The profile image has invalid image dimensions.',
    ],
    [
      'one in passes, which takes memory for all its pixels',
      async () =>
        samples.fileOf(
          'a.png',
          await samples.plain(10_000, 5001).png({ progressive: true }).toBuffer(),
        ),
      'The profile image has invalid image dimensions.',
    ],
    [
      'a JPEG that is cut off',
      async () => samples.fileOf('a.jpg', await broken()),
      'The profile image must be an image.',
    ],
    [
      'what only begins like a PNG',
      () => samples.fileOf('a.png', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')),
      'The profile image must be an image.',
    ],
  ])('Q9 %s', async (_, make, message) => {
    const old = samples.fileOf('old.jpg', await samples.plain(90, 90).jpeg().toBuffer())
    expect((await save({ profile_image: old })).status).toBe(200)
    const before = await profileOf(site, site.jonas)
    const names = await stored(site)
    const { status, errors } = await save({ profile_image: await make() })
    expect([status, errors]).toEqual([422, { profile_image: [message] }])
    expect(await profileOf(site, site.jonas)).toEqual(before)
    expect(await stored(site)).toEqual(names)
  })

  test.each([
    ['nothing', {}, 'The profile image field is required.'],
    ['a text', { profile_image: 'data:image/png;base64,' }, 'The profile image must be a file.'],
  ])('R81 %s', async (_, multipart, message) => {
    const { status, errors } = await save(multipart)
    expect([status, errors]).toEqual([422, { profile_image: [message] }])
  })

  test('Q43 a body that no form can have made is a 413 with the message of the size', async () => {
    const { status, errors } = await post(site, PATH, {
      as: site.jonas,
      multipart: { profile_image: samples.svg() },
      headers: { 'Content-Length': String(17 * MB) },
    })
    const message = 'The profile image must not be greater than 7MB.'
    expect([status, errors]).toEqual([413, { profile_image: [message] }])
  })
})
