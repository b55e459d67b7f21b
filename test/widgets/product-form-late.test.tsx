import { expect, test } from 'vitest'
import { getMethods } from '../../src/contract'
import { isFor } from '../../stories/support/server'
import '../../widgets/product-form/product-form.element'
import { settle } from '../support/time'
import { placeForm } from './company-form'

test('R213 a late answer about the segment before is not shown', async () => {
  const waiting = new Map<string, (response: Response) => void>()
  const form = await placeForm('ndt-product-form', {}, request => {
    if (!isFor(getMethods, request)) return undefined
    return new Promise(resume =>
      waiting.set(new URL(request.url).pathname.split('/').at(-1)!, resume),
    )
  })
  const segment = form.field('segment_id') as unknown as HTMLSelectElement
  for (const value of ['2', '1', '2']) {
    segment.value = value
    segment.dispatchEvent(new Event('change', { bubbles: true }))
    await settle()
  }
  waiting.get('2')?.(Response.json({ data: [{ id: 9, name: 'Couplants' }] }))
  await settle()
  waiting.get('1')?.(Response.json({ data: [{ id: 1, name: 'Ultrasonic Testing' }] }))
  await settle()
  await form.enter('method_id', 'Ultrasonic Testing')
  expect(form.field('method_id').value).not.toBe('')
  expect(form.field('category_id').disabled).toBe(true)
  await form.enter('method_id', 'Couplants')
  expect(form.field('category_id').disabled).toBe(false)
})
