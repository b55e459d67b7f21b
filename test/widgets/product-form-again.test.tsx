import { expect, test } from 'vitest'
import { createProduct, getProduct } from '../../src/contract'
import { product } from '../../stories/fixtures/company-forms'
import { answer, offline } from '../../stories/support/calls'
import '../../widgets/product-form/product-form.element'
import { gate, settle } from '../support/time'
import { listenForErrors } from '../support/widget'
import { picture, placeForm } from './company-form'

/** The form of a new product, whose save is on its way until the answer is let arrive. */
async function addSlowly() {
  const { late, arrive } = gate()
  const slow = () => late.then(() => ({ message: 'Product created' }))
  const form = await placeForm('ndt-product-form', {}, answer(createProduct, slow))
  return { form, arrive }
}

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

test('R206 Q106 what is typed while a product is added is the beginning of the next', async () => {
  const { form, arrive } = await addSlowly()
  await form.type('name', 'WS-41')
  await form.save()
  await form.type('alias', 'Scanner')
  arrive()
  await settle()
  await settle()
  expect([form.left, form.field('name').value, form.field('alias').value]).toEqual([
    ['/company/products'],
    '',
    'Scanner',
  ])
})

test('R206 Q106 what no field took while a product is added is asked about by the browser', async () => {
  const { form, arrive } = await addSlowly()
  const asked: boolean[] = []
  form.element.addEventListener('ndt-navigate', () => asked.push(form.asksBeforeLeaving()))
  await form.type('name', 'WS-41')
  await form.save()
  await form.enter('country_id', 'Atlantis')
  arrive()
  await settle()
  await settle()
  expect([form.left, asked]).toEqual([['/company/products'], [true]])
})

test('Q106 a product that may have been added is not added with other words before that is said', async () => {
  listenForErrors()
  const form = await placeForm('ndt-product-form', {}, offline(createProduct))
  await form.type('name', 'WS-41')
  await form.save()
  await form.save()
  // the same words are known by their key
  expect(form.posts()).toHaveLength(2)
  await form.type('name', 'WS-42')
  await form.save()
  expect(form.posts()).toHaveLength(2)
  expect(form.texts('.summary')).toEqual([
    'What was sent before may have been added already. Look in the list before you save it again.',
  ])
  await form.save()
  expect(form.posts()).toHaveLength(3)
})
