import { mainThread } from '../../test/pages/main-thread'
import type { Case } from '../case'
import { pages } from './parts'

const CARDS = {
  ours: 'cards-ours',
  'react-dom': 'cards-ours',
  'hand-written': 'cards-hand',
  Shoelace: 'cards-shoelace',
  'Web Awesome': 'cards-webawesome',
}

/** Runs in a page: whether the last card shows a name. */
const hasCards = () => {
  const last = [...document.querySelectorAll('ndt-profile-card, sl-card, wa-card')].at(-1)
  return last?.localName === 'ndt-profile-card'
    ? !!last.shadowRoot?.querySelector('.ndt:not([hidden]) .profile-card__name')
    : !!last?.shadowRoot?.firstChild
}

/** Runs in a page: puts a hundred cards in, a task each, and takes them out. */
const mountHundred = async () => {
  const { mount } = globalThis as { mount?: () => Element }
  const pause = () => new Promise(resume => setTimeout(resume))
  const put = () => {
    const card = document.createElement('ndt-profile-card')
    document.body.append(card)
    return card
  }
  for (let turn = 0; turn < 100; turn++) {
    const card = (mount ?? put)()
    await pause()
    card.remove()
    await pause()
  }
}

const visitor = { account: 'user', filled: hasCards } as const

/** The profile's card, of one profile. */
export const cards: Case[] = [
  ...[1, 20, 200].map((count): Case => ({
    name: `cards-${count}`,
    title: `A page with ${count} profile cards of one profile`,
    rounds: 2,
    measures: { cpu: 'ms', filled: 'ms', longest: 'ms', bytes: 'kB' },
    contestants: pages(
      Object.fromEntries(
        Object.entries(CARDS).map(([name, page]) => [name, `${page}?times=${count}`]),
      ),
      visitor,
      async ({ page, open, kilobytes }) => {
        let filled = 0
        const { cpu, longest } = await mainThread(page, async () => {
          filled = await open()
          await page.waitForTimeout(300)
        })
        return { cpu, longest, filled, bytes: kilobytes() }
      },
    ),
  })),
  {
    name: 'mounts',
    title: 'A card put into the page and taken out, a hundred times; of one time',
    rounds: 2,
    measures: { cpu: 'ms' },
    contestants: pages(
      Object.fromEntries(Object.entries(CARDS).map(([name, page]) => [name, `${page}?times=1`])),
      visitor,
      async ({ page, open }) => {
        await open()
        await page.waitForTimeout(500)
        const { cpu } = await mainThread(page, () => page.evaluate(mountHundred))
        return { cpu: cpu / 100 }
      },
    ),
  },
]
