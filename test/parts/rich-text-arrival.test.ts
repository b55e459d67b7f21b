import { expect, test } from 'vitest'
import { enter } from '../pages/dashboard'
import { demo } from '../pages/support'

/** What moves by itself from now on. */
function watch() {
  const moved: number[] = []
  new PerformanceObserver(list =>
    moved.push(...list.getEntries().map(entry => (entry as never as { value: number }).value)),
  ).observe({ type: 'layout-shift' })
  Object.assign(globalThis, { moved })
}

test.each([
  ['a desktop', {}],
  ['a phone', { width: 375, touch: true }],
  ['a narrow window', { width: 375 }],
  ['half a window', { width: 560 }],
] as const)(
  'R171 on %s, a text is read before its editor is here, and nothing moves when that comes',
  async (_, device) => {
    const page = await enter({ account: 'company', ...device })
    let bring = () => {}
    const isRead = new Promise<void>(resume => (bring = resume))
    await page.route('**/rich-text-area.js', async route => {
      await isRead
      await route.continue()
    })
    await page.goto(demo('/company/profile'))
    const profile = page.locator('ndt-company-profile')
    const text = profile.locator('.rich-text .stored-text').first()
    await text.locator('p').first().waitFor()
    const words = (await text.innerText()).replaceAll(/\s+/g, ' ')
    expect(words.length).toBeGreaterThan(40)
    const placeOf = async (what: string) => (await profile.locator(what).first().boundingBox())!
    const [first, field] = [
      await placeOf('.stored-text > :first-child'),
      await placeOf('.rich-text'),
    ]
    await page.evaluate(watch)

    bring()
    const editor = profile.locator('.ql-editor').first()
    await editor.waitFor()
    expect((await editor.innerText()).replaceAll(/\s+/g, ' ')).toBe(words)
    expect(await placeOf('.ql-editor > :first-child')).toEqual(first)
    expect(await placeOf('.rich-text')).toEqual(field)
    await page.waitForTimeout(300)
    expect(await page.evaluate('moved')).toEqual([])
  },
)
