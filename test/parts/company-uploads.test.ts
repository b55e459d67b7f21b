import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  filesIn,
  fillProduct,
  hollow,
  openProduct,
  picture,
  refusals,
  said,
  saveAndLeave,
  saveButton,
  upload,
  LIST,
} from '../pages/company-forms'
import { showCompany } from '../pages/company'
import { callsOf, focused } from '../pages/dashboard'
import { allow } from '../pages/support'

const MB = 1_048_576

/** Gives pictures to the uploader as a drop or a paste does. */
async function give(page: Page, type: 'drop' | 'paste', ...names: string[]): Promise<void> {
  await page.locator('.uploader--tiles').evaluate(
    (list, { type, names }) => {
      const data = new DataTransfer()
      for (const name of names) data.items.add(new File(['x'], name, { type: 'image/png' }))
      const init = { bubbles: true, cancelable: true, composed: true }
      list.dispatchEvent(
        type === 'drop'
          ? new DragEvent(type, { ...init, dataTransfer: data })
          : new ClipboardEvent(type, { ...init, clipboardData: data }),
      )
    },
    { type, names },
  )
}

describe('the uploader', () => {
  test('R237 R238 R240 takes what is chosen, dropped and pasted, in that order', async () => {
    const page = await openProduct()
    await upload(page, 'Images', await picture('c.png'))
    await give(page, 'drop', 'a.png')
    await give(page, 'paste', 'b.png')
    await expect.poll(() => filesIn(page, 'Images').allTextContents()).toHaveLength(3)
    expect(await filesIn(page, 'Images').allTextContents()).toEqual(['c.png', 'a.png', 'b.png'])
    const calls = callsOf(page)
    await page.getByRole('button', { name: 'Remove a.png' }).click()
    expect(await filesIn(page, 'Images').allTextContents()).toEqual(['c.png', 'b.png'])
    expect(calls).toEqual([])
  })

  test('R243 R221 Q66 five pictures, of 5 MB to the byte, and one video; no more', async () => {
    const page = await openProduct()
    await upload(page, 'Images', hollow('exact.png', 'image/png', 5 * MB))
    const more = ['1.png', '2.png', '3.png', '4.png', '5.png']
    await upload(page, 'Images', ...more.map(name => hollow(name, 'image/png', 10)))
    const notes = (card: string) => refusals(page, card).locator('.file__note').allTextContents()
    expect(await notes('Images')).toEqual(['You can upload a maximum of 5 files.'])
    expect(await filesIn(page, 'Images').allTextContents()).toEqual([
      'exact.png',
      ...more.slice(0, 4),
    ])
    await upload(page, 'Videos', hollow('film.mov', 'video/quicktime', 10))
    expect(await notes('Videos')).toEqual(['Invalid file type. Only MP4 is allowed.'])
    await upload(page, 'Videos', hollow('a.mp4', 'video/mp4', 10))
    await upload(page, 'Videos', hollow('b.mp4', 'video/mp4', 10))
    expect(await notes('Videos')).toEqual(['You can upload a maximum of 1 file.'])
  })

  test.each([
    ['a.png', 10, 'The file has already been uploaded.'],
    ['large.png', 5 * MB + 1, 'File size exceeds the 5 MB limit.'],
    ['note.txt', 10, 'Invalid file type. Only PNG, JPEG, and JPG are allowed.'],
  ])('R241 R242 R244 Q66 %s is refused, until it is dismissed', async (name, size, message) => {
    const page = await openProduct()
    await upload(page, 'Images', await picture('a.png'))
    await upload(page, 'Images', hollow(name, 'image/png', size))
    const refused = refusals(page, 'Images')
    expect(await refused.locator('.file__note').textContent()).toBe(message)
    await page.getByRole('button', { name: `Dismiss ${name}` }).click()
    expect(await refused.count()).toBe(0)
    expect(await filesIn(page, 'Images').allTextContents()).toEqual(['a.png'])
  })

  test('R239 R245 Q62 a stored picture is deleted at once, after a question', async () => {
    const page = await openProduct()
    await fillProduct(page, 'Two pictures')
    await upload(page, 'Images', await picture('a.png'), await picture('b.png'))
    await saveAndLeave(page, LIST)
    await showCompany(page, '/company/products/edit/two-pictures', 'ndt-product-form')
    const calls = callsOf(page)
    await page.getByRole('button', { name: 'Remove a.png' }).click()
    const question = page.getByRole('dialog', { name: 'Remove a.png?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect(calls).toEqual([])
    await page.getByRole('button', { name: 'Remove a.png' }).click()
    await question.getByRole('button', { name: 'Remove' }).click()
    await said(page, 'File deleted successfully').waitFor()
    await expect.poll(() => focused(page)).toMatch(/: Images$/)
    // the portal may count it as a change of the product: what that is now is read
    await expect
      .poll(() => calls.map(call => call.replace(/\d+$/, 'n')))
      .toEqual([
        'DELETE /api/v2/company/product/image/n',
        'GET /api/v2/company/product/two-pictures',
      ])
    await page.reload()
    await expect.poll(() => filesIn(page, 'Images').allTextContents()).toEqual(['b.png'])
  })

  test('R245 a picture that could not be deleted stays, and it is said', async () => {
    const page = await openProduct('/company/products/edit/two-pictures')
    allow(page, /500/, /> save:/)
    await page.route('**/product/image/*', route => route.fulfill({ status: 500, json: {} }))
    await page.getByRole('button', { name: 'Remove b.png' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await said(page, 'Error deleting file').waitFor()
    expect(await filesIn(page, 'Images').allTextContents()).toEqual(['b.png'])
    expect(await saveButton(page).isEnabled()).toBe(true)
  })
})
