import { describe, expect, test, vi } from 'vitest'
import '../../widgets/guide-page/guide-page.element'
import { openAt } from '../support/page'
import { listen, shown } from '../support/widget'
import { settle } from '../support/time'
import { guide, placeGuides, textsIn } from './guides'
import { find, press } from '../support/inside'

const TAG = 'ndt-guide-page'
const { slug } = guide

test('R254 the head has the title, the description and the picture', async () => {
  const ready = listen('ndt-ready')
  const { element } = await placeGuides(TAG, { slug })
  expect(textsIn(element, 'h1')).toEqual([guide.headerDetails.title])
  expect(textsIn(element, 'h1 + p')).toEqual([guide.headerDetails.description])
  expect(find(element, '.guide-hero img')!.getAttribute('src')).toBe(guide.headerDetails.image)
  expect(ready).toEqual([{ tag: TAG }])
})

test('R255 what is inside, in five points', async () => {
  const { element } = await placeGuides(TAG, { slug })
  expect(textsIn(element, '.guide-page__points li')).toEqual(guide.insideDetails.bulletPoints)
  expect(shown(element)).toContain(guide.insideDetails.heading)
})

test('R255-R259 a picture further down is set to wait before it is asked for', async () => {
  const { element } = await placeGuides(TAG, { slug })
  const waiting = [...element.shadowRoot!.querySelectorAll('img[loading=lazy]')]
  expect(waiting.length).toBeGreaterThan(20)
  for (const { attributes } of waiting) {
    const names = [...attributes].map(({ name }) => name)
    expect(names.indexOf('loading')).toBeLessThan(names.indexOf('src'))
  }
})

test('R256 six benefits, each with a heading and its content', async () => {
  const { element } = await placeGuides(TAG, { slug })
  const found = textsIn(element, '.guide-page__benefits li')
  expect(found).toEqual(guide.needDetails.map(({ heading, content }) => heading + content))
})

test('R259 three things that one walks away with', async () => {
  const { element } = await placeGuides(TAG, { slug })
  const { bulletPoints } = guide.knowledgeDetails
  const found = textsIn(element, '.guide-page__takeaways li')
  expect(found).toEqual(bulletPoints.map(({ heading, desc }) => heading + desc))
})

test('R262 the call to action has its heading', async () => {
  const { element } = await placeGuides(TAG, { slug })
  expect(textsIn(element, '.guide-page__choice h2')).toEqual(['Ready to Make the Right UT Choice'])
})

test('R263 five questions, of which one is open at a time and the first to begin with', async () => {
  const { element } = await placeGuides(TAG, { slug })
  const questions = [...element.shadowRoot!.querySelectorAll('details')]
  expect(textsIn(element, 'summary')).toEqual(guide.faqs.map(({ question }) => question))
  expect(questions.map(({ open }) => open)).toEqual([true, false, false, false, false])
  expect(new Set(questions.map(each => each.getAttribute('name')))).toEqual(
    new Set(['guide-questions']),
  )
})

test('R264 R267 every call to action opens the popup, and nothing is asked for', async () => {
  const { element, asked } = await placeGuides(TAG, { slug })
  const buttons = [...element.shadowRoot!.querySelectorAll<HTMLElement>('.btn')]
  expect(new Set(buttons.map(button => button.textContent))).toEqual(
    new Set(["Download Now — It's Free"]),
  )
  expect(buttons).toHaveLength(2 + guide.guideForDetails.tabsData.length)
  const show = vi.fn()
  customElements.define(
    'ndt-guide-download',
    class extends HTMLElement {
      show = show
    },
  )
  for (const [index, button] of buttons.entries()) {
    button.click()
    await settle()
    expect(show).toHaveBeenCalledTimes(index + 1)
  }
  expect(element.shadowRoot!.querySelectorAll('ndt-guide-download')).toHaveLength(1)
  expect(asked()).toEqual([])
})

test('R264 the popup knows the guide', async () => {
  const { element } = await placeGuides(TAG, { slug })
  expect(find(element, 'ndt-guide-download')).toBeNull()
  await press(element, "Download Now — It's Free")
  const popup = find(element, 'ndt-guide-download')!
  expect(
    Object.fromEntries(popup.getAttributeNames().map(n => [n, popup.getAttribute(n)])),
  ).toEqual({ slug, 'guide-name': guide.pdfTitle, 'guide-slug': guide.pdf_slug })
})

test('R265 an unknown slug sends the browser to /404', async () => {
  const left = listen('ndt-navigate')
  document.addEventListener('ndt-navigate', event => event.preventDefault(), { once: true })
  const { element } = await placeGuides(TAG, { slug: 'radiography' })
  expect(left).toEqual([{ url: '/404', replace: true }])
  expect(shown(element)).not.toContain(guide.title)
})

test('Q21 below a guide there is nothing but its thank-you page', async () => {
  openAt(`https://ndt.example/ndt-guides/${guide.slug}/more`)
  const left = listen('ndt-navigate')
  document.addEventListener('ndt-navigate', event => event.preventDefault(), { once: true })
  await placeGuides(TAG)
  expect(left).toEqual([{ url: '/404', replace: true }])
})

describe('R265 without the attribute, the slug of the address counts:', () => {
  test.each([
    ['/ndt-guides/ultrasonic-testing-buyers-guide', guide.title],
    ['/ndt-guides/ultrasonic-testing-buyers-guide/', guide.title],
    ['/somewhere', guide.title],
    ['/ndt-guides/radiography', undefined],
    ['/ndt-guides/%ff', undefined],
  ])('at %s', async (path, title) => {
    openAt(`https://portal.example${path}`)
    const left = listen('ndt-navigate')
    document.addEventListener('ndt-navigate', event => event.preventDefault(), { once: true })
    const { element } = await placeGuides(TAG)
    expect(textsIn(element, 'h1')).toEqual(title ? [title] : [])
    expect(left).toHaveLength(title ? 0 : 1)
  })
})

test('Q108 a picture whose address is none costs the page’s head alone', async () => {
  document.querySelector('meta[property="og:image"]')?.remove()
  const { element } = await placeGuides(TAG, { slug }, { ...guide, image: 'https://' })
  expect(textsIn(element, 'h1')).toEqual([guide.headerDetails.title])
  expect(document.querySelector('meta[property="og:image"]')).toBeNull()
})

test('R266 the page’s head is the guide’s', async () => {
  await placeGuides(TAG, { slug })
  expect(document.title).toBe(guide.metaTitle)
  const description = document.querySelector<HTMLMetaElement>('meta[name=description]')!
  expect(description.content).toBe(guide.metaDescription)
  expect(document.querySelector('meta[property="og:image"]')).not.toBeNull()
})

test('Q108 a guide without words for the head and for headings has its title, and no empty ones', async () => {
  const bare = { ...guide, metaTitle: '', metaDescription: '', headerDetails: undefined! }
  const description = Object.assign(document.createElement('meta'), { name: 'description' })
  description.content = 'The page’s own.'
  document.head.append(description)
  const { element } = await placeGuides(
    TAG,
    { slug },
    {
      ...bare,
      insideDetails: { ...guide.insideDetails, heading: '' },
      choiceDetails: { ...guide.choiceDetails, heading: '' },
    },
  )
  expect(document.title).toBe(guide.title)
  expect(description.content).toBe('The page’s own.')
  expect(textsIn(element, 'h1')).toEqual([guide.title])
  expect(textsIn(element, 'h2').filter(text => !text)).toEqual([])
})
