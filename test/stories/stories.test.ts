import { expect, test } from 'vitest'
import { storiesOf } from './built'
import { StoryWindow, type Checked, type Look, type Verdict } from './story-window'
import { startStorybook } from './storybook'

const LIGHT: Look = { width: 1280, theme: 'light', isWideFont: false }
const DARK: Look = { width: 1280, theme: 'dark', isWideFont: true }
const PHONE = { width: 375 }

/** Two looks find most; `npm run test:stories:looks` gives each story all four. */
const isEveryLook = import.meta.env.MODE === 'every-look'

/** Stories that are open at once; a story waits more than it works. */
const AT_ONCE = 4

const { origin, browser } = await startStorybook()
type Windows = [wide: StoryWindow, phone: StoryWindow]

const free: Windows[] = await Promise.all(
  Array.from({ length: AT_ONCE }, () =>
    Promise.all([
      StoryWindow.open(browser, origin, LIGHT),
      StoryWindow.open(browser, origin, { ...DARK, ...PHONE }),
    ]),
  ),
)

for (const story of storiesOf()) {
  test.concurrent(`${story.title}: ${story.name}`, async () => {
    const windows = free.pop()!
    const faults = await faultsOf(story.id, windows).finally(() => free.push(windows))
    expect(faults).toEqual([])
  })
}

/**
 * What is wrong with a story. What its play does depends on the room: it is played wide, and on a phone in a
 * wide font; one that only stands there takes any look without a new start.
 */
async function faultsOf(id: string, [wide, phone]: Windows): Promise<string[]> {
  const verdict = await wide.show(id)
  if (!verdict.isPlayed) {
    const onPhone = { ...DARK, ...PHONE }
    return faultsIn(
      wide,
      verdict,
      isEveryLook ? [DARK, onPhone, { ...LIGHT, ...PHONE }] : [onPhone],
    )
  }
  const onPhone = await phone.show(id)
  const faults = await Promise.all([
    faultsIn(wide, verdict, isEveryLook ? [DARK] : []),
    faultsIn(phone, onPhone, isEveryLook ? [{ ...LIGHT, ...PHONE }] : []),
  ])
  return faults.flat()
}

/** Gives a story that is shown other looks. One that broke while it was drawn has no reports at all. */
async function faultsIn(
  window: StoryWindow,
  { reporters }: Verdict,
  others: Look[],
): Promise<string[]> {
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
