import { expect, test } from 'vitest'
import { sharesOf } from '../../widgets/product-form/shares'

const file = (bytes: number) => new File(['x'.repeat(bytes)], `${bytes}.png`)

test('files that go out one after the other each have their own share', () => {
  const files = [file(100), file(300)]
  const at = (progress: number) => files.map(sharesOf(files, progress))
  expect([at(0), at(0.125), at(0.25), at(0.625), at(1)]).toEqual([
    [0, 0],
    [0.5, 0],
    [1, 0],
    [1, 0.5],
    [1, 1],
  ])
})
