import { expect, test } from 'vitest'
import type { Bench } from './rich-text-bundle'
import { act, cells, paste, row, said, show, table } from './rich-text-cells'

declare const bench: Bench

test('Q112 a cell is written in by keyboard alone, and all else of its table stays', async () => {
  const rest = '<td class="b">500&nbsp;mm</td></tr></tbody></table>\n<pre>a  b</pre>'
  const page = await show(
    `<p>a</p>\n<table class="data" style="width: 100%"><caption>Range</caption><tbody><tr><th scope="row">UT-10</th>${rest}`,
  )
  await page.getByRole('button', { name: 'Add row' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('End')
  await page.keyboard.type('0 x')
  expect(await said(page)).toBe(
    `<p>a</p>\n<table class="data" style="width: 100%"><caption>Range</caption><tbody><tr><th scope="row">UT-100 x</th>${rest}`,
  )
  await page.keyboard.press('Tab')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('20')
  expect(await said(page)).toContain('<td class="b">20</td>')
  await page.keyboard.press('Escape')
  await page.keyboard.type('behind')
  expect(await said(page)).toMatch(/<\/table>\s*<p>behind<\/p>\s*<pre>/)
})

test('Q112 the bar of a table is one stop, which is where the focus was last', async () => {
  const page = await show(`<p>a</p><table><tbody>${row('b')}</tbody></table>`)
  await act(page, 'Add row').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  const isAt = () => act(page, 'Delete row').evaluate(button => button.matches(':focus'))
  expect(await isAt()).toBe(true)
  await page.keyboard.press('Tab')
  expect(await isAt()).toBe(false)
  await page.keyboard.press('Shift+Tab')
  expect(await isAt()).toBe(true)
})

test('Q112 rows and columns are added and deleted by keyboard, where cells span too', async () => {
  const page = await show(
    `<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><td rowspan="2">c</td><td>d</td></tr>${row('e')}</tbody></table>`,
  )
  const press = async (name: string) => {
    await act(page, 'Add row').focus()
    const order = ['Add row', 'Add column', 'Delete row', 'Delete column']
    for (let n = 0; n < order.indexOf(name); n++) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    return said(page)
  }
  await cells(page).nth(0).focus()
  expect(await press('Add row')).toContain(`</thead><tbody>${row('', '')}<tr><td rowspan="2">`)
  await page.keyboard.type('new')
  expect(await press('Add column')).toBe(
    '<table><thead><tr><th scope="col">a</th><th scope="col"></th><th scope="col">b</th></tr></thead>' +
      `<tbody>${row('new', '', '')}<tr><td rowspan="2">c</td><td></td><td>d</td></tr>${row('', 'e')}</tbody></table>`,
  )
  expect(await press('Delete column')).toContain(`<tbody>${row('new', '')}<tr>`)
  expect(await press('Delete row')).toContain('</thead><tbody><tr><td rowspan="2">c</td>')
  await cells(page).nth(2).focus()
  expect(await press('Delete row')).toContain(`<tbody>${row('c', 'e')}</tbody>`)
  await page.keyboard.press('Control+z')
  expect(await said(page)).toContain('<td rowspan="2">c</td>')
})

test('Q112 a table comes by its button, and goes with its last row', async () => {
  const page = await show('<p>a</p><p>b</p>')
  await page.evaluate(() => bench.addTable())
  await page.keyboard.type('Part')
  expect(await said(page)).toBe(
    '<p>a</p><table><thead><tr><th scope="col">Part</th><th scope="col"></th></tr></thead>' +
      `<tbody>${row('', '')}</tbody></table><p>b</p>`,
  )
  await act(page, 'Move down').click()
  expect(await said(page)).toMatch(/^<p>a<\/p><p>b<\/p><table>/)
  await act(page, 'Move up').click()
  await act(page, 'Delete row').click()
  await act(page, 'Delete row').click()
  expect(await said(page)).toBe('<p>a</p><p>b</p>')
})

/** Tables as programs put them down. */
const PASTES = {
  Excel:
    '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>.xl65{color:red}</style></head><body><!--StartFragment--><table border=0 width=128 style="border-collapse:collapse"><colgroup><col width=64 span=2 style="width:48pt"></colgroup><tr height=20><td height=20 class=xl65 width=64 style="height:15pt">A</td><td>B</td></tr><tr><td>C</td><td align=right x:num>4</td></tr></table><!--EndFragment--></body></html>',
  LibreOffice:
    '<table cellspacing="0" border="0"><colgroup width="85"></colgroup><tbody><tr><td height="17" align="left"><font face="Liberation Sans">A</font></td><td><b>B</b></td></tr><tr><td>C</td><td sdval="4" sdnum="1033;">4</td></tr></tbody></table>',
  'Google Sheets':
    '<google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid}--></style><table xmlns="http://www.w3.org/1999/xhtml" dir="ltr" data-sheets-root="1"><colgroup><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden" data-sheets-value="{}">A</td><td>B</td></tr><tr><td>C</td><td>4</td></tr></tbody></table></google-sheets-html-origin>',
  Word: '<table class=MsoTableGrid border=1><tr><td width=200 style="border:solid windowtext 1.0pt"><p class=MsoNormal>A<o:p></o:p></p></td><td><p class=MsoNormal>B</p></td></tr><tr><td><p class=MsoNormal>C</p></td><td><p class=MsoNormal>4</p></td></tr></table>',
}

test('Q112 a table that is pasted is a table, from a spreadsheet or a word processor', async () => {
  const made: Record<string, string | undefined> = {}
  const page = await show('')
  for (const [name, html] of Object.entries(PASTES)) {
    await page.evaluate(() => void bench.show('<p>a</p><p>z</p>'))
    await page.locator('.ql-editor').press('Control+Home')
    await page.keyboard.press('End')
    await paste(page, { 'text/html': html, 'text/plain': 'A\tB\nC\t4' })
    made[name] = (await said(page))?.replaceAll(/<\/?strong>/g, '').replaceAll(/<\/?b>/g, '')
  }
  await page.evaluate(() => void bench.show(''))
  await page.locator('.ql-editor').focus()
  await paste(page, { 'text/plain': 'A\tB\r\nC\t4\r\n' })
  made['text'] = await said(page)
  const pasted = table(row('A', 'B'), row('C', '4'))
  const around = `<p>a</p>${pasted}<p>z</p>`
  expect(made).toEqual({
    Excel: around,
    LibreOffice: around,
    'Google Sheets': around,
    Word: around,
    text: pasted,
  })
})

test('Q67 an ordered list behind a bulleted one starts at 1, at each depth', async () => {
  const page = await show(
    '<ul><li>a</li><li>b</li></ul><ol><li>c<ol><li>d</li></ol></li><li>e<ul><li>f</li></ul></li><li>g<ol><li>h</li></ol></li></ol>',
  )
  const numbers = await page
    .locator('li[data-list=ordered]')
    .evaluateAll(items => items.map(item => `${item.textContent}${(item as HTMLLIElement).value}`))
  expect(numbers).toEqual(['c1', 'd1', 'e2', 'g3', 'h1'])
})

test('Q112 a screen reader finds the table, its cells and its buttons', async () => {
  const page = await show(table(row('a', 'b')))
  expect(await page.locator('.ql-editor').ariaSnapshot()).toContain(
    '- table:\n  - rowgroup:\n    - row "a b":\n      - cell "a"\n      - cell "b"',
  )
})
