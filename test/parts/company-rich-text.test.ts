import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { focused } from '../pages/dashboard'
import {
  editor,
  openProfile,
  save,
  showProfile,
  stored,
  toolbar,
  write,
} from '../pages/company-profile'
import { axe, shot } from '../pages/support'
import { COMMANDS } from '../pages/rich-text-commands'

const tool = (page: Page, name: string) => toolbar(page).getByRole('button', { name, exact: true })
const html = async (page: Page) => (await stored(page))['company_long_description']

test('Q67 with Caps Lock the keys are those of the editor all the same', async () => {
  const page = await openProfile()
  await write(page, 'Girth welds')
  await page.keyboard.press('Control+a')
  const isTaken = await editor(page).evaluate(text =>
    ['B', 'Z'].map(key => {
      const options = { key, ctrlKey: true, bubbles: true, cancelable: true }
      return !text.dispatchEvent(new KeyboardEvent('keydown', options))
    }),
  )
  expect(isTaken).toEqual([true, true])
})

test('Q67 each button says its name once', async () => {
  const page = await openProfile()
  await tool(page, 'Bold').waitFor()
  const ears = await page.context().newCDPSession(page)
  const { nodes } = await ears.send('Accessibility.getFullAXTree')
  const said = nodes
    .filter(({ role }) => role?.value === 'button')
    .map(({ name, description }) => [name?.value, description?.value])
  expect(said).toContainEqual(['Bold', undefined])
  expect(said.filter(([name, description]) => name === description)).toEqual([])
})

test('Q67 each button formats what is marked, says so, and takes it back; what is saved is plain HTML', async () => {
  const page = await openProfile()
  for (const [name, made] of Object.entries(COMMANDS)) {
    await write(page, 'Girth welds')
    await page.keyboard.press('Control+a')
    await tool(page, name).click()
    await expect.poll(() => tool(page, name).getAttribute('aria-pressed')).toBe('true')
    await save(page)
    expect(await html(page)).toBe(made)
    await editor(page).click()
    await page.keyboard.press('Control+a')
    await tool(page, name).click()
    await expect.poll(() => tool(page, name).getAttribute('aria-pressed')).toBe('false')
  }
  await write(page, 'Girth welds')
  const style = toolbar(page).getByRole('combobox', { name: 'Text style' })
  for (const [label, made] of [
    ['Heading', '<h2>Girth welds</h2>'],
    ['Subheading', '<h3>Girth welds</h3>'],
    ['Paragraph', '<p>Girth welds</p>'],
  ] as const) {
    await style.selectOption({ label })
    await save(page)
    expect(await html(page)).toBe(made)
  }
}, 90_000)

test('Q67 arrows choose a style one by one, the toolbar keeps its place, the label leads into the text', async () => {
  const page = await openProfile()
  await write(page, 'Girth welds')
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => focused(page)).toBe('Text style')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focused(page)).toBe('Text style')
  await expect.poll(() => editor(page).innerHTML()).toBe('<h3>Girth welds</h3>')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await expect.poll(() => focused(page)).toBe('Long Description')
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => focused(page)).toBe('Bold')
  await page.getByText('Long Description').filter({ visible: true }).first().click()
  await expect.poll(() => focused(page)).toBe('Long Description')
})

test('Q67 all of it works by keyboard: shortcuts, the toolbar’s arrows, and out again with Tab', async () => {
  const page = await openProfile()
  await write(page, '')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('Scope')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' of work')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Girth')
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => focused(page)).toBe('Text style')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => focused(page)).toBe('Bold')
  for (let n = 0; n < 3; n++) await page.keyboard.press('ArrowRight')
  await expect.poll(() => focused(page)).toBe('Bulleted list')
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toBe('Long Description')
  await page.keyboard.type(' welds')
  await page.keyboard.press('Tab')
  await expect.poll(() => focused(page)).toBe('Text style')
  expect(await toolbar(page, 'Company Address').locator(':focus').count()).toBe(1)
  await save(page)
  expect(await html(page)).toBe(
    '<p><strong>Scope</strong> of work</p><ul><li>Girth welds</li></ul>',
  )
})

test('Q67 a link takes what is marked, is changed and removed, and none can run', async () => {
  const page = await openProfile()
  await write(page, 'See ISO 17635 here')
  await page.keyboard.press('Control+a')
  await tool(page, 'Link').click()
  const panel = page.getByRole('group', { name: 'Web address' })
  await expect.poll(() => focused(page)).toBe('Web address')
  await page.keyboard.type('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await panel.getByText('Enter a web address.').waitFor()
  await panel.getByLabel('Web address').fill('iso.example/17635')
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toBe('Long Description')
  await save(page)
  expect(await html(page)).toMatch(/^<p><a href="https:\/\/iso\.example\/17635"[^>]*>See ISO/)
  await editor(page).getByText('See ISO').click()
  await tool(page, 'Link').click()
  expect(await panel.getByLabel('Web address').inputValue()).toBe('https://iso.example/17635')
  await panel.getByRole('button', { name: 'Remove link' }).click()
  await save(page)
  expect(await html(page)).toBe('<p>See ISO 17635 here</p>')
  await tool(page, 'Link').click()
  await expect.poll(() => focused(page)).toBe('Web address')
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toBe('Long Description')
})

test('Q67 what was not touched is saved as it came, nested lists and all; undo brings it back', async () => {
  const page = await openProfile()
  const text =
    '<h2>A</h2><p class="ql-align-center">b <b>c</b></p><ul><li>d<ul><li>e</li></ul></li></ul>'
  await page.route('**/api/v2/company/profile?*', async route => {
    const answer = await route.fetch()
    const { data } = await answer.json()
    await route.fulfill({ json: { data: { ...data, company_long_description: text } } })
  })
  await showProfile(page)
  await save(page)
  expect(await html(page)).toBe(text)
  await page.unroute('**/api/v2/company/profile?*')
  await showProfile(page)
  await editor(page).getByText('A', { exact: true }).click()
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await tool(page, 'Undo').click()
  expect(await editor(page).textContent()).not.toContain('!')
  await page.keyboard.type('x')
  await save(page)
  expect(await html(page)).toContain('<ul><li>d<ul><li>e</li></ul></li></ul>')
})

describe.each(['light', 'dark'] as const)('%s', theme => {
  test('Q67 the editor reads well, its panels too, and from right to left', async () => {
    const page = await openProfile({ theme, reducedMotion: true })
    await page.evaluate(() => globalThis.document.documentElement.setAttribute('dir', 'rtl'))
    await write(page, 'فحص اللحامات')
    expect(await editor(page).evaluate(text => getComputedStyle(text).direction)).toBe('rtl')
    await tool(page, 'Bold').focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => focused(page)).toBe('Italic')
    await tool(page, 'Link').click()
    expect(await axe(page)).toEqual([])
    await shot(page, `company/rich-text-rtl-${theme}`)
  })
})
