import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openDashboard, startAnew } from './dashboard'

beforeAll(startAnew)

const STEPS = [
  'NDT Companies',
  'NDT Jobs',
  'NDT Webinars',
  'NDT Courses',
  'NDT Articles',
  'NDT Application Notes',
]

const button = (page: Page) => page.getByRole('button', { name: /^Pause the tagline/ })
const list = (page: Page) => page.locator('.site-header__tagline-list')

/** The step that is wholly in view, at a moment of the cycle. */
async function stepAt(page: Page, milliseconds: number): Promise<string[]> {
  return list(page).evaluate((list, currentTime) => {
    for (const animation of list.getAnimations()) Object.assign(animation, { currentTime })
    const { top, bottom } = list.parentElement!.getBoundingClientRect()
    return [...list.children]
      .filter(step => {
        const box = step.getBoundingClientRect()
        return Math.abs(box.top - top) < 1 && Math.abs(box.bottom - bottom) < 1
      })
      .map(step => step.textContent!)
  }, milliseconds)
}

/** Whether the tagline runs, and its ticks with it. */
async function playing(page: Page): Promise<string> {
  return button(page).evaluate(button => {
    const states = button.getAnimations({ subtree: true }).map(({ playState }) => playState)
    return [...new Set(states)].join()
  })
}

test('R20 R21 the tagline shows its six steps in order, 2.5 s each, and again after 15 s', async () => {
  const page = await openDashboard()
  const timing = await list(page).evaluate(list => list.getAnimations()[0]!.effect!.getTiming())
  expect(timing).toMatchObject({ duration: 15_000, iterations: Infinity })
  for (const [index, step] of [...STEPS, STEPS[0]].entries()) {
    expect(await stepAt(page, index * 2500 + 50)).toEqual([step])
    expect(await stepAt(page, index * 2500 + 2050)).toEqual([step])
  }
})

test('R20 the tagline pauses under the pointer, on focus, and for good when it is pressed', async () => {
  const page = await openDashboard()
  expect(await playing(page)).toBe('running')
  await button(page).hover()
  expect(await playing(page)).toBe('paused')
  await page.mouse.move(640, 800)
  expect(await playing(page)).toBe('running')

  await page.getByRole('link', { name: 'NDT, home' }).focus()
  await page.keyboard.press('Tab')
  expect(await playing(page)).toBe('paused')
  await page.keyboard.press('Tab')
  expect(await playing(page)).toBe('running')

  await button(page).click()
  await page.mouse.move(640, 800)
  await page.keyboard.press('Tab')
  expect(await button(page).getAttribute('aria-pressed')).toBe('true')
  expect(await playing(page)).toBe('paused')
  await button(page).click()
  await page.mouse.move(640, 800)
  expect(await playing(page)).toBe('running')
})

test('R20 the tagline stands still, at its first step, for who wants less motion', async () => {
  const page = await openDashboard({ reducedMotion: true })
  expect(await playing(page)).toBe('')
  expect(await stepAt(page, 0)).toEqual(['NDT Companies'])
})

test('R20 the tagline is in view, whole, at every width', async () => {
  const page = await openDashboard({ width: 320 })
  for (const width of [320, 375, 800, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const step = (await list(page).locator('span').nth(5).boundingBox())!
    const { right } = await list(page).evaluate(list => {
      return list.parentElement!.getBoundingClientRect().toJSON() as DOMRect
    })
    expect(step.x + step.width).toBeLessThanOrEqual(right + 0.5)
  }
})
