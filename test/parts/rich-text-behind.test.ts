import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Bench } from './rich-text-bundle'
import { act, cells, row, said, show, table } from './rich-text-cells'

declare const bench: Bench

const made =
  '<table><thead><tr><th scope="col">in</th><th scope="col"></th></tr></thead>' +
  `<tbody>${row('', '')}</tbody></table>`

/** A table behind the last line, with a word in it, and its caret still there. */
async function showTable(): Promise<Page> {
  const page = await show('<p>Hello</p>')
  await page.locator('.ql-editor').focus()
  await page.keyboard.press('Control+End')
  await page.evaluate(() => bench.addTable())
  await page.keyboard.type('in')
  return page
}

test('Q112 Escape leads from a table put in behind the last line to a line behind it', async () => {
  const page = await showTable()
  expect(await said(page)).toBe(`<p>Hello</p>${made}`)
  await page.keyboard.press('Escape')
  await page.keyboard.type('after')
  expect(await said(page)).toBe(`<p>Hello</p>${made}<p>after</p>`)
})

test('Q112 one can write behind the last table by mouse and by the keys to the end of a text', async () => {
  const page = await showTable()
  const box = (await page.locator('.ql-editor').boundingBox())!
  await page.mouse.click(box.x + 5, box.y + box.height - 4)
  await page.keyboard.type('by mouse')
  expect(await said(page)).toBe(`<p>Hello</p>${made}<p>by mouse</p>`)
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' and key')
  expect(await said(page)).toBe(`<p>Hello</p>${made}<p>by mouse and key</p>`)
})

test('Q112 one Undo takes back a last table with the line behind it', async () => {
  const page = await showTable()
  await said(page)
  while ((await said(page))?.includes('table')) await page.evaluate(() => bench.undo())
  expect(await said(page)).toBe('<p>Hello</p>')
  expect(await page.locator('.ql-editor > *').count()).toBe(1)
})

test('Q112 an empty line that was there before a last table stays without it', async () => {
  const page = await show('<p>Hello</p>')
  for (const leave of [() => page.keyboard.press('Control+z'), () => act(page, 'Delete').click()]) {
    await page.evaluate(() => void bench.show('<p>one</p>'))
    await page.locator('.ql-editor').focus()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Enter')
    await page.waitForTimeout(1100)
    await page.evaluate(() => bench.addTable())
    await page.keyboard.press('Escape')
    await leave()
    expect(await page.locator('table').count()).toBe(0)
    await page.keyboard.type('two')
    expect(await said(page)).toBe('<p>one</p><p>two</p>')
  }
})

test('Q112 a table that comes to be the last has a line behind it', async () => {
  const page = await show(`<p>a</p>${table(row('b'))}<p>c</p>`)
  await act(page, 'Move down').click()
  await cells(page).first().focus()
  await page.keyboard.press('Escape')
  await page.keyboard.type('d')
  expect(await said(page)).toBe(`<p>a</p><p>c</p>${table(row('b'))}<p>d</p>`)
  // and where its line goes with all that is marked
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await page.evaluate(() => bench.addTable())
  await page.keyboard.press('Escape')
  await page.keyboard.type('e')
  expect(await said(page)).toMatch(/<\/table><p>e<\/p>$/)
})

test('Q112 the line behind a last table goes with it, and one that was written stays', async () => {
  const page = await showTable()
  await act(page, 'Move up').click()
  expect(await said(page)).toBe(`${made}<p>Hello</p>`)
  await act(page, 'Move down').click()
  expect(await act(page, 'Move down').getAttribute('aria-disabled')).toBe('true')
  await page.keyboard.press('Enter')
  expect(await said(page)).toBe(`<p>Hello</p>${made}`)
  await page.locator('.rich-text__table [data-act=removePart]').click()
  expect(await said(page)).toBe('<p>Hello</p>')
  await page.keyboard.type('!')
  await page.keyboard.press('Enter')
  expect(await said(page)).toBe('<p>Hello!</p><p></p>')
  await page.evaluate(() => bench.addTable())
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await page.keyboard.type('z')
  expect(await said(page)).toMatch(/^<p>Hello!<\/p><table>.*<\/table><p>z<\/p>$/)
})

test('Q112 Escape leads to a line of its own where another part follows a table', async () => {
  const page = await show(`${table(row('a'))}${table(row('b'))}<hr>`)
  for (const [n, word] of ['c', 'd'].entries()) {
    await cells(page).nth(n).focus()
    await page.keyboard.press('Escape')
    await page.keyboard.type(word)
  }
  expect(await said(page)).toBe(`${table(row('a'))}<p>c</p>${table(row('b'))}<p>d</p><hr>`)
})

test('Q112 one can write before a part that begins a text, and what is not written does not go out', async () => {
  const page = await show(`${table(row('a'))}${table(row('b'))}`)
  await page.locator('.ql-editor').focus()
  expect((await said(page)) ?? '').not.toContain('<p>')
  await page.keyboard.press('Control+End')
  await page.keyboard.type('behind')
  expect(await said(page)).toBe(`${table(row('a'))}${table(row('b'))}<p>behind</p>`)
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('before')
  expect(await said(page)).toBe(`<p>before</p>${table(row('a'))}${table(row('b'))}<p>behind</p>`)
})

test('Q112 a line to write in is no step of Undo, and Redo passes it by', async () => {
  const page = await show(`${table(row('a'))}<p>x</p>`)
  await page.locator('.ql-editor').focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('y')
  await page.waitForTimeout(1100)
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('before')
  await page.waitForTimeout(1100)
  for (const left of [`${table(row('a'))}<p>xy</p>`, `${table(row('a'))}<p>x</p>`]) {
    await page.keyboard.press('Control+z')
    expect(await said(page)).toBe(left)
  }
  for (let n = 0; n < 2; n++) await page.keyboard.press('Control+Shift+z')
  expect(await said(page)).toBe(`<p>before</p>${table(row('a'))}<p>xy</p>`)
})

test('Q112 who only steps into a text that begins with a table changes nothing of it', async () => {
  const text = `${table(row('a'))}<p><br></p><p>x</p>`
  const page = await show(text)
  await page.locator('.ql-editor').focus()
  await page.keyboard.press('Control+Home')
  expect((await said(page)) ?? text).toBe(text)
  await page.keyboard.press('Control+End')
  await page.keyboard.type('y')
  expect(await said(page)).toBe(`${table(row('a'))}<p><br></p><p>xy</p>`)
})

test('Q112 ArrowLeft from the line behind a first part leads to one before it', async () => {
  const page = await show('<hr>')
  const box = (await page.locator('.ql-editor').boundingBox())!
  await page.mouse.click(box.x + 5, box.y + box.height - 4)
  await page.keyboard.press('ArrowLeft')
  // the line is made as the caret tells where it is, which comes a little after the key
  await page.locator('.ql-editor > p:first-child').waitFor({ state: 'attached' })
  await page.keyboard.type('before')
  expect(await said(page)).toBe('<p>before</p><hr>')
  await page.evaluate(() => bench.undo())
  expect(await said(page)).toBe('<hr>')
})
