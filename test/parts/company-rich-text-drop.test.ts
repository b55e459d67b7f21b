import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { editor, openProfile, save, stored, write } from '../pages/company-profile'

const TEXT = 'company_long_description'

/** Drags markup from elsewhere on the page onto the end of the text, with the mouse. */
async function drag(page: Page, html: string): Promise<void> {
  await page.evaluate(html => {
    const source = Object.assign(document.createElement('p'), { draggable: true, id: 'source' })
    source.textContent = 'Drag me'
    source.addEventListener('dragstart', ({ dataTransfer }) => {
      dataTransfer!.setData('text/html', html)
    })
    document.querySelector('main')!.prepend(source)
  }, html)
  const { x, y, width } = (await editor(page).locator('p').last().boundingBox())!
  await page.locator('#source').hover()
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y + 6, { steps: 4 })
  await page.mouse.move(x + width - 4, y + 8, { steps: 4 })
  await page.mouse.up()
}

test('Q67 R173 markup that is dropped is taken as a paste is: no image from elsewhere is asked for', async () => {
  const page = await openProfile()
  const asked: string[] = []
  await page.route('https://tracker.example/**', route => {
    asked.push(route.request().url())
    return route.abort()
  })
  await write(page, 'Girth welds')
  await drag(page, ' <b onclick="x">in steel</b><img src="https://tracker.example/p.png">')
  await expect.poll(() => editor(page).innerHTML()).toContain('<strong>')
  expect(await editor(page).locator('img').count()).toBe(0)
  await page.keyboard.type('!')
  await save(page)
  expect((await stored(page))[TEXT]).toBe('<p>Girth welds <strong>in steel!</strong></p>')
  expect(asked).toEqual([])
})
