import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { pictureAlone } from './png'
import { inTurn } from './turns'
import { nameFor, type Upload } from './upload'

/** What can be wrong with a photo: no picture of a type that is taken, too many pixels, or broken. */
export type PhotoFault = 'type' | 'pixels' | 'broken'

/** How much of a file its type is looked for in: a PNG can have a million chunks. */
const HEAD = 4100
/** The longer side that a photo is kept at; a smaller one stays as it is. */
const SIDE = 1000
/** A bomb of a few bytes can claim billions. 12,000 x 9,000 are 108 million. */
const MAX_PIXELS = 120_000_000
/** What does not shrink as it is read takes time for each pixel, and in passes up to 8 bytes of memory. */
const MAX_PIXELS_WHOLE = 40_000_000
/** A row of one pixel costs as much as one of many. */
const MAX_SIDE = 30_000
const SECONDS = 10

// how many are opened at once is said in turns.ts
sharp.concurrency(1)

/**
 * A profile photo made anew from a JPEG or PNG: upright, on white, in sRGB, at most 1000 x 1000, and
 * without what its file told besides, such as where it was taken. The account that brings it has its turn.
 */
export async function readPhoto(file: File, account?: number): Promise<Upload | PhotoFault> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const type = await fileTypeFromBuffer(bytes.subarray(0, HEAD)).catch(() => undefined)
  if (!type || !['jpg', 'png', 'apng'].includes(type.ext)) return 'type'
  const made = await inTurn(account, () => remake(bytes))
  if (typeof made === 'string') return made
  return { name: 'profile.jpg', mime: 'image/jpeg', ending: 'jpg', bytes: made }
}

/** The longer side that a company's picture is kept at. */
const PICTURE_SIDE = 2000

/**
 * A company's picture made anew in its own format, so that a logo stays transparent and a file keeps
 * its name; otherwise as a photo.
 */
export async function readPicture(file: File, account?: number): Promise<Upload | PhotoFault> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const type = await fileTypeFromBuffer(bytes.subarray(0, HEAD)).catch(() => undefined)
  if (!type || !['jpg', 'png', 'apng'].includes(type.ext)) return 'type'
  const isPng = type.ext !== 'jpg'
  const made = await inTurn(account, () => remake(bytes, PICTURE_SIDE, isPng))
  if (typeof made === 'string') return made
  const ending = isPng ? 'png' : /\.jpeg$/i.test(file.name) ? 'jpeg' : 'jpg'
  const mime = isPng ? 'image/png' : 'image/jpeg'
  return { name: nameFor(file.name, ending, 'image'), mime, ending, bytes: made }
}

async function remake(
  bytes: Uint8Array,
  side = SIDE,
  isPng = false,
): Promise<Uint8Array | PhotoFault> {
  // Phones write small flaws that only count as warnings; what is cut off is an error.
  const picture = sharp(pictureAlone(bytes), {
    limitInputPixels: MAX_PIXELS,
    sequentialRead: true,
    failOn: 'error',
  })
  try {
    const { format, isProgressive, width, height } = await picture.metadata()
    const isWhole = isProgressive || format !== 'jpeg'
    if (Math.max(width, height) > MAX_SIDE) return 'pixels'
    if (isWhole && width * height > MAX_PIXELS_WHOLE) return 'pixels'
    const upright = picture
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout({ seconds: SECONDS })
    if (isPng) return await upright.png().toBuffer()
    return await upright.flatten({ background: '#fff' }).jpeg({ quality: 86 }).toBuffer()
  } catch (error) {
    return error instanceof Error && /pixel limit/.test(error.message) ? 'pixels' : 'broken'
  }
}
