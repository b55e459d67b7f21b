import { expect, test } from 'vitest'
import { getViewedCompanies } from '../../src/contract'
import { companies } from '../../stories/fixtures/companies'
import { answer, fail, hang, malformed, offline } from '../../stories/support/calls'
import type { Answerer } from '../../stories/support/server'
import '../../widgets/viewed-companies/viewed-companies.element'
import {
  firstData,
  isFallbackShown,
  listen,
  listenForErrors,
  place,
  shown,
} from '../support/widget'
import { addMeta } from '../support/page'
import { settle } from '../support/time'
import { find, links } from '../support/inside'
import { usePortal } from './portal'

const EMPTY = "It seems you haven't visited any company yet."
const START = 'Click here to start exploring!'

/** The panel on a page, with what the page put into it. */
async function placePanel(answerer: Answerer, ...inside: (Node | string)[]) {
  const portal = usePortal(answerer)
  const panel = place('ndt-viewed-companies', {}, ...inside)
  await settle()
  return { panel, ...portal }
}

test('R108 while the companies are on their way, their places are kept', async () => {
  const { panel } = await placePanel(hang(getViewedCompanies))
  expect(shown(panel)).toBe('Most Viewed Companies')
  expect(find(panel, 'section')!.getAttribute('aria-busy')).toBe('true')
  expect(panel.shadowRoot!.querySelectorAll('.sk-row')).toHaveLength(3)
})

test('R108 then they are shown, and the skeleton is gone', async () => {
  const { panel } = await placePanel(answer(getViewedCompanies, companies))
  expect(find(panel, '.sk-row')).toBeNull()
  expect(find(panel, 'section')!.getAttribute('aria-busy')).not.toBe('true')
  expect(panel.shadowRoot!.querySelectorAll('li')).toHaveLength(3)
})

test.each([
  ['is refused', fail(getViewedCompanies, 403), 403],
  ['finds nothing', fail(getViewedCompanies, 404), 404],
  ['gets no answer', offline(getViewedCompanies), 0],
  ['gets a wrong answer', malformed(getViewedCompanies, { data: [{ id: 1 }] }), 200],
])(
  'R109 a read that %s prompts to explore, without Explore Companies',
  async (_, failure, status) => {
    const { errors } = listenForErrors()
    const { panel } = await placePanel(failure)
    await settle(400)
    expect(shown(panel)).toBe(`Most Viewed Companies${EMPTY}${START}`)
    expect(links(panel)).toEqual({ [START]: '/ndt-companies' })
    expect(errors).toEqual([
      expect.objectContaining({ tag: 'ndt-viewed-companies', phase: 'data', status }),
    ])
  },
)

test.each([401, 419])('Q93 Q109 an ended session (%i) is said as such', async status => {
  listenForErrors()
  const { panel } = await placePanel(fail(getViewedCompanies, status))
  expect(shown(panel)).toBe('Most Viewed CompaniesYour session has ended.Sign inRetry')
  expect(links(panel)).toEqual({ 'Sign in (opens in a new tab)': '/user-sign-in' })
})

test('Q93 where the page says that nobody is signed in, no session is said to have ended', async () => {
  listenForErrors()
  addMeta('user', '')
  const { panel } = await placePanel(fail(getViewedCompanies, 401))
  expect(shown(panel)).toBe('Most Viewed CompaniesYou are not signed in.Sign inRetry')
})

test('R109 a server that fails is asked once more before that', async () => {
  const { errors } = listenForErrors()
  const { panel, requests } = await placePanel(fail(getViewedCompanies, 500))
  expect(requests).toHaveLength(1)
  await settle(400)
  expect(requests).toHaveLength(2)
  expect(shown(panel)).toContain(EMPTY)
  expect(errors).toEqual([expect.objectContaining({ status: 500, retryable: true })])
})

test('R110 a user who viewed none is told so, with a way to the companies', async () => {
  const { panel } = await placePanel(answer(getViewedCompanies, { data: [] }))
  expect(shown(panel)).toBe(`Most Viewed Companies${EMPTY}Explore Companies`)
  expect(links(panel)).toEqual({ 'Explore Companies': '/ndt-companies' })
})

test('R104 companies that the page inlined are shown at once, and not asked for', async () => {
  const ready = listen('ndt-ready')
  const { panel, requests } = await placePanel(
    fail(getViewedCompanies, 500),
    firstData(JSON.stringify(companies)),
  )
  expect(shown(panel)).toContain('Harrow Inspection')
  expect(requests).toEqual([])
  expect(ready).toEqual([{ tag: 'ndt-viewed-companies' }])
})

test.each(['{"data":[{"id":1}]}', '{"data":'])(
  'R106 the page’s data %s are reported, and asked for instead',
  async json => {
    const { errors } = listenForErrors()
    const { panel, asked } = await placePanel(
      answer(getViewedCompanies, companies),
      firstData(json),
    )
    expect(errors).toEqual([
      expect.objectContaining({ tag: 'ndt-viewed-companies', phase: 'data' }),
    ])
    expect(asked()).toEqual(['GET /api/v2/user/most-viewed-companies'])
    expect(shown(panel)).toContain('Harrow Inspection')
  },
)

test('R108 what the page put inside stays until the companies are here', async () => {
  const { panel } = await placePanel(hang(getViewedCompanies), 'Harrow Inspection')
  expect(isFallbackShown(panel)).toBe(true)
  expect(shown(panel)).toBeUndefined()
})

test('a panel that leaves gives its request up', async () => {
  const { errors } = listenForErrors()
  const { panel, requests } = await placePanel(hang(getViewedCompanies))
  panel.remove()
  await settle(1000)
  expect(requests[0]!.signal.aborted).toBe(true)
  expect(errors).toEqual([])
})
