import { expect, test } from 'vitest'
import { stop } from '../pages/focus-stop'
import { click, evaluate, go, press, resize, see, signIn, useWindow } from './window'

useWindow()

/**
 * Goes through what is open by Tab, to its last stop or for so many; answers with those in part out of sight.
 * From a page's last stop Firefox would give the focus to its own bars, and no page after it would have it.
 */
async function walk(keys: string, most: number, last?: string) {
  const hidden: string[] = []
  for (let stops = 1; ; stops++) {
    await press(keys)
    const at = await evaluate(stop, undefined)
    if (at.hidden.length) hidden.push(`${at.name}: ${at.hidden.join(', ')}`)
    if (stops === most || (last && at.name.endsWith(last))) return { stops, hidden }
  }
}

test.each([
  ['company', '/company/products/add', 'Save & Add another'],
  ['company', '/company/services/add', 'Save & Add another'],
  ['company', '/company/profile', 'button Save'],
  ['user', '/creator', 'Dark'],
  ['user', '/ndt-guides/ultrasonic-testing-buyers-guide', 'Dark'],
] as const)(
  'what Tab leads to is in view, whatever stands at the edges: %s %s (WCAG 2.4.11)',
  async (account, path, last) => {
    await resize(1280, 720)
    await signIn(account)
    for (const [width, height] of [
      [740, 360],
      [460, 700],
    ] as const) {
      await resize(width, height)
      await go(path)
      const { stops, hidden } = await walk('Tab', 100, last)
      expect(hidden, `${width} x ${height}`).toEqual([])
      expect(stops).toBeGreaterThan(14)
      expect(stops).toBeLessThan(100)
      await go('/')
    }
  },
)

test('what Tab leads to in a dialog is in view, on the way back too', async () => {
  await resize(1280, 720)
  await signIn('user')
  await resize(740, 360)
  for (const keys of ['Tab', 'Shift+Tab']) {
    await go('/creator')
    await click('button', 'Edit Personal Information')
    await see('dialog button', 'Save')
    expect((await walk(keys, 20)).hidden, keys).toEqual([])
  }
})
