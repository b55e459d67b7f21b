// @vitest-environment node
import { expect, test } from 'vitest'
import { drawGuides } from '../../demo/guides/drawn'
import { guides } from '../../demo/guides/guides'
import { render } from '../../src/server/render'

const many = Array.from({ length: 8 }, (_, index) => ({
  ...guides[0]!,
  slug: `guide-${index}`,
  title: `Guide <${index}>`,
}))
const at = (path: string) => `http://localhost${path}`

test('R248 R251 the list is drawn with every guide, those behind View more for whoever has no script', () => {
  const html = drawGuides(many, at('/ndt-guides'))
  const later = html
    .split('</ul>')[0]!
    .split('<li')
    .map(tile => tile.includes('guide-list__later'))
  expect(later.slice(1)).toEqual([...Array<boolean>(6).fill(false), true, true])
  for (const { slug } of many) expect(html).toContain(`href="/ndt-guides/${slug}"`)
  expect(html).toContain('View more')
  expect(drawGuides(guides, at('/ndt-guides'))).not.toContain('View more')
})

test('R249 what the address looks for is found, and is text', () => {
  const html = drawGuides(many, at('/ndt-guides?search=%3C3%3E'))
  expect(html.match(/guide-list__tile/g)).toHaveLength(1)
  expect(html).toContain('Guide &lt;3>')
  expect(drawGuides(many, at('/ndt-guides?search=%3Cb%3E'))).toContain('“&lt;b>”')
})

test('R264 R285 a guide is drawn into the page itself, with links that need no script', () => {
  const [guide] = guides
  const html = render('ndt-guide-page', { slug: guide!.slug }, guide)
  expect(html).not.toMatch(/<template|<button| role=| hidden/)
  for (const { slug } of guide!.guideForDetails.tabsData) {
    expect(html).toContain(`href="#${slug}"`)
    expect(html).toContain(`id="${slug}"`)
  }
  expect(html.match(/href="#get-the-guide"/g)).toHaveLength(8)
  const thanks = render('ndt-guide-thank-you', { slug: guide!.slug }, guide)
  expect(thanks).toContain(`The download link for the ${guide!.pdfTitle} was sent`)
})

test('every picture of a drawn guide says how large it is, but for the one behind the thanks', () => {
  const [guide] = guides
  const html = render('ndt-guide-page', {}, guide) + drawGuides(guides, at('/ndt-guides'))
  const pictures = html.match(/<img[^>]+>/g)!
  expect(pictures.length).toBeGreaterThan(27)
  expect(pictures.filter(img => !/ width="\d+" height="\d+"/.test(img))).toEqual([])
})
