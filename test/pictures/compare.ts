import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** Pixels that may differ before a person is asked to look: what a rounding does at one edge. */
const UNSEEN = 12

interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

/** Both pictures and what differs between them, as WebP; nothing where nobody would see a difference. */
export async function differenceOf(accepted: Buffer, now: Buffer): Promise<Buffer | undefined> {
  if (accepted.equals(now)) return undefined
  const sizes = await Promise.all([accepted, now].map(each => sharp(each).metadata()))
  const width = Math.max(...sizes.map(size => size.width))
  const height = Math.max(...sizes.map(size => size.height))
  const [before, after] = await Promise.all([
    pixelsOf(accepted, width, height),
    pixelsOf(now, width, height),
  ])
  const data = new Uint8Array(width * height * 4)
  const count = pixelmatch(before.data, after.data, data, width, height, { threshold: 0.01 })
  if (count <= UNSEEN) return undefined
  return sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ quality: 80 })
    .toBuffer()
}

/** A picture on ground of the size of the larger one. */
async function pixelsOf(picture: Buffer, width: number, height: number): Promise<Pixels> {
  const { data } = await sharp({ create: { width, height, channels: 4, background: '#fff' } })
    .composite([{ input: picture, top: 0, left: 0 }])
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: new Uint8Array(data), width, height }
}
