import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { input, MB, openField, pdf, state } from '../pages/fixtures/file-field'
import { allow, shot } from '../pages/support'

/** Sets how many bytes a second go out; -1 is as many as there are. */
async function throttle(page: Page): Promise<(uploadThroughput: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  const rest = { offline: false, latency: 0, downloadThroughput: -1 }
  return async uploadThroughput =>
    void (await session.send('Network.emulateNetworkConditions', { ...rest, uploadThroughput }))
}

describe('a file on its way', () => {
  test('R9 R66 shows how far it is, and arrives', async () => {
    const { page, sent } = await openField()
    await input(page).setInputFiles(pdf(2 * MB))
    const speed = await throttle(page)
    await speed(2 * MB)
    await page.getByRole('button', { name: 'Save' }).click()
    const bar = page.getByRole('progressbar', { name: 'Uploading okafor.pdf' })
    const seen = new Set<number>()
    while ((await state(page)) === 'saving') {
      seen.add(await bar.evaluate(bar => (bar as HTMLProgressElement).value).catch(() => 0))
    }
    expect(seen.size).toBeGreaterThan(2)
    expect(await state(page)).toBe('saved')
    expect(sent[0]!.headers['x-requested-with']).toBe('XMLHttpRequest')
    expect(sent[0]!.body.length).toBeGreaterThan(2 * MB)
    expect(sent[0]!.body).toContain('name="resume"; filename="okafor.pdf"')
  })

  test('can be cancelled, and sent after all', async () => {
    const { page, sent } = await openField()
    await input(page).setInputFiles(pdf(2 * MB))
    const speed = await throttle(page)
    await speed(50_000)
    await page.getByRole('button', { name: 'Save' }).click()
    const bar = page.getByRole('progressbar')
    await expect
      .poll(() => bar.evaluate(bar => (bar as HTMLProgressElement).value))
      .toBeGreaterThan(0)
    await shot(page, 'file-field-sending')
    await page.getByRole('button', { name: 'Cancel upload' }).click()
    await expect.poll(() => state(page)).toBe('cancelled')
    await expect.poll(() => input(page).evaluate(element => element.matches(':focus'))).toBe(true)
    await speed(-1)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => state(page)).toBe('saved')
    expect(sent.filter(({ body }) => body.length > 2 * MB)).toHaveLength(1)
  })

  test('that was lost can be sent once more', async () => {
    const { page, site, sent } = await openField()
    allow(page, /ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/)
    site.fail(/update-jobinfo/, 'abort', 1)
    await input(page).setInputFiles(pdf())
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => state(page)).toBe('offline')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.poll(() => state(page)).toBe('saved')
    expect(sent).toHaveLength(1)
  })
})
