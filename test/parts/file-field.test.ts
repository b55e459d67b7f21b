import type { JSHandle, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { input, MB, openField, pdf } from '../pages/fixtures/file-field'
import { axe, newPage, shot } from '../pages/support'

/** Files on the way from the desktop to the page. */
function dragged(page: Page, ...names: string[]): Promise<JSHandle<DataTransfer>> {
  return page.evaluateHandle(names => {
    const transfer = new DataTransfer()
    for (const name of names) transfer.items.add(new File(['%PDF'], name))
    return transfer
  }, names)
}

describe('a file', () => {
  test('R64 R65 is chosen by keyboard alone, and removed', async () => {
    const { page } = await openField()
    await page.getByRole('button', { name: 'Close' }).focus()
    await page.keyboard.press('Tab')
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.keyboard.press('Enter'),
    ])
    await chooser.setFiles(pdf())
    await page.getByText('okafor.pdf', { exact: true }).waitFor()
    expect(await axe(page)).toEqual([])
    for (const name of ['Update Resume', 'Preview (opens in a new tab)', 'Remove resume']) {
      const focused = page.locator(`[aria-label="${name}"]:focus-visible`)
      await expect.poll(() => focused.count()).toBe(1)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => input(page).evaluate(element => element.matches(':focus'))).toBe(true)
    expect(await input(page).getAttribute('aria-label')).toBe('Upload: Resume')
  })

  test('is dropped', async () => {
    const { page } = await openField()
    const zone = page.locator('.file')
    const dataTransfer = await dragged(page, 'okafor.docx')
    await zone.dispatchEvent('dragover', { dataTransfer })
    await page.locator('.file.is-over').waitFor()
    await zone.dispatchEvent('dragleave')
    await page.locator('.file:not(.is-over)').waitFor()
    await zone.dispatchEvent('drop', { dataTransfer })
    await page.getByText('okafor.docx', { exact: true }).waitFor()
  })

  test('R242 R243 Q65 that may not be sent is not taken, and it says why', async () => {
    const { page } = await openField()
    const fault = page.locator('.field__error')
    await input(page).setInputFiles(pdf(5 * MB + 1))
    await expect.poll(() => fault.textContent()).toBe('File size exceeds the 5 MB limit.')
    await input(page).setInputFiles(pdf(10, 'okafor.exe'))
    await expect
      .poll(() => fault.textContent())
      .toBe('Invalid file type. Only DOC, DOCX, and PDF are allowed.')
    const dataTransfer = await dragged(page, 'a.pdf', 'b.pdf')
    await page.locator('.file').dispatchEvent('drop', { dataTransfer })
    await expect.poll(() => fault.textContent()).toBe('You can upload a maximum of 1 file.')
    await input(page).setInputFiles(pdf(5 * MB))
    await expect.poll(() => fault.count()).toBe(0)
  })

  test('R65 is looked at in a tab of its own', async () => {
    const { page } = await openField()
    await page.evaluate(() => {
      const make = URL.createObjectURL
      URL.createObjectURL = (file: Blob) => {
        const { type, size } = file
        const address = make.call(URL, file)
        Object.assign(globalThis, { [address]: { type, size } })
        return address
      }
    })
    await input(page).setInputFiles(pdf())
    const link = page.getByRole('link', { name: 'Preview' })
    expect(await link.getAttribute('href')).toMatch(/^blob:/)
    await Promise.all([page.context().waitForEvent('page'), link.click()])
    const behind = await link.evaluate(
      ({ href }: HTMLAnchorElement) => (globalThis as unknown as Record<string, object>)[href],
    )
    expect(behind).toEqual({ type: 'application/pdf', size: pdf().buffer.length })
  })
})

test.each([
  { width: 1280, theme: 'dark' },
  { width: 375, theme: 'light' },
] as const)('a field at $width px, $theme, looks right', async visitor => {
  const { page } = await openField(await newPage(visitor))
  await input(page).setInputFiles(pdf(312 * 1024, 'Procedure for dissimilar metal welds, 2.pdf'))
  await page.getByText('312 KB', { exact: true }).waitFor()
  await shot(page, `file-field-${visitor.width}-${visitor.theme}`)
  expect(await axe(page)).toEqual([])
  const body = page.locator('.dialog__body')
  expect(await body.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})
