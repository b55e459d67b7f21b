import { afterAll, expect, test } from 'vitest'
import { launch } from '../pages/chromium'
import { FOLDER, isPlayed, storiesOf } from './built'
import { serveFolder } from './static-server'
import { StoryWindow, type Checked, type Look } from './story-window'

const LIGHT: Look = { width: 1280, theme: 'light', isWideFont: false }
const DARK: Look = { width: 1280, theme: 'dark', isWideFont: true }
const PHONE = { width: 375 }

/** Stories that are open at once; a story waits more than it works. */
const AT_ONCE = 4

const { origin, close } = await serveFolder(FOLDER)
const browser = await launch()
type Windows = [wide: StoryWindow, phone: StoryWindow]

const free: Windows[] = await Promise.all(
  Array.from({ length: AT_ONCE }, () =>
    Promise.all([
      StoryWindow.open(browser, origin, LIGHT),
      StoryWindow.open(browser, origin, { ...DARK, ...PHONE }),
    ]),
  ),
)
afterAll(async () => {
  await browser.close()
  close()
})

for (const story of storiesOf()) {
  test.concurrent(`${story.title}: ${story.name}`, async () => {
    const windows = free.pop()!
    const checks = isPlayed(story) ? played(story.id, windows) : still(story.id, windows)
    const faults = await checks.finally(() => free.push(windows))
    expect(faults.flat()).toEqual([])
  })
}

/** What a story's play does depends on the room: it is played wide, and on a phone in a wide font. */
function played(id: string, [wide, phone]: Windows): Promise<string[][]> {
  return Promise.all([faultsIn(wide, id, [DARK]), faultsIn(phone, id, [{ ...LIGHT, ...PHONE }])])
}

/** One that only stands there takes any look without a new start. */
function still(id: string, [wide]: Windows): Promise<string[][]> {
  return Promise.all([faultsIn(wide, id, [DARK, { ...DARK, ...PHONE }, { ...LIGHT, ...PHONE }])])
}

/** Shows a story, and then gives it other looks. One that broke while it was drawn has no reports at all. */
async function faultsIn(window: StoryWindow, id: string, others: Look[]): Promise<string[]> {
  const { reporters } = await window.show(id)
  const [shown, seen] = ['console', 'a11y'].map(
    type => reporters.find(report => report.type === type)?.result,
  )
  if (!shown || !seen?.toolOptions) return ['no report of the console or of axe']
  const faults = violationsOf(window.look, seen.violations!)
  let { width } = window.look
  for (const look of others) {
    await window.turn(look)
    const checked = look.width === width ? window.checkDrawn : window.check
    faults.push(...violationsOf(look, await checked.call(window, seen.toolOptions)))
    width = look.width
  }
  return [
    ...faults,
    ...(shown.missing ?? []).map(line => `expected on the console: ${line}`),
    ...(shown.unexpected ?? []).map(line => `console: ${line}`),
    ...window.takeStrays(),
  ]
}

function violationsOf(look: Look, violations: Checked['violations']): string[] {
  return violations.flatMap(({ help, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) =>
        `${look.width} px, ${look.theme}: ${help}: ${html} ${failureSummary}`,
    ),
  )
}
