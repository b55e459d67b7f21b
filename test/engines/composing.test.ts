import { expect, test } from 'vitest'
import {
  click,
  count,
  evaluate,
  fill,
  focused,
  go,
  press,
  see,
  signIn,
  type,
  useWindow,
} from './window'

useWindow()

/** A key that ends a composition, as Safari tells of it: once that is over, and by the code that keys of an input method have. */
const end = (key: string) =>
  evaluate(key => {
    const field = inPage.focused()
    // the engine does nothing of its own with such a key
    addEventListener('keydown', event => event.preventDefault(), { once: true })
    const told = { bubbles: true, cancelable: true, composed: true }
    field.dispatchEvent(new CompositionEvent('compositionend', told))
    field.dispatchEvent(new KeyboardEvent('keydown', { ...told, key, code: key, keyCode: 229 }))
    field.dispatchEvent(new KeyboardEvent('keyup', { ...told, key, code: key }))
  }, key)

test('a key that takes or drops a composed word does nothing else: in a dialog, a combobox, a panel and a search', async () => {
  await signIn('user')
  await go('/creator')
  await click('button', 'Edit Personal Information')
  await click('input', 'City (Optional)')
  await end('Escape')
  await click('input', 'Languages (Optional)')
  await type('g')
  await see('[role=option]', 'Galician')
  await end('Enter')
  await end('Escape')
  expect(await count('[role=option]', 'Galician')).toBe(1)
  expect(await count('button', 'Remove Galician')).toBe(0)
  await press('Enter')
  await see('button', 'Remove Galician')

  await signIn('company')
  await go('/company/products')
  await fill(['input', 'Product Name, press Enter to search'], 'probe')
  await end('Enter')
  expect(await evaluate(() => location.search, undefined)).toBe('')
  await press('Enter')
  await see('h1', 'Products 6')
  await click('button', 'View')
  await fill(['input', 'Name of this view'], 'probes')
  await end('Enter')
  await end('Escape')
  expect(await focused()).toBe('Name of this view')
  expect(await count('button', 'probes')).toBe(0)
})
