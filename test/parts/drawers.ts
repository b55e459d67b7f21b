import type { CDPSession, Locator } from 'playwright-core'
import { expect } from 'vitest'
import { demo, newPage } from '../pages/support'

/** A phone's window. */
export const PHONE = { width: 375, height: 800, touch: true }

/** The drawer behind List Your Company on a phone, and a finger. */
export async function openDrawer() {
  const page = await newPage(PHONE)
  await page.goto(demo('/'))
  await page.getByRole('button', { name: 'List Your Company' }).tap()
  const drawer = page.getByRole('dialog', { name: 'List Your Company' })
  await drawer.waitFor()
  await still(drawer)
  return { page, drawer, finger: await page.context().newCDPSession(page) }
}

/** A finger's touch, in pixels of the window. */
export const touch = (finger: CDPSession, type: 'Start' | 'Move' | 'End', y?: number, x = 180) =>
  finger.send('Input.dispatchTouchEvent', {
    type: `touch${type}`,
    touchPoints: y === undefined ? [] : [{ x, y }],
  })

/** Where its upper edge lies. */
export const top = (drawer: Locator) =>
  drawer.evaluate(dialog => Math.round(dialog.getBoundingClientRect().top))

/** It has come in. */
export const still = (drawer: Locator) =>
  expect.poll(() => drawer.evaluate(dialog => dialog.getAnimations().length)).toBe(0)
