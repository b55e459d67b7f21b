import { describe, expect, test } from 'vitest'
import { getProfile } from '../../src/contract'
import { profile } from '../../stories/fixtures/profile'
import { answer, fail, hang, malformed, offline } from '../../stories/support/calls'
import type { Answerer } from '../../stories/support/server'
import '../../widgets/job-profile-card/job-profile-card.element'
import '../../widgets/professional-card/professional-card.element'
import '../../widgets/profile-card/profile-card.element'
import { configure } from '../support/page'
import {
  firstData,
  isFallbackShown,
  listen,
  listenForErrors,
  place,
  shown,
} from '../support/widget'
import { settle } from '../support/time'
import { find, hasControl, press } from '../support/inside'
import { usePortal } from './portal'

const FAILED = 'Error fetching user data. Please try again later.'
const cards = ['ndt-profile-card', 'ndt-professional-card', 'ndt-job-profile-card']

describe.each(cards)('%s', tag => {
  /** The card on a page, with what the page put into it. */
  async function placeCard(answerers: Answerer[], ...inside: (Node | string)[]) {
    const portal = usePortal(...answerers)
    const card = place(tag, {}, ...inside)
    await settle()
    return { card, failure: () => find(card, '[role=alert]')?.textContent, ...portal }
  }

  test('R30 while the profile is on its way, it says so, and offers nothing to edit', async () => {
    const { card } = await placeCard([hang(getProfile)])
    expect(find(card, 'section')!.getAttribute('aria-busy')).toBe('true')
    expect(find(card, '.sk-lines')).not.toBeNull()
    expect(find(card, 'button')).toBeNull()
  })

  test.each([
    ['is refused', fail(getProfile, 403), 403],
    ['is not found', fail(getProfile, 404), 404],
    ['gets no answer', offline(getProfile), 0],
    ['gets a wrong answer', malformed(getProfile, { data: {} }), 200],
  ])('R39 a profile that %s fails in the described words', async (_, failing, status) => {
    const { errors } = listenForErrors()
    const { failure } = await placeCard([failing])
    await settle(400)
    expect(failure()).toBe(`${FAILED}Retry`)
    expect(errors).toEqual([expect.objectContaining({ tag, phase: 'data', status })])
  })

  test.each([401, 419])(
    'Q93 Q109 after a session (%i) the card says so, and leads to sign in beside the page',
    async status => {
      listenForErrors()
      const { card, failure } = await placeCard([fail(getProfile, status)])
      expect(failure()).toBe('Your session has ended.Sign inRetry')
      const link = find(card, '[role=alert] a')!
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
        '/user-sign-in',
        '_blank',
      ])
    },
  )

  test('R39 Retry asks again, and shows what comes', async () => {
    listenForErrors()
    let isUp = false
    const working = answer(getProfile, profile)
    const failing = fail(getProfile, 403)
    const { card, failure, requests } = await placeCard([
      request => (isUp ? working(request) : failing(request)),
    ])
    await press(card, 'Retry')
    expect(requests).toHaveLength(2)
    expect(failure()).toBe(`${FAILED}Retry`)
    isUp = true
    await press(card, 'Retry')
    expect(failure()).toBeUndefined()
    expect(hasControl(card, 'Retry')).toBe(false)
  })

  test('R39 a page has words of its own for it', async () => {
    listenForErrors()
    configure({ texts: { profile: { failed: 'Gerade nicht zu lesen.' } } })
    const { failure } = await placeCard([fail(getProfile, 403)])
    expect(failure()).toBe('Gerade nicht zu lesen.Retry')
  })

  test('R132 a profile that the page inlined is not asked for', async () => {
    const ready = listen('ndt-ready')
    const { card, requests } = await placeCard([], firstData(JSON.stringify(profile)))
    expect(find(card, 'dl')).not.toBeNull()
    expect(requests).toEqual([])
    expect(ready).toEqual([{ tag }])
  })

  test.each(['{"data":{}}', '{"data":', ''])(
    'R132 the page’s data "%s" are reported, and asked for instead',
    async json => {
      const { errors } = listenForErrors()
      const { card, asked } = await placeCard([answer(getProfile, profile)], firstData(json))
      expect(errors).toEqual([expect.objectContaining({ tag, phase: 'data' })])
      expect(asked()).toEqual(['GET /api/v2/user/get-profile-details'])
      expect(find(card, 'dl')).not.toBeNull()
    },
  )

  test('R30 what the page put inside stays until the profile is here', async () => {
    const { card } = await placeCard([hang(getProfile)], 'Amara')
    expect(isFallbackShown(card)).toBe(true)
    expect(shown(card)).toBeUndefined()
  })

  test('R132 a card that leaves gives its request up', async () => {
    const { errors } = listenForErrors()
    const { card, requests } = await placeCard([hang(getProfile)])
    card.remove()
    await settle(1000)
    expect(requests[0]!.signal.aborted).toBe(true)
    expect(errors).toEqual([])
  })
})
