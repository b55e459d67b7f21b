import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import { open, type Picture } from './picture'

/** Pixels that may differ before a person is asked to look: what a rounding does at one edge. */
const UNSEEN = 12

/** What differs between two pictures, as WebP; nothing where nobody would see a difference. */
export async function differenceOf(accepted: Picture, now: Picture): Promise<Buffer | undefined> {
  const width = Math.max(accepted.width, now.width)
  const height = Math.max(accepted.height, now.height)
  const isSameSize = accepted.width === now.width && accepted.height === now.height
  if (isSameSize && Buffer.compare(accepted.data, now.data) === 0) return undefined
  const [before, after] = await Promise.all([
    pixelsOf(accepted, width, height),
    pixelsOf(now, width, height),
  ])
  const data = new Uint8Array(width * height * 4)
  const count = pixelmatch(before, after, data, width, height, { threshold: 0.01 })
  if (count <= UNSEEN) return undefined
  return sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ quality: 80 })
    .toBuffer()
}

/** A picture on ground of the size of the larger one. */
async function pixelsOf(picture: Picture, width: number, height: number): Promise<Uint8Array> {
  const { data } = await open(picture)
    .extend({
      right: width - picture.width,
      bottom: height - picture.height,
      background: '#fff',
    })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return new Uint8Array(data)
}
