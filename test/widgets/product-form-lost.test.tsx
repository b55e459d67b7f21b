import { expect, test } from 'vitest'
import { getProduct, updateProduct } from '../../src/contract'
import { product } from '../../stories/fixtures/company-forms'
import { answer } from '../../stories/support/calls'
import { isFor } from '../../stories/support/server'
import '../../widgets/product-form/product-form.element'
import { listenForErrors } from '../support/widget'
import { settle } from '../support/time'
import { picture, placeForm } from './company-form'

const stored = { id: 99, image_url: '/files/99/weld.png', name: 'weld.png' }
const images = [...product.data.images!, stored]
const own = [
  ['images[0][id]', '71'],
  ['images[1][id]', '99'],
]

/** A product's form, whose product the portal has otherwise once `isMade`. */
async function placeProduct(versions: [string, string] | [], isMade: () => boolean, lose?: never) {
  const [before, after] = versions.map(updated_at => ({ updated_at }))
  const read = answer(getProduct, () =>
    isMade()
      ? { data: { ...product.data, images, ...after } }
      : { data: { ...product.data, ...before } },
  )
  const form = await placeForm('ndt-product-form', { slug: 'ws-40' }, read, ...(lose ? [lose] : []))
  const sentImages = async () =>
    Object.entries(await form.sent()).filter(([name]) => name.startsWith('images'))
  return { ...form, sentImages }
}

test('Q60 Q106 a picture whose save was lost, and made, is kept by the next save', async () => {
  listenForErrors()
  let isMade = false
  const lose = (request: Request) => {
    if (!isFor(updateProduct, request) || isMade) return undefined
    isMade = true
    return Promise.reject(new TypeError('lost'))
  }
  const form = await placeProduct(['v1', 'v2'], () => isMade, lose as never)
  await form.choose('images', picture('weld.png'))
  await form.save()
  await settle()
  await form.save()
  await settle(100)
  expect(await form.sentImages()).toEqual(own)
})

test('Q60 Q106 a colleague’s new picture is kept where the portal has no versions', async () => {
  let isMade = false
  const form = await placeProduct([], () => isMade)
  await form.type('alias', 'WS')
  isMade = true
  await settle(700)
  await form.save()
  await settle(100)
  expect(await form.sentImages()).toEqual(own)
})
