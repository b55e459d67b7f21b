import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { product, service } from '../../stories/fixtures/company-forms'
import { FOLDER } from './built'

test('pictures that stories show as stored are there to be shown', () => {
  const { original_cover_image, images } = product.data
  const shown = [
    service.data.image,
    original_cover_image,
    ...images.map(({ image_url }) => image_url),
  ]
  expect(shown.filter(address => !existsSync(FOLDER + address))).toEqual([])
})
