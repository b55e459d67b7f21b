import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { enter } from '../pages/dashboard'
import { demo, newPage } from '../pages/support'

const guide: unknown = JSON.parse(
  readFileSync('dist/guides/ultrasonic-testing-buyers-guide.json', 'utf8'),
)

test.each([
  ['ndt-guide-page', '.guide-page--waiting'],
  ['ndt-guide-list', '.guide-hero'],
] as const)(
  'while the guides of %s are on their way, its head is as high as it will be',
  async (tag, head) => {
    const page = await newPage()
    let send = () => {}
    const sent = new Promise<void>(resolve => (send = resolve))
    await page.route('**/late.json', async route => {
      await sent
      await route.fulfill({ json: [guide] })
    })
    await page.route('**/guides/*.svg', route =>
      route.fulfill({ path: 'dist/guides/instrument.svg' }),
    )
    await page.goto(demo('/ndt-guides'))
    await page.evaluate(tag => {
      const { body } = globalThis.document
      body.replaceChildren()
      const late = body.appendChild(globalThis.document.createElement(tag))
      late.setAttribute('src', '/late.json')
    }, tag)
    await page.locator(`${tag} [aria-busy=true]`).waitFor()
    const before = await page.locator(`${tag} ${head}`).first().boundingBox()
    send()
    await page.locator(`${tag} .guide-hero__picture`).waitFor()
    const after = await page.locator(`${tag} .guide-hero`).first().boundingBox()
    expect(Math.abs(before!.height - after!.height)).toBeLessThan(2)
  },
)

test('what stands for a form that is on its way keeps clear of the edges of its card', async () => {
  const page = await enter({ account: 'company' })
  await page.route('**/api/**', () => {})
  await page.goto(demo('/company/products/add'))
  await page.evaluate(() => {
    const { body } = globalThis.document
    body.replaceChildren()
    body
      .appendChild(globalThis.document.createElement('ndt-product-form'))
      .setAttribute('slug', 'x')
  })
  const [card, line] = ['.card', '.card .sk'].map(of => page.locator(of).first())
  await line!.waitFor()
  const [around, inside] = [(await card!.boundingBox())!, (await line!.boundingBox())!]
  expect(inside.x - around.x).toBeGreaterThan(16)
  expect(inside.y - around.y).toBeGreaterThan(16)
})
