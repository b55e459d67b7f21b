// @vitest-environment node
import sharp from 'sharp'
import { afterEach, describe, expect, test } from 'vitest'
import { files } from '../../demo/db/schema'
import * as samples from './samples'
import { fetchFile, post, profileOf, stored, useSite, type Person } from './seeded-site'

const site = useSite()
const PATH = '/api/v2/user/update-profile-image'
const MB = 1_048_576

const save = (multipart: Record<string, string | File>, as = site.jonas) =>
  post(site, PATH, { as, multipart })

afterEach(() => save({ profile_image_deleted: '1' }))

/** Saves a photo, and answers with what the site then serves. */
async function saved(bytes: Uint8Array, name = 'photo.jpg') {
  const { status, errors } = await save({ profile_image: samples.fileOf(name, bytes) })
  expect([status, errors]).toEqual([200, undefined])
  const { profile_image } = await profileOf(site, site.jonas)
  expect(profile_image).toMatch(/^\/files\/\d+\/profile\.jpg$/)
  const answer = await fetchFile(site, profile_image, site.jonas)
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  return new Uint8Array(await answer.arrayBuffer())
}

/** The colour at a place of a picture, from 0 to 1 each way. */
async function colourAt(bytes: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * 3
  return [...data.subarray(at, at + 3)]
}

const near = (colour: number[]) => colour.map(part => expect.closeTo(part, -1.5))

describe('R81 a photo that is taken is made anew', () => {
  test('R80 a small JPEG stays as small, and a PNG becomes a JPEG', async () => {
    const jpeg = await saved(await samples.plain(300, 200).jpeg().toBuffer())
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 300, height: 200 })
    const png = await saved(await samples.plain(200, 300).png().toBuffer(), 'photo.png')
    expect(await sharp(png).metadata()).toMatchObject({ format: 'jpeg', width: 200, height: 300 })
    expect(await stored(site)).toHaveLength(1)
  })

  test('Q46 it is turned upright, and tells nothing of where it was taken', async () => {
    const left = await samples.plain(60, 200, '#00f').png().toBuffer()
    const bytes = await samples
      .plain(600, 200, '#fff')
      .composite([{ input: left, gravity: 'west' }])
      .withExif({ IFD0: { Copyright: 'Ana' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const upright = await saved(bytes)
    const { width, height, orientation, exif, icc } = await sharp(upright).metadata()
    expect([width, height, orientation, exif, icc]).toEqual([
      200,
      600,
      undefined,
      undefined,
      undefined,
    ])
    expect(await colourAt(upright, 0.5, 0.02)).toEqual(near([0, 0, 254]))
    expect(await colourAt(upright, 0.5, 0.98)).toEqual(near([255, 255, 255]))
  })

  test('Q46 what is transparent becomes white', async () => {
    const bytes = await sharp({
      create: { width: 50, height: 50, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer()
    expect(await colourAt(await saved(bytes), 0.5, 0.5)).toEqual([255, 255, 255])
  })

  test('a CMYK JPEG keeps its colours', async () => {
    const bytes = await samples.plain(400, 300).toColourspace('cmyk').jpeg().toBuffer()
    expect((await sharp(bytes).metadata()).space).toBe('cmyk')
    const made = await saved(bytes)
    expect((await sharp(made).metadata()).space).toBe('srgb')
    const [red = 0, green = 255, blue = 255] = await colourAt(made, 0.5, 0.5)
    expect([red > 150, green < 90, blue < 90]).toEqual([true, true, true])
  })

  test('a grey one and one of 16 bits are taken too', async () => {
    const grey = await samples.plain(40, 40).greyscale().jpeg().toBuffer()
    expect((await sharp(await saved(grey)).metadata()).space).toBe('srgb')
    const deep = await samples.plain(40, 40).toColourspace('rgb16').png().toBuffer()
    expect((await sharp(await saved(deep, 'deep.png')).metadata()).depth).toBe('uchar')
  })

  test('R79 Q8 1000 x 1000 is what it is brought down to, 7 MB to the byte what it may weigh', async () => {
    const jpeg = await samples.plain(2400, 1200).jpeg().toBuffer()
    const heavy = Buffer.concat([jpeg, Buffer.alloc(7 * MB - jpeg.length)])
    expect(await sharp(await saved(heavy)).metadata()).toMatchObject({ width: 1000, height: 500 })
  })

  test('one of 12,000 x 9,000 becomes a correct picture', async () => {
    const bytes = await samples.plain(12_000, 9000).jpeg({ quality: 20 }).toBuffer()
    const made = await saved(bytes)
    expect(await sharp(made).metadata()).toMatchObject({ width: 1000, height: 750 })
    expect(await colourAt(made, 0.5, 0.5)).toEqual(near([0xc0, 0x30, 0x30]))
  })
})

describe('Q36 the marker', () => {
  test('removes the photo with its bytes, as often as one likes', async () => {
    await saved(await samples.plain(90, 90).jpeg().toBuffer())
    for (const profile_image_deleted of ['1', '1']) {
      expect((await save({ profile_image_deleted })).status).toBe(200)
    }
    expect((await profileOf(site, site.jonas)).profile_image).toBeNull()
    expect(await stored(site)).toEqual([])
  })

  test('loses to a photo that comes with it', async () => {
    const profile_image = samples.fileOf('a.jpg', await samples.plain(9, 9).jpeg().toBuffer())
    await save({ profile_image, profile_image_deleted: '1' })
    expect((await profileOf(site, site.jonas)).profile_image).not.toBeNull()
  })

  test('takes a photo that came with the demo off the profile, and leaves it to the site', async () => {
    const { profile_image } = await profileOf(site, site.amara)
    expect(profile_image).toBe('/assets/photos/amara-okafor.svg')
    expect((await save({ profile_image_deleted: '1' }, site.amara)).status).toBe(200)
    expect((await fetchFile(site, profile_image)).status).toBe(200)
    const kinds = (await site.db.select().from(files)).filter(file => file.userId === site.amara.id)
    expect(kinds.map(({ kind }) => kind)).not.toContain('profile_image')
  })
})

test('R81 one that takes long keeps no other waiting', async () => {
  const large = await samples.plain(6300, 6300).png({ compressionLevel: 1 }).toBuffer()
  const small = await samples.plain(90, 90).png().toBuffer()
  const done: string[] = []
  const send = async (name: string, bytes: Uint8Array, as: Person) => {
    const { status } = await save({ profile_image: samples.fileOf(name, bytes) }, as)
    expect(status).toBe(200)
    done.push(name)
  }
  await Promise.all([send('large', large, site.amara), send('small', small, site.jonas)])
  expect(done).toEqual(['small', 'large'])
})
