import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  editor,
  openProfile,
  save,
  SAVE,
  showProfile,
  stored,
  toolbar,
  write,
} from '../pages/company-profile'
import { axe, demo, shot } from '../pages/support'

/** A text as the portal had it before this editor. */
const TEXT =
  '<p class="lead">Here</p>\n<table border="1"><tbody><tr><th scope="row">UT-10</th><td>500&nbsp;mm</td></tr><tr><th scope="row">UT-20</th><td>1000&nbsp;mm</td></tr></tbody></table>\n' +
  '<pre>gain  12</pre>\n<hr />\n<ul><li>a</li></ul><ol><li>b</li></ol><p><code>c</code> <del>d</del> <a href="https://a.example/onsale=1">e</a></p>'

/** Lets the portal answer with another text. */
async function serve(page: Page, text: string) {
  await page.route('**/api/v2/company/profile?*', async route => {
    const answer = await route.fetch()
    const { data } = await answer.json()
    await route.fulfill({ json: { data: { ...data, company_long_description: text } } })
  })
  await showProfile(page)
}

/** What the form sends. */
async function sent(page: Page): Promise<string> {
  const request = page.waitForRequest(SAVE)
  await save(page)
  const body = (await request).postDataBuffer()!.toString()
  return /name="company_long_description"\r\n\r\n([^]*?)\r\n--/.exec(body)![1]!
}

test('Q112 a table is made, written and saved by keyboard alone, and everyone reads it', async () => {
  const page = await openProfile()
  await write(page, 'Range')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  for (const text of ['Part', 'Range', 'UT-10', '500 mm']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await save(page)
  const made =
    '<table><thead><tr><th scope="col">Part</th><th scope="col">Range</th></tr></thead>' +
    '<tbody><tr><td>UT-10</td><td>500 mm</td></tr></tbody></table>'
  expect((await stored(page))['company_long_description']).toBe(`<p>Range</p>${made}`)
  expect(await editor(page).ariaSnapshot()).toContain('- columnheader "Part"')
  await page.goto(demo('/ndt-companies/meridian-weld-laboratories'))
  await page.getByRole('cell', { name: 'UT-10' }).waitFor()
})

test('Q112 in a cell the toolbar acts nowhere else, says so, and comes back with the text', async () => {
  const page = await openProfile()
  await serve(page, '<table><tbody><tr><td>a</td></tr></tbody></table><p>b</p>')
  const tool = (name: string) => toolbar(page).getByRole('button', { name, exact: true })
  const style = toolbar(page).getByRole('combobox', { name: 'Text style' })
  await editor(page).getByRole('cell', { name: 'a' }).click()
  await expect.poll(() => tool('Bold').getAttribute('aria-disabled')).toBe('true')
  expect(await tool('Undo').getAttribute('aria-disabled')).toBeNull()
  for (const name of ['Bold', 'Bulleted list', 'Table', 'Link'])
    await tool(name).click({ force: true })
  await style.press('h')
  expect(await style.inputValue()).toBe('')
  await editor(page).getByRole('cell', { name: 'a' }).press('End')
  await page.keyboard.type('x')
  await editor(page).getByText('b', { exact: true }).click()
  await page.keyboard.press('Home')
  await tool('Bulleted list').click()
  expect(await sent(page)).toBe(
    '<table><tbody><tr><td>ax</td></tr></tbody></table><ul><li>b</li></ul>',
  )
})

test('Q112 a text that nobody edits is sent byte for byte, and an edited one but for the edit', async () => {
  const page = await openProfile()
  await serve(page, TEXT)
  expect(await sent(page)).toBe(TEXT.replaceAll('\n', '\r\n'))
  await serve(page, TEXT)
  await editor(page).getByText('Here').click()
  await page.keyboard.press('End')
  await page.keyboard.type('x')
  expect(await sent(page)).toBe(TEXT.replace('Here', 'Herex').replaceAll('\n', '\r\n'))
})

describe.each([
  [1280, 'light'],
  [1280, 'dark'],
  [375, 'light'],
  [375, 'dark'],
] as const)('at %i px, %s', (width, theme) => {
  test('Q112 what is held reads well, and what is not safe is named', async () => {
    const page = await openProfile({ width, theme, reducedMotion: true })
    await serve(page, `${TEXT}<p onclick="x()">a</p><iframe src="/x"></iframe>`)
    await page
      .getByText('<iframe>, onclick will be removed when you edit this text.')
      .or(page.getByText('onclick, <iframe> will be removed when you edit this text.'))
      .waitFor()
    const note = page.getByText('will be removed when you edit')
    const cell = editor(page).getByRole('cell', { name: '500 mm' })
    await cell.focus()
    await cell.press('End')
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await note.count()).toBe(1)
    expect(await axe(page)).toEqual([])
    await shot(page, `company/rich-text-kept-${width}-${theme}`)
    await cell.press('x')
    await note.waitFor({ state: 'detached' })
    expect(await toolbar(page).getByRole('button', { name: 'Table' }).count()).toBe(1)
  })
})
