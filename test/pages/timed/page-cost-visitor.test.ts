import { expect, test } from 'vitest'
import { enter } from '../dashboard'
import { GUIDE } from '../guides'
import { mainThread } from '../main-thread'
import { demo } from '../support'
import { pace } from './pace'
import { expectCheap, type Priced } from './page-cost'

test.each<Priced>([
  ['/', undefined, { bytes: 41_520, files: 5, calls: 0 }],
  ['/ndt-jobs', undefined, { bytes: 41_520, files: 5, calls: 0 }],
  ['/ndt-companies', undefined, { bytes: 41_520, files: 5, calls: 0 }],
  ['/ndt-guides', undefined, { bytes: 49_520, files: 10, calls: 0 }],
  [GUIDE, undefined, { bytes: 51_050, files: 27, calls: 0 }],
  ['/creator', 'user', { bytes: 53_450, files: 11, calls: 3 }],
])(
  'on slow 4G %s loads no more than it did, nothing moves by itself, no task is long, and at rest it does nothing',
  expectCheap,
)

test('R20 a step of the tagline has styles worked out once, and a page at rest costs less than 2 ms a second', async () => {
  const page = await enter()
  await page.goto(demo('/creator'), { waitUntil: 'networkidle' })
  const slowness = await pace(page)
  // what only the end of the start was
  await expect
    .poll(async () => {
      const { cpu, recalculations } = await mainThread(page, () => page.waitForTimeout(5000))
      return [cpu / 5 < 2 * slowness, recalculations === 2 || recalculations === 3]
    })
    .toEqual([true, true])
})
