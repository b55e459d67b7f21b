import { mainThread } from '../../test/pages/main-thread'
import type { Case } from '../case'
import { pages } from './parts'

/** Runs in a page: somebody else's 50,000 elements. */
const grow = () => {
  const all = document.createElement('main')
  all.id = 'foreign'
  all.hidden = true
  for (let row = 0; row < 5000; row++) {
    const line = document.createElement('p')
    for (let cell = 0; cell < 9; cell++) line.append(document.createElement('span'))
    all.append(line)
  }
  document.body.append(all)
}

/** Runs in a page: changes it a thousand times, a task each. */
const change = async () => {
  const all = document.querySelector('#foreign')!
  for (let turn = 0; turn < 1000; turn++) {
    const line = document.createElement('p')
    line.append(document.createElement('span'))
    all.append(line)
    const { port1, port2 } = new MessageChannel()
    const isNext = new Promise(resume => (port1.onmessage = resume))
    port2.postMessage(0)
    await isNext
  }
}

/** A page of 50,000 nodes that are not ours, and change. */
export const foreign: Case[] = [
  {
    name: 'foreign',
    title: 'A thousand changes, a task each, to a page with 50,000 elements of others',
    rounds: 3,
    measures: { cpu: 'ms' },
    contestants: pages(
      { ours: 'foreign-ours', 'without widgets': 'foreign-none' },
      { account: 'user', filled: () => document.readyState === 'complete' },
      async ({ page, open }) => {
        await open()
        await page.evaluate(grow)
        await page.waitForTimeout(1000)
        const { cpu } = await mainThread(page, () => page.evaluate(change))
        return { cpu }
      },
    ),
  },
]
