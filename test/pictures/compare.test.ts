import sharp from 'sharp'
import { expect, test } from 'vitest'
import { differenceOf } from './compare'
import { keep } from './keep'

/** A picture on a ground, with a square of a colour on it. */
function drawn(ground: string, square: string, size = 20): Promise<Buffer> {
  const picture = (background: string, side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background } })
  return picture(square, size)
    .png()
    .toBuffer()
    .then(input => keep(picture(ground, 200).composite([{ input, left: 10, top: 10 }])))
}

test('a picture is the same as itself, and as one whose colours nobody tells apart from its', async () => {
  const accepted = await drawn('#ffffff', '#006d77')
  expect(await drawn('#ffffff', '#006d77')).toEqual(accepted)
  expect(await differenceOf(accepted, await drawn('#fdfdfd', '#016c76'))).toBeUndefined()
})

test('a picture differs where a part is larger or of another colour, and where it is longer', async () => {
  const accepted = await drawn('#ffffff', '#006d77')
  expect(await differenceOf(accepted, await drawn('#ffffff', '#006d77', 21))).toBeInstanceOf(Buffer)
  expect(await differenceOf(accepted, await drawn('#ffffff', '#b3261e'))).toBeInstanceOf(Buffer)
  const longer = sharp(accepted).extend({ bottom: 9, background: '#101010' })
  expect(await differenceOf(accepted, await keep(longer))).toBeInstanceOf(Buffer)
})

test('a pixel is kept alike, whatever else a picture shows', async () => {
  const pixel = async (square: string) => {
    const { data } = await sharp(await drawn('#8a9ba8', square))
      .raw()
      .toBuffer({ resolveWithObject: true })
    return [...data.subarray(0, 3)]
  }
  expect(await pixel('#ffcc00')).toEqual(await pixel('#001122'))
})
