// @vitest-environment node
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPhoto, readPicture } from '../../demo/files/photo'
import { pictureAlone } from '../../demo/files/png'
import { fileOf, plain } from './samples'

/** A chunk of a PNG. */
function chunk(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name), data])
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([size, named, sum])
}

/** A PNG with more chunks behind its head, which takes 33 bytes. */
const withChunks = (png: Buffer, ...chunks: Buffer[]) =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)])

/** The names of a PNG's chunks. */
function namesIn(png: Uint8Array): string[] {
  const bytes = Buffer.from(png)
  const names: string[] = []
  for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    names.push(bytes.toString('latin1', at + 4, at + 8))
  }
  return names
}

test(
  'R11 a PNG whose texts are packed is taken as fast as one without',
  { timeout: 120_000 },
  async () => {
    const packed = deflateSync(Buffer.alloc(50_000_000), { level: 9 })
    const text = chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), packed]))
    const png = withChunks(await plain(40, 20).png().toBuffer(), ...Array<Buffer>(90).fill(text))
    for (const read of [readPhoto, readPicture]) {
      const begun = performance.now()
      expect(await read(fileOf('a.png', png))).toMatchObject({ bytes: expect.anything() })
      expect(performance.now() - begun).toBeLessThan(5000)
    }
  },
)

test('of a PNG its picture stays: colours, what is transparent, and which way up it is', async () => {
  const { data } = await sharp({
    create: { width: 30, height: 20, channels: 4, background: '#1f6f7880' },
  })
    .withExif({ IFD0: { Copyright: 'nobody' } })
    .withMetadata({ orientation: 6 })
    .png({ palette: true })
    .toBuffer({ resolveWithObject: true })
  const said = [chunk('tEXt', Buffer.from('a\0b')), chunk('acTL', Buffer.alloc(8))]
  const alone = pictureAlone(withChunks(data, ...said))
  expect(namesIn(alone)).toEqual(expect.arrayContaining(['IHDR', 'PLTE', 'tRNS', 'eXIf', 'IEND']))
  expect(namesIn(alone)).not.toEqual(expect.arrayContaining(['tEXt']))
  expect(await sharp(alone).raw().toBuffer()).toEqual(await sharp(data).raw().toBuffer())
  expect((await sharp(alone).metadata()).orientation).toBe(6)
})

test('one that is cut off, or is no PNG, is left to who opens it', async () => {
  const png = await plain(300, 200).png().toBuffer()
  expect(await readPicture(fileOf('a.png', png.subarray(0, -200)))).toBe('broken')
  expect(await readPicture(fileOf('a.png', png.subarray(0, 20)))).toBe('broken')
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff])
  expect(pictureAlone(jpeg)).toBe(jpeg)
})

test('of a PNG in more pieces than any picture has, nothing is taken, and at once', async () => {
  const empty = chunk('IDAT', Buffer.alloc(0))
  const png = withChunks(
    await plain(40, 20).png().toBuffer(),
    Buffer.concat(Array<Buffer>(60_000).fill(empty)),
  )
  expect(await readPicture(fileOf('a.png', png))).toBe('broken')
  expect(pictureAlone(png)).toHaveLength(8)
})
