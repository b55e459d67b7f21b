import { expect, test } from 'vitest'
import { updateProduct } from '../../src/contract'
import { product } from '../../stories/fixtures/company-forms'
import '../../widgets/product-form/product-form.element'
import { gate, settle } from '../support/time'
import { editProduct } from './company-form'

const { data } = product
const rows = data.feature_specification

test('Q106 a row that was saved as new keeps the number that the portal gave it', async () => {
  let now = { feature_specification: rows, updated_at: 'v1' }
  const { late, arrive } = gate()
  const save = () => {
    const row = { id: 4, feature_value: 'Mass', feature_description: '2 kg' }
    now = { feature_specification: [...rows, row], updated_at: 'v2' }
    return late.then(() => ({ message: 'Saved' }))
  }
  const form = await editProduct(() => now, [updateProduct, save])
  await form.press('Add feature')
  const [value, text] = form.all('[name^=feature_specification]').slice(-2)
  await form.type(value!.getAttribute('name')!, 'Mass')
  await form.type(text!.getAttribute('name')!, '2 kg')
  await form.save()
  dispatchEvent(new Event('focus'))
  await settle(50)
  await form.type('alias', 'Mine')
  arrive()
  await settle(2000)
  await form.save()
  expect(form.posts()).toHaveLength(2)
  expect(await form.sent()).toMatchObject({ [`feature_specification[${rows.length}][id]`]: '4' })
})

test('Q106 what is answered of the rows leaves the focus with them', async () => {
  let now = { feature_specification: rows, updated_at: 'v1' }
  const form = await editProduct(() => now)
  const [first] = form.all('[name^="feature_specification."]')
  await form.type(first!.getAttribute('name')!, 'Mine')
  const [one, ...rest] = rows
  now = { feature_specification: [{ ...one!, feature_value: 'Theirs' }, ...rest], updated_at: 'v2' }
  dispatchEvent(new Event('focus'))
  await settle(50)
  const keep = form.all('[data-choice="feature_specification"]')[0]!
  keep.focus()
  keep.click()
  await settle()
  const { activeElement } = form.element.shadowRoot!
  expect(activeElement?.getAttribute('aria-label')).toBe('Feature specification')
})
