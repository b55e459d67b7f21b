import { expect, test } from 'vitest'
import { getProduct } from '../../src/contract'
import { hang } from '../../stories/support/calls'
import type { Answerer } from '../../stories/support/server'
import '../../widgets/product-form/product-form.element'
import { settle } from '../support/time'
import { placeForm } from './company-form'

const edit = (...answerers: Answerer[]) =>
  placeForm('ndt-product-form', { slug: 'ws-40' }, ...answerers)
const chosen = ({ field }: Awaited<ReturnType<typeof edit>>) =>
  ['method_id', 'category_id', 'sub_category_id'].map(name => field(name).value)

test('R212 R213 R218 category and sub-category wait for what is above them', async () => {
  const { field, asked, enter } = await placeForm('ndt-product-form')
  expect(asked()).toContain('GET /api/v2/methods/by-segment/1')
  expect(asked().join()).not.toMatch(/categories/)
  expect([field('category_id').disabled, field('sub_category_id').disabled]).toEqual([true, true])
  await enter('method_id', 'Ultrasonic Testing')
  expect([field('category_id').disabled, field('sub_category_id').disabled]).toEqual([false, true])
  expect(asked()).toContain('GET /api/v2/categories/method/1/1')
  await enter('category_id', 'Probes')
  expect(field('sub_category_id').disabled).toBe(false)
  expect(asked()).toContain('GET /api/v2/subcategories/12')
})

test('R211 a new category clears the sub-category', async () => {
  const form = await edit()
  expect(chosen(form)).toEqual(['Ultrasonic Testing', 'Scanners', 'Wheel scanners'])
  await form.enter('category_id', 'Probes')
  expect(chosen(form)).toEqual(['Ultrasonic Testing', 'Probes', ''])
})

test('R211 a new method clears category and sub-category', async () => {
  const form = await edit()
  await form.enter('method_id', 'Radiographic Testing')
  expect(chosen(form)).toEqual(['Radiographic Testing', '', ''])
})

test('R211 a new segment clears all three', async () => {
  const form = await edit()
  const segment = form.field('segment_id') as unknown as HTMLSelectElement
  segment.value = '2'
  segment.dispatchEvent(new Event('change', { bubbles: true }))
  await settle()
  expect(chosen(form)).toEqual(['', '', ''])
  expect(form.asked()).toContain('GET /api/v2/methods/by-segment/2')
})

test('R216 tags and countries are asked for with the product, and not after it', async () => {
  const { asked } = await edit(hang(getProduct))
  expect(asked()).toEqual(
    expect.arrayContaining(['GET /api/v2/company/product/tag-dropdown', 'GET /api/v1/countries']),
  )
})
