import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { demoAccounts } from '../../demo/db/seed'
import { isChange } from '../../src/contract/call'
import { bringSession, faultsOf, freshDemo } from '../pages/support'
import { arm, definitionOf, forget, sent, wrong, type Window } from './control'
import { INNER, type Fault, type Kind } from './faults'
import { settled } from './looking'
import { wordsOf } from './says'
import type { Screen } from './screen'

/** Milliseconds that a call may take, and one with a file. */
const LIMIT = 30_000
const FILE_LIMIT = 300_000

const seen = (found: Locator) => found.filter({ visible: true })

/** What one fault has to come to, behind one screen. */
function expectationOf(screen: Screen, fault: Fault) {
  const isAsRead = screen.isRead || !isChange(definitionOf(screen))
  const exception = screen.except?.[fault.name]
  const kind: Kind = (!isAsRead && fault.ofChange) || fault.kind
  const isDone = kind === 'waits' || !!exception?.isDone
  const { times = 1 } = screen
  const again = !isChange(definitionOf(screen)) && fault.isReadAgain ? 1 : 0
  return {
    isDone,
    words: isDone ? [] : (exception?.says ?? wordsOf(screen.says, fault, kind)),
    reports: isDone || exception?.isFine ? [] : screen.tags,
    sent: exception?.sent ?? (isDone ? times : 1 + again),
  }
}

/** Has one fault happen behind one screen, looks at what comes of it, and then does the same again without it. */
export async function runCell(window: Window, screen: Screen, fault: Fault): Promise<void> {
  const { page, reports } = window
  const expected = expectationOf(screen, fault)
  await begin(window, screen)
  const typed = await screen.typed?.(page)
  const from = faultsOf(page).length

  await arm(wrong(screen, { fault: fault.name, field: screen.field }))
  await screen.make(page)
  if (fault.name === 'no answer') await passLimit(window, screen)
  if (fault.name === 'slow') await pressAgain(page, screen)
  await Promise.all(expected.words.map(words => seen(page.getByText(words)).first().waitFor()))
  if (expected.isDone) await seen(screen.success(page)).first().waitFor()
  else expect(await seen(screen.success(page)).count(), 'claims of a success').toBe(0)

  const came = async () => ({
    reports: (await reports()).map(({ tag }) => tag).sort(),
    sent: await sent(),
  })
  const due = { reports: expected.reports, sent: expected.sent }
  // a report follows what is seen
  await expect.poll(came).toEqual(due)
  expect(await seen(page.getByText(INNER)).allTextContents(), 'words for nobody').toEqual([])
  expect(unexpected(faultsOf(page).slice(from), screen)).toEqual([])
  if (expected.isDone) return
  await settled(page)
  expect(await came(), 'after the end').toEqual(due)
  if (screen.except?.[fault.name]?.isFine) return
  expect(await screen.typed?.(page), 'what was typed').toEqual(typed)
  await recover(page, screen)
}

/** The demo as it was, the visitor signed in, and the screen up to where the call is made. */
async function begin(window: Window, { account, enter }: Screen): Promise<void> {
  await arm()
  await freshDemo()
  await forget(window)
  if (account) await bringSession(window.page, demoAccounts[account].email)
  await enter?.(window.page)
}

/** The same once more, with nothing wrong. */
async function recover(page: Page, screen: Screen): Promise<void> {
  const { again = screen.make, times = 1, looks } = screen
  const from = faultsOf(page).length
  await arm(wrong(screen))
  await again(page)
  await seen(screen.success(page)).first().waitFor()
  expect(await sent(), 'sent again').toBe(times)
  const came = faultsOf(page).slice(from)
  const faults = came.filter(line => !looks?.test(line))
  expect(faults, 'faults of the second try').toEqual([])
}

/** Nothing is said before the time limit, and then it is over; the others have their answers, or theirs would pass too. */
async function passLimit({ page, waiting }: Window, { hasFile, says }: Screen): Promise<void> {
  await expect.poll(sent).toBe(1)
  await expect.poll(waiting, { message: 'calls that wait' }).toBe(1)
  await page.evaluate(drawn)
  const limit = hasFile ? FILE_LIMIT : LIMIT
  await page.clock.fastForward(limit - 10_000)
  for (const words of says.fails) expect(await seen(page.getByText(words)).count()).toBe(0)
  await page.clock.fastForward(10_000)
}

/** Runs in a page: waits until what it has begun to draw listens; with a leap before that, it would seem to have gone. */
function drawn(): Promise<void> {
  return new Promise(resume =>
    requestAnimationFrame(() => setTimeout(() => setTimeout(() => resume()))),
  )
}

/** Nothing is claimed while the answer is on its way; whoever does not want to wait presses once more. */
async function pressAgain(page: Page, { success }: Screen): Promise<void> {
  await expect.poll(sent).toBe(1)
  expect(await seen(success(page)).count(), 'claims of a success').toBe(0)
  const [saving] = await seen(page.locator('.is-saving')).all()
  await saving?.click({ force: true, timeout: 1000 }).catch(() => {})
}

/** What went wrong on a page besides the failure itself, as the browser and the widgets tell it. */
function unexpected(lines: readonly string[], screen: Screen): string[] {
  const { path } = wrong(screen)
  const address = path.replace(/[.?]/g, '\\$&').replace(/{\w+}/g, '[^/]+')
  const allowed = [
    new RegExp(`^console: \\[ndt\\] <(${screen.tags.join('|')})> (data|save): `),
    /^console: Failed to load resource: /,
    new RegExp(`^answer: [45]\\d\\d http://[^/]+${address}(\\?|$)`),
    /^answer: 404 http:\/\/[^/]+\/user-sign-in$/,
    new RegExp(`^request: net::ERR_\\w+ http://[^/]+${address}(\\?|$)`),
  ]
  return lines.filter(line => !allowed.some(pattern => pattern.test(line)))
}
