import { expect, test } from 'vitest'
import { createProduct, deleteProductImage, updateProduct } from '../../src/contract'
import { product } from '../../stories/fixtures/company-forms'
import { answer, fail } from '../../stories/support/calls'
import '../../widgets/product-form/product-form.element'
import { gate, settle } from '../support/time'
import { listenForErrors } from '../support/widget'
import { editProduct, picture, placeForm } from './company-form'

const { data } = product

/** A form whose changed alias is on its way, until the answer is let arrive. */
async function saveSlowly() {
  let alias = data.alias
  const { late, arrive } = gate()
  const save = () => {
    alias = 'WS'
    return late.then(() => ({ message: 'Saved' }))
  }
  const form = await editProduct(() => ({ alias }), [updateProduct, save])
  await form.type('alias', 'WS')
  await form.save()
  return { form, arrive }
}

test('Q106 a question stays when a stored picture is removed', async () => {
  listenForErrors()
  let now = { alias: data.alias, images: data.images, updated_at: 'v1' }
  const remove = () => {
    now = { ...now, images: [], updated_at: 'v3' }
    return { message: 'Gone' }
  }
  const form = await editProduct(() => now, [deleteProductImage, remove])
  await form.type('alias', 'Mine')
  now = { ...now, alias: 'Theirs', updated_at: 'v2' }
  dispatchEvent(new Event('focus'))
  await settle()
  await form.press('Remove ws-40-side.jpeg')
  await form.press('Remove')
  await settle(100)
  await form.save()
  expect(form.texts('.choice')).toEqual([expect.stringMatching(/^Changed elsewhere to: Theirs/)])
  expect(form.posts()).toEqual([])
})

test('R206 Q106 a page goes to its list also where its window came back during the save', async () => {
  const { form, arrive } = await saveSlowly()
  dispatchEvent(new Event('focus'))
  await settle(50)
  arrive()
  await settle(50)
  expect([form.left, form.asksBeforeLeaving()]).toEqual([['/company/products'], false])
})

test('R206 Q106 a save does not lead away from what no field took meanwhile, which the next one takes', async () => {
  const { form, arrive } = await saveSlowly()
  await form.enter('category_id', 'Sails')
  const before = form.messages()['category_id']
  expect(before).toBeDefined()
  arrive()
  await settle(50)
  expect([form.left, form.field('category_id').value]).toEqual([[], 'Sails'])
  expect(form.messages()['category_id']).toBe(before)
  // what the save came to has been read
  await settle(600)
  await form.enter('category_id', 'Probes')
  await form.save()
  await settle(50)
  expect(form.left).toEqual(['/company/products'])
  expect(await form.sent()).toMatchObject({ alias: 'WS', category_id: '12' })
})

test('R219 Q106 a row that is typed on while it is saved has the portal’s number by the next save', async () => {
  let feature_specification = data.feature_specification
  const { late, arrive } = gate()
  const save = () => {
    const row = { id: 4, feature_value: 'Mass', feature_description: '' }
    feature_specification = [...data.feature_specification, row]
    return late.then(() => ({ message: 'Saved' }))
  }
  const form = await editProduct(() => ({ feature_specification }), [updateProduct, save])
  await form.press('Add feature')
  const [value, text] = form
    .all('[name^=feature_specification]')
    .slice(-2)
    .map(field => field.getAttribute('name')!)
  await form.type(value!, 'Mass')
  await form.save()
  await form.type(text!, '2 kg')
  arrive()
  await settle(50)
  await form.save()
  await settle(50)
  const at = `feature_specification[${data.feature_specification.length}]`
  expect(await form.sent()).toMatchObject({
    [`${at}[id]`]: '4',
    [`${at}[feature_description]`]: '2 kg',
  })
})

test('Q62 what is stored stays while the form is sent', async () => {
  const { late } = gate()
  const save = () => late.then(() => ({ message: 'Saved' }))
  const form = await editProduct(() => ({}), [updateProduct, save])
  const isHeld = () => form.all('.uploader .file').map(row => row.hasAttribute('inert'))
  await form.choose('images', picture('a.png'))
  expect(isHeld()).not.toContain(true)
  await form.save()
  // the stored picture, the one that goes out, room for more; the stored video, room
  expect(isHeld()).toEqual([true, false, true, true, true])
})

/** A product whose upload came to nothing, sent once more with another name; how often it then goes out. */
async function addOther(refusal?: ReturnType<typeof fail>) {
  listenForErrors()
  const { late } = gate()
  const wait = answer(createProduct, () => late.then(() => ({ message: 'Created' })))
  const form = await placeForm('ndt-product-form', {}, refusal ?? wait)
  await form.type('name', 'WS-41')
  await form.choose('images', picture('a.png'))
  await form.save()
  if (!refusal) await form.press('Cancel upload')
  await settle(50)
  const before = form.posts().length
  await form.type('name', 'WS-42')
  await form.save()
  return form.posts().length - before
}

test.each([
  ['that a server puts off', fail(createProduct, 503, { message: 'Closed for an hour.' })],
  ['whose upload was given up', undefined],
])('Q106 a product %s goes out with other words', async (_, refusal) => {
  expect(await addOther(refusal)).toBe(1)
})
