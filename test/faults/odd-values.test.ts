import { expect, test } from 'vitest'
import { demoAccounts } from '../../demo/db/seed'
import { bringSession, faultsOf } from '../pages/support'
import { BROKEN, oddBodies, oddities, placesOf } from '../support/answers'
import { arm, forget, openWindow, wrong } from './control'
import { EXPECTED, shown, wordsIn } from './looking'
import type { CallName } from './screen'
import { ofAnybody, views } from './views'

/** How often each screen is shown, each time with every fourth place odd, in turn. */
const SHOWN = 8

test.each(views)('Q108 $name: odd values show no wrong words, and break nothing', async view => {
  const window = await openWindow()
  const { page, reports } = window
  await forget(window)
  await bringSession(page, demoAccounts[view.account].email)
  for (let round = 0; round < SHOWN; round++) {
    const bodies = [...oddBodies(view.reads, round)]
    await arm(
      ...bodies.map(([call, body]) => wrong({ call: call as CallName }, { body: ofAnybody(body) })),
    )
    await view.show(page)
    await shown(page, view.tags)
    const words = await wordsIn(page, view.tags)
    expect(words.join('').length, 'something is said').toBeGreaterThan(100)
    expect([round, words.filter(text => BROKEN.test(text))]).toEqual([round, []])
    expect([round, (await reports()).filter(({ tag }) => tag)]).toEqual([round, []])
    const odd = faultsOf(page).filter(line => !EXPECTED.some(pattern => pattern.test(line)))
    expect([round, odd]).toEqual([round, []])
  }
})

test('Q108 the sample is counted', ({ task }) => {
  const places = views.reduce((sum, { reads }) => sum + placesOf(reads), 0)
  task.meta.count = { odd: { views: views.length, places, values: oddities.length } }
  expect(places).toBeGreaterThan(300)
})
