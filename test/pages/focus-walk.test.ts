import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enter } from './dashboard'
import { demo } from './support'

const SIZES = [
  [1280, 720],
  [740, 360],
  [390, 700],
] as const

/** Runs in a page: what has the focus, shadow roots included, and which of its points are not to be seen. */
function stop(): { name: string; hidden: string[] } {
  const up = (node: Node): Node | null =>
    node instanceof ShadowRoot ? node.host : ((node as Element).assignedSlot ?? node.parentNode)
  const within = (node: Node | null, other: Node): boolean =>
    !!node && (node === other || within(up(node), other))
  const topmost = (x: number, y: number, root: DocumentOrShadowRoot = document): Element | null => {
    const at = root.elementFromPoint(x, y)
    const deeper = at?.shadowRoot && at.shadowRoot !== root ? topmost(x, y, at.shadowRoot) : null
    return deeper ?? at
  }
  let focused = document.activeElement!
  while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  if (focused === document.body) return { name: '', hidden: [] }
  // what is drawn for a hidden box is its label
  const boxes = [focused, ...((focused as HTMLInputElement).labels ?? [])]
  const { left, right, top: upper, bottom } = focused.getBoundingClientRect()
  // of what is higher than the room between the bars, what there is room for; of an editor, where its text begins
  const top = bottom - upper > innerHeight - 104 ? Math.max(upper, 0) : upper
  const low = bottom - top > innerHeight / 3 ? top + 24 : bottom - 3
  const [middle, centre] = [(left + right) / 2, (top + low) / 2]
  const points = [
    [middle, top + 3],
    [middle, low],
    [left + 3, centre],
    [right - 3, centre],
  ] as const
  const hidden = points.flatMap(([x, y]) => {
    const on = topmost(x, y)
    if (on && boxes.some(box => within(on, box) || within(box, on))) return []
    return [
      `${Math.round(x)},${Math.round(y)} under ${on ? `${on.localName}.${on.className}` : 'the edge'}`,
    ]
  })
  return {
    name:
      focused.getAttribute('aria-label') ?? `${focused.localName} ${focused.textContent!.trim()}`,
    hidden,
  }
}

/** Goes through a page by Tab to its end; answers with how many stops it has, and with those in part out of sight. */
async function walk(page: Page, path: string): Promise<{ stops: number; hidden: string[] }> {
  const hidden: string[] = []
  await page.goto(demo(path), { waitUntil: 'networkidle' })
  // with the bar of the selection, where the rows are wide enough for one
  const boxes = page.getByRole('table').getByRole('checkbox')
  if (await boxes.count()) await boxes.nth(3).check()
  for (let stops = 0; ; stops++) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(stop)
    if (!at.name || stops === 300) return { stops, hidden }
    if (at.hidden.length) hidden.push(`${at.name}: ${at.hidden.join(', ')}`)
  }
}

test.each([
  ['company', '/company/products'],
  ['company', '/company/products/add'],
  ['company', '/company/profile'],
  ['user', '/creator'],
  ['user', '/ndt-guides'],
] as const)(
  'what has the focus is in view, whatever stands at the edges: %s %s (WCAG 2.4.11)',
  async (account, path) => {
    const page = await enter({ account })
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      const { stops, hidden } = await walk(page, path)
      expect(hidden, `${width} x ${height}`).toEqual([])
      expect(stops).toBeGreaterThan(15)
      await page.goto('about:blank')
    }
  },
)

test.each([
  [740, 360],
  [390, 700],
])(
  'what has the focus in a dialog is in view at %i x %i, on the way back too',
  async (width, height) => {
    const page = await enter({ account: 'user' })
    await page.setViewportSize({ width, height })
    const hidden: string[] = []
    for (const name of ['Edit Personal Information', 'Edit Job Information']) {
      await page.goto(demo('/creator'), { waitUntil: 'networkidle' })
      await page.getByRole('button', { name }).first().click()
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).waitFor()
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let stops = 0; stops < 36; stops++) {
          await page.keyboard.press(key)
          const at = await page.evaluate(stop)
          if (at.hidden.length) hidden.push(`${key} ${at.name}: ${at.hidden.join(', ')}`)
        }
      }
    }
    expect(hidden).toEqual([])
  },
)
