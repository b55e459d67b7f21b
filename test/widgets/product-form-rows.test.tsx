import { expect, test } from 'vitest'
import { getProduct, updateProduct } from '../../src/contract'
import { product } from '../../stories/fixtures/company-forms'
import { answer, fail } from '../../stories/support/calls'
import type { Answerer } from '../../stories/support/server'
import '../../widgets/product-form/product-form.element'
import { settle } from '../support/time'
import { listenForErrors } from '../support/widget'
import { placeForm } from './company-form'
import { hasControl, heard } from '../support/inside'

const REQUIRED = 'The feature value field is required.'
const VALUE = 'The name field is required.'

async function edit(...answerers: Answerer[]) {
  const form = await placeForm('ndt-product-form', { slug: 'ws-40' }, ...answerers)
  const inputs = () => form.all('.features__row textarea') as HTMLTextAreaElement[]
  return {
    ...form,
    values: () => inputs().flatMap(({ value }, index) => (index % 2 ? [] : [value])),
    /** Row -> its message. */
    faults: () =>
      form.all('.features__row').map(row => row.querySelector('.field__error')?.textContent),
  }
}

const refused = fail(updateProduct, 422, {
  errors: { 'feature_specification.1.feature_value': [REQUIRED], name: [VALUE] },
})

test('R219 a row is added with the focus in it, 30 at most', async () => {
  const { press, values, focused, element } = await edit()
  await press('Add feature')
  expect(values()).toHaveLength(4)
  expect(focused()).toMatch(/^feature_specification\..+\.feature_value$/)
  for (let n = 5; n <= 30; n++) await press('Add feature')
  expect([values().length, hasControl(element, 'Add feature')]).toEqual([30, false])
  await press('Remove feature 30')
  expect(hasControl(element, 'Add feature')).toBe(true)
})

test('rows move by their buttons, which keep the focus', async () => {
  const { press, values, focused, takesPress, save, sent } = await edit()
  expect([takesPress('Move feature 1 up'), takesPress('Move feature 3 down')]).toEqual([
    false,
    false,
  ])
  await press('Move feature 1 down')
  expect(values()).toEqual(['Surface temperature', 'Scan width', 'Ingress protection'])
  expect(focused()).toBe('Move feature 2 down')
  await press('Move feature 2 down')
  expect(focused()).toBe('Move feature 3 up')
  await save()
  expect(await sent()).toMatchObject({
    'feature_specification[0][id]': '2',
    'feature_specification[2][id]': '1',
  })
})

test('rows move by Alt with an arrow key, and the caret goes along', async () => {
  const { values, key, all, focused } = await edit()
  const first = all('.features__row textarea')[0]!
  first.focus()
  await key('ArrowDown', { altKey: true })
  expect(values()).toEqual(['Surface temperature', 'Scan width', 'Ingress protection'])
  expect(focused()).toBe('feature_specification.stored-1.feature_value')
  await key('ArrowUp', { altKey: true })
  await key('ArrowUp', { altKey: true })
  await key('ArrowDown')
  expect(values()[0]).toBe('Scan width')
})

test('a stored feature of two lines keeps them as it is edited, and Enter saves', async () => {
  const lines = 'Thickness\nof the step'
  const [feature] = product.data.feature_specification
  const stored = { ...product.data, feature_specification: [{ ...feature!, feature_value: lines }] }
  const { values, type, key, all, sent } = await edit(answer(getProduct, { data: stored }))
  const [field] = all('.features__row textarea')
  expect(values()).toEqual([lines])
  await type(field!.getAttribute('name')!, `${lines}s`)
  field!.focus()
  await key('Enter', { keyCode: 13 })
  // as forms write a break
  const value = `${lines}s`.replace('\n', '\r\n')
  expect(await sent()).toMatchObject({ 'feature_specification[0][feature_value]': value })
})

test('R220 Q94 messages stand under their row, and go with it', async () => {
  listenForErrors()
  const { save, faults, press, texts } = await edit(refused)
  await save()
  expect(faults()).toEqual([undefined, REQUIRED, undefined])
  expect(texts('.summary li')).toEqual(['Feature 2', 'Name'])
  await press('Move feature 2 down')
  expect(faults()).toEqual([undefined, undefined, REQUIRED])
  await press('Remove feature 1')
  expect(faults()).toEqual([undefined, REQUIRED])
})

test('R219 Q94 a removed row takes its messages along, and no others', async () => {
  listenForErrors()
  const { save, faults, press, texts, focused } = await edit(refused)
  await save()
  await press('Remove feature 2')
  expect([faults(), texts('.form-page__errors')]).toEqual([[undefined, undefined], ['1 error']])
  expect(focused()).toBe('Remove feature 2')
})

test('each row that moves is said, also where the words are the same', async () => {
  const { press, element } = await edit()
  const said = () => heard(element.shadowRoot!)
  const moveFirst = async () => {
    await press('Move feature 1 down')
    await expect.poll(said).toBe('')
    await expect.poll(said).toBe('Moved to row 2')
  }
  await moveFirst()
  await moveFirst()
})

test('a row typed as the removed one was keeps the focus in it', async () => {
  const { press, type, all, element } = await edit()
  const root = element.shadowRoot!
  const fields = () => (all('[name^=feature_specification]') as HTMLInputElement[]).slice(-2)
  const remove = () => [...root.querySelectorAll<HTMLElement>('[data-focus$=" remove"]')].at(-1)!
  const texts = fields().map(({ value }) => value)
  remove().focus()
  remove().click()
  await settle()
  await press('Add feature')
  for (const [index, field] of fields().entries()) {
    field.focus()
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
    await type(field.name, texts[index]!)
  }
  const before = remove()
  before.focus()
  await settle(50)
  expect(root.activeElement).toBe(before)
})

test('what is wrong with all the rows leads to them, and so does what was asked of them', async () => {
  listenForErrors()
  const errors = { feature_specification: ['At most 30 rows.'], name: ['No.'] }
  const { save, all, element } = await edit(fail(updateProduct, 422, { errors }))
  await save()
  const link = all('.summary a').find(link => link.textContent === 'Feature specification')!
  link.click()
  expect(element.shadowRoot!.activeElement?.getAttribute('aria-label')).toBe(
    'Feature specification',
  )
})
