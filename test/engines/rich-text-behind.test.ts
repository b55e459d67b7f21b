import { beforeAll, expect, test } from 'vitest'
import { openEditor, save, tool, write } from './rich-text'
import { click, press, see, signIn, type, useWindow } from './window'

useWindow()
beforeAll(() => signIn('company'))

test('Q112 Escape leads from a table that ends a text to a line behind it', async () => {
  await openEditor()
  await write('Hello')
  await click(...tool('Table'))
  await see('.rich-text__table')
  await type('in')
  await press('Escape')
  await type('after')
  expect(await save()).toMatch(/^<p>Hello<\/p><table>.*>in<.*<\/table><p>after<\/p>$/)
})
