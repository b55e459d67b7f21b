import { expect, test } from 'vitest'
import { toggleProduct } from '../../src/contract'
import { answer } from '../../stories/support/calls'
import type { Answerer } from '../../stories/support/server'
import '../../widgets/product-form/product-form.element'
import { toastMessages } from '../ui/toasts'
import { placeForm } from './company-form'
import { hasControl } from './inside'

const edit = (...answerers: Answerer[]) =>
  placeForm('ndt-product-form', { slug: 'ws-40' }, ...answerers)

test('Q51 an unpublished product can be published here; one that is has no such button', async () => {
  const { press, asked, element } = await edit()
  await press('Publish')
  expect(asked().at(-1)).toBe('GET /api/v2/company/product/40/toggle-status')
  expect([toastMessages(), hasControl(element, 'Publish')]).toEqual([
    ['The product is published.'],
    false,
  ])
})

test('R197 a success without words is said in the described ones', async () => {
  const { press } = await edit(answer(toggleProduct, {}))
  await press('Publish')
  expect(toastMessages()).toEqual(['Status Updated Successfully!!'])
})
