import { expect, test } from 'vitest'
import { guide, guidesAt } from '../../stories/fixtures/guides'
import type { Answerer } from '../../stories/support/server'
import '../../widgets/guide-thank-you/guide-thank-you.element'
import { openAt, setCookie } from '../support/page'
import { firstData, isFallbackShown, listen, listenForErrors, place } from '../support/widget'
import { holdClock, settle } from '../support/time'
import { toastMessages } from '../support/toasts'
import { find, links, textOf } from '../support/inside'
import { usePortal } from './portal'

/** The page after an enquiry, or without one, which is never left. */
async function open(
  attributes: Record<string, string> = { slug: guide.slug },
  { isMarked = true, answerers = [] as Answerer[], inside = [inlined()] as (Node | string)[] } = {},
) {
  if (isMarked) setCookie('ndt-thank-you', '1')
  usePortal(...answerers)
  const leaving = listen('ndt-navigate')
  const stay = (event: Event) => event.preventDefault()
  document.addEventListener('ndt-navigate', stay, { once: true })
  const element = place('ndt-guide-thank-you', attributes, ...inside)
  await settle()
  document.removeEventListener('ndt-navigate', stay)
  return { element, leaving }
}

const inlined = () => firstData(JSON.stringify(guide))

test('R285 it thanks, says where the link went, and leads to more guides', async () => {
  const { element, leaving } = await open()
  expect(textOf(find(element, 'h1')!)).toBe('Thank You')
  expect(textOf(find(element, 'p')!)).toBe(
    `The download link for the ${guide.pdfTitle} was sent to your inbox.`,
  )
  expect(links(element)).toEqual({ 'Browse more guides': '/ndt-guides' })
  expect(find(element, 'img')!.getAttribute('src')).toBe(guide.thankyouImage)
  expect(leaving).toEqual([])
})

test('R281 Q10 it says what the enquiry’s page had no time to say, for 2.5 s', async () => {
  holdClock()
  sessionStorage.setItem('ndt-said', JSON.stringify({ message: 'Sent.', until: Date.now() + 5000 }))
  await open()
  expect(toastMessages()).toEqual(['Sent.'])
  await settle(2499)
  expect(toastMessages()).toEqual(['Sent.'])
  await settle(1)
  expect(toastMessages()).toEqual([])
})

test('R286 without the marker it leads to the guides, and shows no thanks', async () => {
  const { element, leaving } = await open(undefined, { isMarked: false })
  expect(leaving).toEqual([{ url: '/ndt-guides', replace: true }])
  expect(find(element, 'h1')).toBeNull()
})

test.each(['another', 'ndt-thank-you-2', 'not-ndt-thank-you'])(
  'R286 a cookie named %s is no marker',
  async name => {
    setCookie(name, '1')
    const { leaving } = await open(undefined, { isMarked: false })
    expect(leaving).toEqual([{ url: '/ndt-guides', replace: true }])
  },
)

test.each([true, false])('R287 a slug that no guide has leads to /404 (%s)', async isMarked => {
  const { leaving, element } = await open({ slug: 'nowhere' }, { isMarked })
  expect(leaving).toEqual([{ url: '/404', replace: true }])
  expect(find(element, 'h1')).toBeNull()
})

test('R287 the slug is that of the page where the tag has none', async () => {
  openAt('https://ndt.example/ndt-guides/nowhere/thank-you')
  expect((await open({})).leaving).toEqual([{ url: '/404', replace: true }])
})

test('R287 a badly encoded slug is that of no guide', async () => {
  openAt('https://ndt.example/ndt-guides/%E0%A4%A/thank-you')
  expect((await open({})).leaving).toEqual([{ url: '/404', replace: true }])
})

test('R288 a spinner turns until the check is done', async () => {
  const answerers = [guidesAt('/late.json', () => 'never')]
  const { element, leaving } = await open({ src: '/late.json' }, { answerers, inside: [] })
  expect(textOf(find(element, '[role=status]')!)).toBe('Loading')
  expect(find(element, '.spin')).not.toBeNull()
  expect([find(element, 'h1'), leaving]).toEqual([null, []])
})

test('R288 what the server wrote stays in view until then, in the spinner’s place', async () => {
  const answerers = [guidesAt('/later.json', () => 'never')]
  const inside = ['Thank You']
  const { element } = await open({ src: '/later.json' }, { answerers, inside })
  expect(isFallbackShown(element)).toBe(true)
})

test('R285 guides that cannot be read leave the thanks without the title', async () => {
  const { errors } = listenForErrors()
  const answerers = [guidesAt('/lost.json', () => new Response(null, { status: 500 }))]
  const { element } = await open({ src: '/lost.json' }, { answerers, inside: [] })
  await settle(1000)
  expect(errors).toEqual([expect.objectContaining({ phase: 'data', status: 500 })])
  expect(textOf(find(element, 'p')!)).toBe('The download link was sent to your inbox.')
})

test('R285 a guide whose file has no title leaves it out', async () => {
  const answerers = [guidesAt('/untitled.json', () => Response.json({ ...guide, pdfTitle: '' }))]
  const { element } = await open({ src: '/untitled.json' }, { answerers, inside: [] })
  await settle(1000)
  expect(textOf(find(element, 'p')!)).toBe('The download link was sent to your inbox.')
})
