// @vitest-environment node
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { listCourses } from '../../demo/db/queries/courses'
import { guides } from '../../demo/guides/guides'
import { useSite } from './seeded-site'
import { Visitor } from './visitor'

const site = useSite()
const guide = guides[0]!
const PAGE = `/ndt-guides/${guide.slug}`
let visitor: Visitor

beforeEach(() => {
  visitor = new Visitor(site.app)
})

const goesTo = async (path: string) => (await visitor.get(path)).headers.get('location')

describe('the guides’ pages', () => {
  test('R246 R247 R251 the index reads whole, and leads to each guide', async () => {
    const html = await visitor.text('/ndt-guides')
    expect(html).toContain('Unlock Your NDT Knowledge with Comprehensive Guides')
    expect(html).toContain('Explore Our Comprehensive NDT Guides')
    for (const { slug } of guides) expect(html).toContain(`href="/ndt-guides/${slug}"`)
  })

  test('R249 `?search=` leaves the guides whose title has it, and is text whatever it is', async () => {
    const cards = (html: string) => html.replace(/<script.*?<\/script>/gs, '').split('<h2')[1]
    expect(cards(await visitor.text('/ndt-guides?search=ULTRASONIC'))).toContain(PAGE)
    expect(cards(await visitor.text('/ndt-guides?search=radiography'))).not.toContain(PAGE)
    const hostile = await visitor.text('/ndt-guides?search=%3Cscript%3Ealert(1)%3C/script%3E')
    expect(hostile).not.toContain('<script>alert')
  })

  test('R254-R257 R259 R262 R263 a guide’s page carries its whole text', async () => {
    const html = await visitor.text(PAGE)
    const { insideDetails, needDetails, guideForDetails, knowledgeDetails, faqs } = guide
    const texts = [
      ...insideDetails.bulletPoints,
      ...needDetails.map(({ content }) => content),
      ...guideForDetails.tabsData.map(({ description }) => description),
      ...knowledgeDetails.bulletPoints.map(({ desc }) => desc),
      ...faqs.map(({ answer }) => answer),
      guide.choiceDetails.heading,
    ]
    const plain = html.replace(/<script.*?<\/script>/gs, '').replaceAll('&#39;', "'")
    expect(texts.filter(text => !plain.includes(text))).toEqual([])
  })

  test('R266 the head has the title, the description and what is shared', async () => {
    const html = await visitor.text(PAGE)
    expect(html).toContain(`<title>${guide.metaTitle}</title>`)
    for (const meta of ['name="description"', 'property="og:description"']) {
      expect(html).toContain(`<meta ${meta} content="${guide.metaDescription}">`)
    }
    const picture = `${PAGE}/picture.png`
    expect(html).toContain(`<meta property="og:image" content="http://localhost${picture}">`)
    const png = await (await visitor.get(picture)).arrayBuffer()
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(html).toContain(`<link rel="canonical" href="http://localhost${PAGE}">`)
  })

  test('R265 R287 Q21 what is no guide’s page leads to /404, which is public', async () => {
    for (const path of [
      '/ndt-guides/x',
      '/ndt-guides/x/thank-you',
      `${PAGE}/y`,
      '/ndt-guides/x/y/z',
    ]) {
      expect([path, await goesTo(path)]).toEqual([path, '/404'])
    }
    const lost = await visitor.get('/404')
    expect([lost.status, await lost.text()]).toEqual([
      404,
      expect.stringContaining('Page not found'),
    ])
  })

  test('R286 without the marker the thanks lead to the index', async () => {
    expect(await goesTo(`${PAGE}/thank-you`)).toBe('/ndt-guides')
    visitor.cookies.set('ndt-thank-you', '1')
    const html = await visitor.text(`${PAGE}/thank-you`)
    for (const text of ['Thank You', 'sent to your inbox', 'Browse more guides']) {
      expect(html).toContain(text)
    }
  })
})

describe('what search engines read', () => {
  const dataOf = (html: string) =>
    [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json]) => JSON.parse(json!) as Record<string, unknown>,
    )

  test.each([
    [PAGE, ['DigitalDocument', 'FAQPage']],
    ['/ndt-jobs/1', ['JobPosting']],
    ['/ndt-courses/1', ['Course']],
  ])('%s says what it is', async (path, types) => {
    expect(dataOf(await visitor.text(path)).map(data => data['@type'])).toEqual(types)
  })

  test.each([
    [true, { courseMode: 'Online' }],
    [false, { courseMode: 'Onsite', location: { '@type': 'Place' } }],
  ])('a course says whether it is held online: %s', async (isOnline, said) => {
    const { items } = await listCourses(site.db, { size: 100 })
    const course = items.find(({ location }) => (location === 'Online') === isOnline)!
    const [data] = dataOf(await visitor.text(`/ndt-courses/${course.slug}`))
    expect(data!['hasCourseInstance']).toMatchObject(said)
    expect('location' in (data!['hasCourseInstance'] as object)).toBe(!isOnline)
  })

  test('a job names the day, the place and the company', async () => {
    const [job] = dataOf(await visitor.text('/ndt-jobs/1'))
    expect(job).toMatchObject({
      datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      hiringOrganization: { '@type': 'Organization', name: expect.any(String) },
      jobLocation: { address: { addressLocality: expect.any(String) } },
    })
  })
})
