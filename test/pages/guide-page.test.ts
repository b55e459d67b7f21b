import { beforeAll, expect, test } from 'vitest'
import { GUIDE, openGuides, showGuides } from './guides'
import { callsOf, focused } from './dashboard'
import { allow, demo, freshDemo, newPage } from './support'

/** The site comes up at its first request. */
beforeAll(async () => {
  await freshDemo()
  await fetch(demo(GUIDE))
})

const POPUP = /\/ndt-guide-download\.js$/

test('R5 R253 R254 R255 R256 R259 R262 R263 the page has each part of its guide, in their numbers', async () => {
  const page = await openGuides()
  const parts = ['points', 'benefits', 'takeaways'].map(name => `.guide-page__${name}:visible > li`)
  const counts = [...parts, 'details:visible', '[role=tab]'].map(part => page.locator(part).count())
  expect(await Promise.all(counts)).toEqual([5, 6, 3, 5, 6])
  expect(await page.getByRole('tab').allTextContents()).toEqual([
    ...['NDT Engineers and Technicians', 'Quality Control Managers', 'Purchasing Managers'],
    ...['Safety Inspectors', 'R&D Professionals', 'Industry Consultants'],
  ])
  const name = 'Ready to Make the Right UT Choice'
  expect(await page.getByRole('heading', { name, exact: true }).count()).toBe(1)
})

test('R264 each call to action opens the popup, whose code comes with the first', async () => {
  const page = await newPage()
  const scripts: string[] = []
  page.on('request', request => scripts.push(request.url()))
  await showGuides(page)
  await page.waitForLoadState('networkidle')
  expect(scripts.filter(url => POPUP.test(url) || url.includes('/built-in-'))).toEqual([])
  const calls = page.getByRole('button', { name: "Download Now — It's Free" })
  expect(await calls.count()).toBe(3)
  for (const call of await calls.all()) {
    await call.click()
    const popup = page.getByRole('dialog', { name: 'Get the Guide - Free and Instant Access' })
    await popup.waitFor()
    await page.keyboard.press('Escape')
    await popup.waitFor({ state: 'hidden' })
    await expect.poll(() => focused(page)).toBe("Download Now — It's Free")
  }
  expect(scripts.filter(url => POPUP.test(url))).toHaveLength(1)
})

test('R267 the page makes no calls', async () => {
  const page = await newPage()
  const calls = callsOf(page)
  await showGuides(page)
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual([])
})

test('R265 an unknown slug leads to /404', async () => {
  const page = await newPage()
  allow(page, /\b404\b/)
  await page.goto(demo('/ndt-guides/radiography'))
  expect(new URL(page.url()).pathname).toBe('/404')
})

test('R266 what the server wrote into the head is not written twice', async () => {
  const page = await openGuides()
  expect(await page.title()).toBe('Ultrasonic Testing Equipment Buyer Blueprint 2025 | NDT Guides')
  const names = await page
    .locator('head meta')
    .evaluateAll(metas =>
      metas.map(meta => meta.getAttribute('property') ?? meta.getAttribute('name')),
    )
  for (const name of ['description', 'og:title', 'og:description', 'og:image', 'og:url', 'og:type'])
    expect(names.filter(each => each === name)).toEqual([name])
})

test('R263 the questions open and close by keyboard, one at a time', async () => {
  const page = await openGuides()
  const open = page.locator('.guide-page__questions details[open] h3:visible')
  expect(await open.allTextContents()).toEqual(['What does the guide cover?'])
  await page.locator('summary:visible').nth(1).focus()
  await page.keyboard.press('Enter')
  expect(await open.allTextContents()).toEqual(['Is the guide really free?'])
  await page.keyboard.press('Space')
  expect(await open.allTextContents()).toEqual([])
})

test('R257 R258 by keyboard: the arrows choose an audience, Tab leads on to its call', async () => {
  const page = await openGuides()
  await page.getByRole('tab', { selected: true }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => focused(page)).toBe('Industry Consultants')
  const panel = page.getByRole('tabpanel', { name: 'Industry Consultants' })
  await expect.poll(() => panel.evaluate(panel => getComputedStyle(panel).opacity)).toBe('1')
  expect(await page.locator('.guide-page__audience:visible').count()).toBe(1)
  await page.keyboard.press('Tab')
  await expect.poll(() => focused(page)).toBe("Download Now — It's Free")
  expect(await panel.locator(':focus').count()).toBe(1)
})

test('R258 the fade takes 300 ms out and goes back in', async () => {
  const page = await openGuides()
  const stage = page.locator('.guide-page__audience:visible')
  expect(await stage.evaluate(stage => getComputedStyle(stage).transitionDuration)).toBe('0.3s')
  const reduced = await openGuides({ reducedMotion: true })
  await reduced.getByRole('tab', { name: 'Safety Inspectors' }).click()
  const shown = reduced.locator('.guide-page__audience:visible h3')
  await expect.poll(() => shown.allTextContents()).toEqual(['Safety Inspectors'])
})

test('R258 the new tab fades in once: it is not seen before', async () => {
  const page = await openGuides()
  const panel = page.getByRole('tabpanel', { name: 'Safety Inspectors', includeHidden: true })
  const seen = panel.evaluate(
    panel =>
      new Promise<number[]>(resolve => {
        const opacities: number[] = []
        const look = () => {
          const isShown =
            panel.classList.contains('guide-page__audience') && !panel.hasAttribute('hidden')
          if (isShown) opacities.push(Number(getComputedStyle(panel).opacity))
          if (opacities.at(-1) === 1 && !panel.classList.contains('is-away')) resolve(opacities)
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
  await page.getByRole('tab', { name: 'Safety Inspectors' }).click()
  const opacities = await seen
  expect(opacities[0]).toBe(0)
  expect(opacities).toEqual(opacities.toSorted((a, b) => a - b))
})

test('the guide reads whole without JavaScript: every audience, question and point', async () => {
  const page = await newPage({ javaScript: false })
  await page.goto(demo(GUIDE))
  for (const text of ['Industry Consultants', 'Buy for the next scope', 'A budget you can defend'])
    expect(await page.getByRole('heading', { name: text }).isVisible()).toBe(true)
  expect(await page.locator('.guide-page__audience:visible').count()).toBe(6)
  await page.locator('summary').last().click()
  expect(await page.locator('details p:visible').count()).toBe(1)
})

test('on a page that reads right to left, an English guide keeps its marks where they belong', async () => {
  const page = await openGuides()
  await page.evaluate(() => globalThis.document.documentElement.setAttribute('dir', 'rtl'))
  const texts = page.locator('ndt-guide-page :is(h1, h3, p, li > span):visible')
  const ways = await texts.evaluateAll(texts =>
    texts.map(text => [getComputedStyle(text).direction, getComputedStyle(text).textAlign].join()),
  )
  expect(ways.length).toBeGreaterThan(20)
  expect(new Set(ways)).toEqual(new Set(['ltr,right', 'ltr,center']))
})
