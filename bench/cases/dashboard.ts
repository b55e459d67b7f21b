import type { Case, Contestant, Sample } from '../case'
import { mainThread } from '../../test/pages/main-thread'
import type { Bench, Visitor } from '../measure/bench'
import { startAt } from './parts'

/** Runs in a page: whether each of the dashboard's tags shows what it has to show, and the profile's strength. */
export const isDashboard = () =>
  [
    'site-header',
    'profile-card',
    'professional-card',
    'saved-panel',
    'viewed-companies',
    'job-profile-card',
  ].every(name => {
    const root = document.querySelector(`ndt-${name}`)?.shadowRoot
    return root?.querySelector('.ndt:not([hidden])') && !root.querySelector('[aria-busy=true]')
  }) && !!document.querySelector('ndt-profile-card')!.shadowRoot!.querySelector('.strength')

/** Runs in a page: what the dashboard's tags draw, an element a line. */
export const drawn = () =>
  [...document.querySelectorAll('ndt-site-header, main *')]
    .flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('*') ?? [])])
    .map(element => `${element.localName} ${element.getAttribute('class') ?? ''}`)
    .map(line => line.replace(/ ?is-shown/, '').trim())

/** What the first 2.5 s of a page are measured for. */
const FIRST = 2500

type Place = 'ours' | 'react' | 'hand'
const account = 'user'
/** What the first contestant drew, which the others have to draw too. */
let shape: string[] | undefined

function contestants(measure: (bench: Bench, address: string) => Promise<Sample>) {
  const once =
    (place: Place): Contestant =>
    bench =>
      measure(bench, `${bench.site[place]}/creator`)
  return { ours: once('ours'), 'react-dom': once('react'), 'hand-written': once('hand') }
}

/** These, and ours on a page that brings its first data along. */
function visitors(how: Visitor): Record<string, Contestant> {
  const measure = cold(how)
  return {
    ...contestants(measure),
    'ours, data in the page': bench =>
      measure(bench, `${bench.site.ours}/creator?first-data=inline`),
  }
}

/** A first visit and a second one. */
function cold(how: Visitor) {
  return async (bench: Bench, address: string): Promise<Sample> => {
    const { page, whenFilled, kilobytes, close } = await bench.visit({
      account,
      filled: isDashboard,
      ...how,
    })
    const seen = async () => {
      await page.goto(address, { waitUntil: 'commit' })
      const filled = await whenFilled()
      const paint = await page.evaluate(
        () => performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      )
      return { filled, paint }
    }
    const { filled, paint } = await seen()
    const [bytes, now] = [kilobytes(), await page.evaluate(drawn)]
    shape ??= now
    const other = shape.findIndex((line, index) => line !== now[index])
    if (other >= 0 || now.length !== shape.length)
      throw new Error(
        `Not the same page: ${now[other]} in the place of ${shape[other]} (${other}).`,
      )
    const again = await seen()
    await close()
    return { filled, paint, bytes, again: again.filled, 'again paint': again.paint }
  }
}

const measures = {
  filled: 'ms',
  paint: 'ms',
  again: 'ms',
  'again paint': 'ms',
  bytes: 'kB',
} as const

/** The dashboard, from nothing to all of its data. */
export const dashboard: Case[] = [
  {
    name: 'dashboard',
    title:
      'The dashboard filled, on this machine, with a processor 4 times slower; again with all in the cache',
    rounds: 5,
    measures,
    contestants: visitors({ slower: 4 }),
  },
  {
    name: 'dashboard-4g',
    title:
      'The dashboard filled, on slow 4G, with a processor 4 times slower; again with all in the cache',
    rounds: 3,
    measures,
    contestants: visitors({ slower: 4, network: 'slow 4G' }),
  },
  {
    name: 'dashboard-cpu',
    title: 'What the main thread does in the first 2.5 s of the dashboard, in its own time',
    rounds: 4,
    measures: { cpu: 'ms', script: 'ms', style: 'ms', layout: 'ms', longest: 'ms' },
    contestants: contestants(async (bench, address) => {
      const { page, close } = await bench.visit({ account })
      await startAt(page, new URL(address).origin)
      const found = await mainThread(page, async () => {
        await page.goto(address, { waitUntil: 'commit' })
        await page.waitForTimeout(FIRST)
      })
      await close()
      return { ...found }
    }),
  },
  {
    name: 'idle',
    title: 'A second of the dashboard at rest',
    rounds: 3,
    measures: { cpu: 'ms', recalculations: '' },
    contestants: contestants(async (bench, address) => {
      const { page, whenFilled, close } = await bench.visit({ account, filled: isDashboard })
      await page.goto(address)
      await whenFilled()
      await page.waitForTimeout(1500)
      const { cpu, recalculations } = await mainThread(page, () => page.waitForTimeout(2500))
      await close()
      return { cpu: cpu / 2.5, recalculations: recalculations / 2.5 }
    }),
  },
]
