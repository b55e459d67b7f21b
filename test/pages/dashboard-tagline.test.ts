import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dialog } from './applying'
import { enter, openDashboard, showDashboard } from './dashboard'
import { pencil } from './profile-dialogs'
import { settle, type Visitor } from './support'

const STEPS = [
  'NDT Companies',
  'NDT Jobs',
  'NDT Webinars',
  'NDT Courses',
  'NDT Articles',
  'NDT Application Notes',
]

const button = (page: Page) => page.getByRole('button', { name: /^Pause the tagline/ })
/** The steps that can be seen, wholly. */
async function shown(page: Page): Promise<string[]> {
  await settle(page)
  return page.locator('.site-header__tagline-window').evaluate(view => {
    const { top, bottom } = view.getBoundingClientRect()
    return [...view.children]
      .filter(step => {
        const box = step.getBoundingClientRect()
        const isWhole = Math.abs(box.top - top) < 1 && Math.abs(box.bottom - bottom) < 1
        return isWhole && step.checkVisibility({ visibilityProperty: true })
      })
      .map(step => step.textContent!)
  })
}

/** The step that stands, in view or not. */
const kept = (page: Page) => page.locator('.site-header__tagline-window > .is-shown').textContent()

/** The dashboard, its clock held: it goes on when a test says so. */
async function openHeld(visitor?: Visitor): Promise<Page> {
  const page = await enter(visitor)
  const start = Date.now()
  await page.clock.install({ time: start })
  await showDashboard(page)
  await page.clock.pauseAt(start + 3_600_000)
  return page
}

/** The step in view, and the one that follows it after its time. */
async function nextOf(page: Page): Promise<[now: number, next: number]> {
  // what a visitor did is taken up in the next frame
  await page.clock.runFor(50)
  const now = STEPS.indexOf((await shown(page))[0]!)
  await page.clock.runFor(2500)
  return [now, STEPS.indexOf((await shown(page))[0]!)]
}

async function isRunning(page: Page): Promise<boolean> {
  const [now, next] = await nextOf(page)
  expect(now).not.toBe(-1)
  return next === (now + 1) % STEPS.length
}

test('R20 R21 the tagline shows its six steps in order, 2.5 s each, and again after 15 s', async () => {
  const page = await openHeld()
  for (let step = 0; step < 7; step++) {
    const [now, next] = await nextOf(page)
    expect(next).toBe((now + 1) % STEPS.length)
  }
})

test('R20 the tagline pauses under the pointer, on focus, and for good when it is pressed', async () => {
  const page = await openHeld()
  expect(await isRunning(page)).toBe(true)
  await button(page).hover()
  expect(await isRunning(page)).toBe(false)
  await page.mouse.move(640, 800)
  expect(await isRunning(page)).toBe(true)

  await page.getByRole('link', { name: 'NDT, home' }).focus()
  await page.keyboard.press('Tab')
  expect(await isRunning(page)).toBe(false)
  await page.keyboard.press('Tab')
  expect(await isRunning(page)).toBe(true)

  await button(page).click()
  await page.mouse.move(640, 800)
  await page.keyboard.press('Tab')
  expect(await button(page).getAttribute('aria-pressed')).toBe('true')
  expect(await isRunning(page)).toBe(false)
  await button(page).click()
  await page.mouse.move(640, 800)
  expect(await isRunning(page)).toBe(true)
})

test('R20 a finger that has paused the tagline lets it go on', async () => {
  const page = await openHeld({ touch: true })
  for (const isOn of [false, true]) {
    await button(page).tap()
    expect(await isRunning(page)).toBe(isOn)
  }
})

test('R20 the tagline stands still, at its first step, for who wants less motion', async () => {
  const page = await openHeld({ reducedMotion: true })
  expect(await nextOf(page)).toEqual([0, 0])
})

test('R20 the tagline stands still while nobody sees it, and goes on from there', async () => {
  const page = await openHeld()
  await page.setViewportSize({ width: 1280, height: 400 })
  await page.evaluate(() => scrollTo({ top: 9999, behavior: 'instant' }))
  await page.clock.runFor(50)
  const now = await kept(page)
  await page.clock.runFor(15_000 + 2500)
  expect(await kept(page)).toBe(now)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  expect(await isRunning(page)).toBe(true)
})

test('R20 the tagline stands still behind a dialog, and goes on from there', async () => {
  const page = await openHeld()
  const form = dialog(page, 'Personal Information')
  const isOpen = () => page.clock.runFor(50).then(() => form.isVisible())
  await pencil(page, 'Personal Information').click()
  await expect.poll(isOpen).toBe(true)
  const now = await kept(page)
  await page.clock.runFor(2500 + 2500)
  expect(await kept(page)).toBe(now)
  await page.keyboard.press('Escape')
  await expect.poll(isOpen).toBe(false)
  expect(await isRunning(page)).toBe(true)
})

test('between two steps the page costs nothing', async () => {
  const page = await openDashboard()
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const styled = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'RecalcStyleCount')!.value
  }
  await expect
    .poll(async () => {
      const before = await styled()
      await page.waitForTimeout(1000)
      return (await styled()) - before
    })
    .toBeLessThan(3)
})

test('R20 the tagline is in view, whole, at every width', async () => {
  const page = await openDashboard({ width: 320 })
  for (const width of [320, 375, 800, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const view = page.locator('.site-header__tagline-window')
    const step = (await view.locator('span').nth(5).boundingBox())!
    const { right } = await view.evaluate(view => view.getBoundingClientRect().toJSON() as DOMRect)
    expect(step.x + step.width).toBeLessThanOrEqual(right + 0.5)
  }
})
