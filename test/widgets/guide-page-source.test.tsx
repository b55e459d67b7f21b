import { expect, test, vi } from 'vitest'
import '../../widgets/guide-page/guide-page.element'
import { guidesAt } from '../../stories/fixtures/guides'
import { resetConfig } from '../../src/config'
import { configure } from '../support/page'
import { listenForErrors, place, shown } from '../support/widget'
import { settle } from '../support/time'
import { guide, placeGuides, textsIn } from './guides'
import { find, press } from '../support/inside'
import { usePortal } from './portal'

const TAG = 'ndt-guide-page'
const { slug } = guide

test('R253 a file gives the guide, through the shared client', async () => {
  const portal = usePortal(guidesAt('/own.json', () => Response.json(guide)))
  const element = place(TAG, { slug, src: '/own.json' })
  await settle()
  expect(textsIn(element, 'h1')).toEqual([guide.headerDetails.title])
  expect(portal.asked()).toEqual(['GET /own.json'])
  await press(element, "Download Now — It's Free")
  expect(find(element, 'ndt-guide-download')!.getAttribute('src')).toBe('/own.json')
})

test('R253 a file is where the page says, wherever calls go', async () => {
  configure({ apiBase: 'https://portal.example' })
  resetConfig()
  const portal = usePortal(guidesAt('/texts/own.json', () => Response.json(guide)))
  const element = place(TAG, { slug, src: 'texts/own.json' })
  await settle()
  expect(textsIn(element, 'h1')).toEqual([guide.headerDetails.title])
  expect(portal.requests[0]!.url).toBe(new URL('texts/own.json', document.baseURI).href)
})

test('a guide that cannot be read is a failure with another try', async () => {
  const { errors } = listenForErrors()
  const outcome = vi.fn(() => new Response(null, { status: 404 }))
  usePortal(guidesAt('/gone.json', outcome))
  const element = place(TAG, { slug, src: '/gone.json' })
  await settle()
  expect(shown(element)).toContain('The guide could not be loaded. Please try again later.')
  expect(errors).toMatchObject([{ tag: TAG, phase: 'data', status: 404 }])
  outcome.mockReturnValue(Response.json([guide]))
  await press(element, 'Retry')
  expect(textsIn(element, 'h1')).toEqual([guide.headerDetails.title])
})

test('what the page inlines and is no guide is reported, and the library’s own is shown', async () => {
  const { errors } = listenForErrors()
  const { element } = await placeGuides(TAG, { slug }, { title: 'Half a guide' } as never)
  await expect.poll(() => textsIn(element, 'h1')).toEqual([guide.headerDetails.title])
  expect(errors).toMatchObject([{ tag: TAG, phase: 'data' }])
})
