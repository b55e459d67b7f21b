import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { differenceOf } from './compare'
import { keep, open, type Picture } from './picture'

/** A picture on a ground, with a square of a colour on it. */
function drawn(ground: string, square: string, size = 20): Promise<Picture> {
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
  expect(await differenceOf(accepted, await drawn('#fefefe', '#016c76'))).toBeUndefined()
})

test('a picture differs where a part is larger or of another colour, and where it is longer', async () => {
  const accepted = await drawn('#ffffff', '#006d77')
  expect(await differenceOf(accepted, await drawn('#ffffff', '#006d77', 21))).toBeInstanceOf(Buffer)
  expect(await differenceOf(accepted, await drawn('#ffffff', '#b3261e'))).toBeInstanceOf(Buffer)
  const longer = open(accepted).extend({ bottom: 9, background: '#101010' })
  expect(await differenceOf(accepted, await keep(longer))).toBeInstanceOf(Buffer)
})

test('a pixel is kept alike, whatever else a picture shows', async () => {
  const pixel = async (square: string) => {
    const { data } = await drawn('#8a9ba8', square)
    return [...data.subarray(0, 3)]
  }
  expect(await pixel('#ffcc00')).toEqual(await pixel('#001122'))
})

/** The grounds of a theme, and what a person sees between any two of them: three levels of a colour or more. */
function groundsOf(theme: string) {
  const GROUND = /--ndt-(?:canvas|surface.*|fill-disabled|skeleton|line|\w+-soft): #(\w{6})/g
  const css = readFileSync(`src/styles/tokens/${theme}.css`, 'utf8')
  const colours = [...new Set([...css.matchAll(GROUND)].map(([, hex]) => hex!))]
  const levels = (hex: string) => hex.match(/../g)!.map(pair => parseInt(pair, 16))
  const isSeen = (one: string, other: string) =>
    levels(one).some((level, at) => Math.abs(level - levels(other)[at]!) >= 3)
  return colours.flatMap((one, at) =>
    colours.slice(at + 1).flatMap(other => (isSeen(one, other) ? [[one, other] as const] : [])),
  )
}

test.each(['light', 'dark'])(
  'each ground of the %s theme is another than the next',
  async theme => {
    const pairs = groundsOf(theme)
    expect(pairs.length).toBeGreaterThan(25)
    for (const pair of pairs) {
      const [one, other] = await Promise.all(pair.map(hex => drawn('#8a9ba8', `#${hex}`)))
      expect(await differenceOf(one!, other!), pair.join()).toBeInstanceOf(Buffer)
    }
  },
)
