import { expect, test } from 'vitest'
import { getProduct } from '../../src/contract'
import { product } from '../../stories/fixtures/company-forms'
import { answer } from '../../stories/support/calls'
import '../../widgets/product-form/product-form.element'
import { settle } from '../support/time'
import { picture, placeForm } from './company-form'

test('R206 Q60 where the page stays after a save, a file does not go out twice', async () => {
  const stored = { id: 99, image_url: '/files/99', name: 'a.png' }
  const after = { data: { ...product.data, images: [...product.data.images, stored] } }
  let reads = 0
  const read = answer(getProduct, () => (reads++ ? after : product))
  const form = await placeForm('ndt-product-form', { slug: 'ws-40' }, read)
  await form.choose('images', picture('a.png'))
  await form.save()
  expect(await form.sent()).toMatchObject({ 'images[1][file]': 'a.png' })
  await expect.poll(() => reads).toBe(2)
  await settle()
  await form.type('alias', 'WS')
  await form.save()
  const sent = await form.sent()
  expect(sent).toMatchObject({ alias: 'WS', 'images[1][id]': '99' })
  expect(Object.keys(sent)).not.toContain('images[1][file]')
})
