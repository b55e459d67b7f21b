import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoAccounts } from '../../demo/db/seed'
import { saveButton, valuesOf } from '../pages/company-forms'
import { bringSession, demo, faultsOf } from '../pages/support'
import { stay } from '../pages/toasts'
import { bodyOf } from '../support/answers'
import { arm, openWindow, wrong } from './control'
import { texts } from './texts'

const EDIT = '/company/products/edit/tofd-probe-pair-5-mhz-6-mm-element'
/** Fields of the thirty features that a product may have (R219). */
const FIELDS = 60

const inputs = (page: Page) => page.locator('input[name^="feature_specification"]')

/** Has the portal answer with a product of these features. */
function answerWith(words: string[]): Promise<void> {
  const feature_specification = Array.from({ length: words.length / 2 }, (_, index) => ({
    id: index + 1,
    feature_value: words[2 * index],
    feature_description: words[2 * index + 1],
  }))
  const { data } = bodyOf('getProduct') as { data: object }
  const body = { data: { ...data, feature_specification } }
  return arm(
    wrong({ call: 'getProduct' }, { body }),
    wrong({ call: 'updateProduct' }, { body: { message: 'Kept.' } }),
  )
}

/** The words of the features in a request, as its bytes have them. */
function featuresOf(body: Buffer): string[] {
  const part = /name="feature_specification\[\d+\]\[feature_\w+\]"\r\n\r\n([^]*?)\r\n--/g
  return [...body.toString().matchAll(part)].map(([, words]) => words!)
}

test(
  'Q112 R210 hostile texts are sent as they were typed, and come back as they were sent',
  { timeout: 300_000 },
  async ({ task }) => {
    const { page } = await openWindow()
    await stay(page)
    await bringSession(page, demoAccounts.company.email)
    for (let from = 0; from < texts.length; from += FIELDS) {
      const typed = Array.from(
        { length: FIELDS },
        (_, index) => texts[(from + index) % texts.length]!,
      )
      await answerWith(typed.map((_, index) => `Feature ${index}`))
      await page.goto(demo(EDIT))
      await expect.poll(() => inputs(page).count()).toBe(FIELDS)
      for (const [index, text] of typed.entries()) await inputs(page).nth(index).fill(text)
      const [request] = await Promise.all([
        page.waitForRequest(
          request => request.method() === 'POST' && /product/.test(request.url()),
        ),
        saveButton(page).click(),
      ])
      expect(featuresOf(request.postDataBuffer()!)).toEqual(typed)
      await answerWith(typed)
      await page.goto(demo(EDIT))
      await expect.poll(() => inputs(page).count()).toBe(FIELDS)
      expect(await valuesOf(inputs(page))).toEqual(typed)
    }
    expect(faultsOf(page).filter(line => !/\/files\/|Failed to load|maybe/.test(line))).toEqual([])
    task.meta.count = { texts: texts.length }
  },
)
