import { expect, test } from 'vitest'
import { packed, unpacked } from './album'
import type { Picture } from './picture'

const picture = (width: number, height: number, tone: number): Picture => ({
  width,
  height,
  data: Buffer.alloc(width * height * 3, tone),
})

test('an album gives each picture back as it was put in, by its name', async () => {
  const pictures = new Map([
    ['375 light table--many', picture(3, 2, 255)],
    ['1280 dark table--narrow', picture(2, 5, 10)],
  ])
  const again = await unpacked(await packed(pictures))
  expect([...again.keys()]).toEqual(['1280 dark table--narrow', '375 light table--many'])
  expect(again).toEqual(pictures)
})

test('an album is the same file whatever the order in which its pictures were accepted', async () => {
  const one = ['375 light table--many', picture(3, 2, 255)] as const
  const other = ['375 light table--none', picture(2, 5, 10)] as const
  expect(await packed(new Map([one, other]))).toEqual(await packed(new Map([other, one])))
})
