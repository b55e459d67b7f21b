import sharp, { type Sharp } from 'sharp'

/** A picture as it is kept: red, green and blue of each pixel, in few tones. */
export interface Picture {
  width: number
  height: number
  data: Uint8Array
}

/**
 * What a tone of red, green or blue is kept as. The grounds of both themes are near white and near black, and a few
 * levels apart; of the edges of letters, between them, the eye tells few apart.
 */
function keptAs(tone: number): number {
  if (tone >= 222) return 255 - Math.round((255 - tone) / 3) * 3
  return tone <= 64 ? Math.round(tone / 4) * 4 : Math.round(tone / 17) * 17
}

const kept = Uint8Array.from({ length: 256 }, (_, tone) => keptAs(tone))

/**
 * A picture in few tones.
 *
 * Each pixel is rounded for itself: a palette would be another for the whole picture where one corner changes.
 */
export async function keep(picture: Sharp): Promise<Picture> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  for (let at = 0; at < data.length; at++) data[at] = kept[data[at]!]!
  return { width: info.width, height: info.height, data }
}

/** A kept picture as what sharp works on. */
export function open({ width, height, data }: Picture): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } })
}
