import { describe, expect, test, vi } from 'vitest'
import '../../widgets/guide-list/guide-list.element'
import { guidesAt, manyGuides } from '../../stories/fixtures/guides'
import { openAt } from '../support/page'
import { listen, listenForErrors, place, shown } from '../support/widget'
import { settle } from '../support/time'
import { guide, placeGuides, textsIn } from './guides'
import { control, hasControl, links, press } from '../support/inside'
import { usePortal } from './portal'

const TAG = 'ndt-guide-list'
const titles = (element: Element) => textsIn(element, 'li h3')

/** Which of the cards has the focus. */
function focused({ shadowRoot }: Element): number {
  return [...shadowRoot!.querySelectorAll('li a')].indexOf(shadowRoot!.activeElement!)
}

test('R246 the head has its title, and a link to the guide', async () => {
  const ready = listen('ndt-ready')
  const { element } = await placeGuides(TAG)
  expect(textsIn(element, 'h1')).toEqual(['Unlock Your NDT Knowledge with Comprehensive Guides'])
  expect(links(element)['Explore Now']).toBe('/ndt-guides/ultrasonic-testing-buyers-guide')
  expect(ready).toEqual([{ tag: TAG }])
})

test('R247 the grid has its heading', async () => {
  const { element } = await placeGuides(TAG)
  expect(textsIn(element, 'h2')).toEqual(['Explore Our Comprehensive NDT Guides'])
})

test('R248 six at first, and six more each time up to their number', async () => {
  const { element } = await placeGuides(TAG, {}, manyGuides)
  expect(titles(element)).toEqual(manyGuides.slice(0, 6).map(({ title }) => title))
  await press(element, 'View more')
  expect(titles(element)).toHaveLength(12)
  await press(element, 'View more')
  expect(titles(element)).toHaveLength(14)
})

test('R248 the focus goes on at the first that came', async () => {
  const { element } = await placeGuides(TAG, {}, manyGuides)
  await press(element, 'View more')
  expect(focused(element)).toBe(6)
  await press(element, 'View more')
  expect(focused(element)).toBe(12)
})

describe('Q80 View more is there only while something is left:', () => {
  test.each([
    [1, false],
    [6, false],
    [7, true],
  ])('of %i guides: %s', async (count, isThere) => {
    const { element } = await placeGuides(TAG, {}, manyGuides.slice(0, count))
    expect(hasControl(element, 'View more')).toBe(isThere)
  })
})

describe('R249 Q79 the title is searched', () => {
  test.each([
    ['buyer guide', 3],
    ['BUYER GUIDE', 3],
    ['  ultrasonic ', 1],
    ['', 6],
  ])('for "%s" by the attribute', async (search, count) => {
    const { element } = await placeGuides(TAG, { search }, manyGuides)
    expect(titles(element)).toHaveLength(count)
    expect(element.shadowRoot!.querySelector('input')).toBeNull()
  })

  test('by the page’s address, unless the attribute says otherwise', async () => {
    openAt('https://portal.example/ndt-guides?search=corrosion')
    const { element } = await placeGuides(TAG, {}, manyGuides)
    expect(titles(element)).toEqual(['Corrosion Mapping Guide'])
    element.setAttribute('search', 'weld')
    await settle()
    expect(titles(element)).toEqual(['Weld Inspection Equipment Guide'])
  })

  test('and six of what is found are shown again after another search', async () => {
    const { element } = await placeGuides(TAG, { search: 'guide' }, manyGuides)
    await press(element, 'View more')
    element.setAttribute('search', '')
    await settle()
    expect(titles(element)).toHaveLength(6)
  })

  test.each(['<img src=x onerror=alert(1)>', '"><script>', '%', '\\', '{search}'])(
    'a hostile %s stays text',
    async search => {
      const { element } = await placeGuides(TAG, { search }, manyGuides)
      expect(shown(element)).toContain(`No guide has “${search}” in its title.`)
      expect(element.shadowRoot!.querySelector('li, script, [onerror]')).toBeNull()
      expect(control(element, 'All guides').getAttribute('href')).toBe('/ndt-guides')
    },
  )
})

test('R250 title and description are set', async () => {
  await placeGuides(TAG)
  expect(document.title).toBe('NDT Guides')
  const description = document.querySelector<HTMLMetaElement>('meta[name=description]')!
  expect(description.content).toMatch(/^Free buyer guides for non-destructive testing/)
})

test.each([
  [guide.slug, '/ndt-guides/ultrasonic-testing-buyers-guide'],
  ['//evil.example', '/ndt-guides/%2F%2Fevil.example'],
  ['javascript:alert(1)', '/ndt-guides/javascript%3Aalert(1)'],
])('R251 the slug %s leads to %s', async (slug, href) => {
  const { element } = await placeGuides(TAG, {}, [{ ...guide, slug }])
  expect(element.shadowRoot!.querySelector('li a')!.getAttribute('href')).toBe(href)
})

test('R252 without a page’s own, the library’s one guide is shown', async () => {
  const { asked } = usePortal()
  const element = place(TAG)
  await expect.poll(() => titles(element)).toEqual([guide.title])
  expect(asked()).toEqual([])
})

test('guides that cannot be read are a failure with another try', async () => {
  const { errors } = listenForErrors()
  const outcome = vi.fn(() => new Response(null, { status: 404 }))
  usePortal(guidesAt('/gone-list.json', outcome))
  const element = place(TAG, { src: '/gone-list.json' })
  await settle()
  expect(shown(element)).toContain('The guides could not be loaded. Please try again later.')
  expect(errors).toMatchObject([{ tag: TAG, phase: 'data', status: 404 }])
  outcome.mockReturnValue(Response.json([guide]))
  await press(element, 'Retry')
  expect(titles(element)).toEqual([guide.title])
})
