import { expect, test } from 'vitest'
import type { Bench } from './rich-text-bundle'
import { cells, paste, row, said, show, table } from './rich-text-cells'

declare const bench: Bench

test('Q112 cells that are pasted into a cell go on from there', async () => {
  const page = await show(table(row('a', 'b')))
  await cells(page).nth(1).focus()
  await paste(page, { 'text/plain': '1\t2\n3\t4' })
  expect(await said(page)).toBe(table(row('a', '1', '2'), row('', '3', '4')))
})

test('Q112 what is pasted into a cell keeps its lines and all of its words', async () => {
  const page = await show('')
  const pasted = async (html: string, given: Record<string, string>) => {
    await page.evaluate(html => void bench.show(html), html)
    await cells(page).filter({ hasText: 'Here' }).click()
    await page.keyboard.press('End')
    await paste(page, given)
    return said(page)
  }
  const here = table(row('Here', 'b'))
  const sheet =
    '<google-sheets-html-origin><table><tbody><tr><td>C1<br>C2</td></tr></tbody></table></google-sheets-html-origin>'
  expect(await pasted(here, { 'text/html': sheet })).toBe(table(row('C1<br>C2', 'b')))
  const article =
    '<p>Intro</p>\n<table><tr><td><p>a</p>\n<p>b</p></td><td>c</td></tr></table><p>End <b>of</b><br>it</p>'
  const lines = 'Intro<br>a<br>b<br>c<br>End of<br>it'
  expect(await pasted(here, { 'text/html': article })).toBe(table(row(`Here${lines}`, 'b')))
  expect(await pasted(here, { 'text/plain': ' one\r\ntwo' })).toBe(
    table(row('Here one<br>two', 'b')),
  )
})

test('Q112 cells that are pasted find their places where cells span', async () => {
  const spanned = `<table><tbody><tr><td rowspan="2">a</td><td>Here</td><td>c</td></tr>${row('d', 'e')}`
  const page = await show(`${spanned}<tr><td>f</td><td colspan="2">g</td></tr></tbody></table>`)
  await cells(page).filter({ hasText: 'Here' }).focus()
  await paste(page, { 'text/plain': '1\t2\n3\t4\n5\t6' })
  expect(await said(page)).toBe(
    `<table><tbody><tr><td rowspan="2">a</td><td>1</td><td>2</td></tr>${row('3', '4')}` +
      '<tr><td>f</td><td colspan="2">5<br>6</td></tr></tbody></table>',
  )
  await cells(page).filter({ hasText: '1' }).focus()
  const wide = `<table><tr><td colspan="2">7</td></tr>${row('8', '9')}</table>`
  await paste(page, { 'text/html': wide })
  expect(await said(page)).toContain(`<td>7</td><td></td></tr>${row('8', '9')}<tr>`)
})

test('Q112 Enter in a cell is a line break, in the editor and on the page', async () => {
  const page = await show(table(row('Here', 'b')))
  await cells(page).first().click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('line2')
  expect(await said(page)).toBe(table(row('Here<br>line2', 'b')))
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('4')
  expect(await said(page)).toBe(table(row('Here<br>line2<br><br>4', 'b')))
  await page.keyboard.press('Home')
  await page.keyboard.press('Backspace')
  expect(await said(page)).toBe(table(row('Here<br>line2<br>4', 'b')))
  await page.keyboard.press('Control+z')
  expect(await said(page)).not.toContain('line2<br>4')
})
