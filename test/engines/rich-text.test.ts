import { beforeAll, expect, test } from 'vitest'
import { isOn, openEditor, save, style, TEXT, tool, write } from './rich-text'
import { click, evaluate, focused, press, signIn, type, useWindow } from './window'
import { COMMANDS } from '../pages/rich-text-commands'

useWindow()
beforeAll(() => signIn('company'))

test('Q67 what is typed in the middle of a text comes where the caret is, by keys and by mouse', async () => {
  await openEditor()
  await write('Girth')
  await press('Enter')
  await type('welds')
  await press('ArrowUp')
  await press('Home')
  await press('ArrowRight')
  await type('12')
  await press('Delete')
  await press('ArrowDown')
  await press('End')
  await press('Shift+ArrowLeft')
  await type('34')
  await press('Backspace')
  expect(await save()).toBe('<p>G12rth</p><p>weld3</p>')
  await click('.ql-editor p', 'weld3')
  await press('Home')
  await type('re-')
  expect(await save()).toBe('<p>G12rth</p><p>re-weld3</p>')
})

test('Q67 each button formats what is marked, says so, and takes it back', async () => {
  await openEditor()
  for (const [name, made] of Object.entries(COMMANDS)) {
    await write('Girth welds')
    await press('Control+a')
    await click(...tool(name))
    await expect.poll(() => isOn(name), { message: name }).toBe(true)
    expect(await save()).toBe(made)
    await click(...TEXT)
    await press('Control+a')
    await click(...tool(name))
    await expect.poll(() => isOn(name), { message: name }).toBe(false)
  }
  for (const [label, made] of [
    ['Heading', '<h2>Girth welds</h2>'],
    ['Subheading', '<h3>Girth welds</h3>'],
    ['Paragraph', '<p>Girth welds</p>'],
  ] as const) {
    await style(label)
    expect(await save()).toBe(made)
  }
})

test('Q67 all of it works by keyboard: shortcuts, the toolbar’s arrows, and out again with Tab', async () => {
  await openEditor()
  await write('')
  for (const [key, word] of [
    ['b', 'Scope'],
    ['i', 'of'],
    ['u', 'work'],
  ] as const) {
    await press(`Control+${key}`)
    await type(word)
    await press(`Control+${key}`)
    await type(' ')
  }
  await press('Enter')
  await type('Girth')
  await press('Shift+Tab')
  await expect.poll(focused).toMatch(/^Text style|^Paragraph/)
  await press('ArrowRight')
  await expect.poll(focused).toBe('Bold')
  for (let n = 0; n < 3; n++) await press('ArrowRight')
  await expect.poll(focused).toBe('Bulleted list')
  await press('End')
  await expect.poll(focused).toBe('Undo')
  await press('Home')
  for (let n = 0; n < 4; n++) await press('ArrowRight')
  await press('Enter')
  await expect.poll(focused).toBe(TEXT[1])
  await type(' welds')
  await press('Tab')
  expect(
    await evaluate(() => inPage.focused().closest('[role=toolbar]')?.ariaLabel, undefined),
  ).toBe('Formatting: Company Address')
  expect(await save()).toBe(
    '<p><strong>Scope</strong> <em>of</em> <u>work</u> </p><ul><li>Girth welds</li></ul>',
  )
})

test('Q67 Tab leads back into the text to where the caret was', async () => {
  await openEditor()
  await write('Girth')
  await press('Enter')
  await type('welds')
  await press('ArrowLeft')
  await press('Shift+Tab')
  await press('Tab')
  await type('er')
  expect(await save()).toBe('<p>Girth</p><p>welders</p>')
})

test('Q67 Control+Z takes back what was typed, and Control+Shift+Z brings it again', async () => {
  await openEditor()
  await write('Girth')
  await new Promise(resume => setTimeout(resume, 1100))
  await type(' welds')
  await press('Control+z')
  expect(await save()).toBe('<p>Girth</p>')
  await click(...TEXT)
  await press('Control+Shift+z')
  expect(await save()).toBe('<p>Girth welds</p>')
  await click(...tool('Undo'))
  expect(await save()).toBe('<p>Girth</p>')
})

test('Q67 what is typed in another line is taken back by itself', async () => {
  await openEditor()
  await write('Girth')
  await press('Enter')
  await type('welds')
  await new Promise(resume => setTimeout(resume, 1100))
  await type(' more')
  await press('ArrowUp')
  // no hand is as quick as a driver
  await new Promise(resume => setTimeout(resume, 100))
  await type('Z')
  await press('Control+z')
  expect(await save()).toBe('<p>Girth</p><p>welds more</p>')
  await click(...TEXT)
  await press('Control+z')
  expect(await save()).toBe('<p>Girth</p><p>welds</p>')
})

test('Q67 a link takes what is marked, and is removed from where the caret stands', async () => {
  await openEditor()
  await write('See ISO 17635')
  for (let n = 0; n < 5; n++) await press('Shift+ArrowLeft')
  await click(...tool('Link'))
  await expect.poll(focused).toBe('Web address')
  await type('iso.example/17635')
  await press('Enter')
  await expect.poll(focused).toBe(TEXT[1])
  const saved = await save()
  expect(saved).toMatch(/^<p>See ISO <a href="https:\/\/iso\.example\/17635"[^>]*>17635<\/a><\/p>$/)
  await click('.ql-editor a', '17635')
  await click(...tool('Link'))
  await click('button', 'Remove link')
  expect(await save()).toBe('<p>See ISO 17635</p>')
})
