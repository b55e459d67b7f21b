import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { showCompany } from '../pages/company'
import { enter, openDashboard } from '../pages/dashboard'
import { demo, newPage, type Visitor } from '../pages/support'
import { leftByPlaceholder } from '../pages/placeholder'

const JOB = '/ndt-jobs/senior-paut-technician-northline-inspection'

async function open(path: string, visitor: Visitor): Promise<Page> {
  const page = await newPage({ reducedMotion: true, ...visitor })
  await page.goto(demo(path))
  return page
}

const boxOf = async (locator: Locator) => (await locator.boundingBox())!

test('at 800 px what stands on the home page begins at one line, and its screen beside its words', async () => {
  const page = await open('/', { width: 800 })
  const title = await boxOf(page.getByRole('heading', { level: 1 }))
  const jobs = await boxOf(page.getByRole('heading', { name: 'Latest jobs' }))
  expect(title.x).toBe(jobs.x)
  const screen = await boxOf(page.locator('.screen'))
  expect(screen.x).toBeGreaterThan(title.x + title.width)
  expect(screen.y).toBeLessThan(title.y + title.height)
})

test('at 800 px the cards of the dashboard begin where the header does', async () => {
  const page = await openDashboard({ width: 800 })
  const logo = await boxOf(page.locator('ndt-site-header').getByRole('link').first())
  const card = await boxOf(page.locator('ndt-profile-card'))
  expect(card.x).toBe(24)
  expect(Math.abs(card.x - logo.x)).toBeLessThan(5)
})

test.each([
  [800, 3],
  [1280, 1],
  [375, 1],
])('at %i px the facts of a job stand %i in a line', async (width, count) => {
  const page = await open(JOB, { width })
  const tops = await page
    .locator('.fact')
    .evaluateAll(all => all.map(each => each.getBoundingClientRect().top))
  expect(tops).toHaveLength(5)
  expect(tops.filter(top => top === tops[0])).toHaveLength(count)
})

test('a wide list of companies has what is compared in a column of its own', async () => {
  const page = await open('/ndt-companies', { width: 1280 })
  const ratings = await page
    .locator('.row .rating')
    .evaluateAll(all => all.map(each => Math.round(each.getBoundingClientRect().left)))
  expect(ratings.length).toBeGreaterThan(5)
  expect(new Set(ratings).size).toBe(1)
  expect(ratings[0]).toBeGreaterThan(700)
})

test.each([
  ['visitor', '/ndt-jobs', '.row__end'],
  ['visitor', JOB, '.lead__end'],
  ['member', '/ndt-jobs', '.row__end'],
  ['member', JOB, '.lead__end'],
])(
  'on a phone a %s’s Quick Apply on %s is as wide as its row lets it be',
  async (who, path, end) => {
    const phone = { width: 375, height: 800, touch: true, reducedMotion: true }
    const page =
      who === 'member' ? await enter({ account: 'newcomer', ...phone }) : await newPage(phone)
    await page.goto(demo(path))
    const row = page.locator(end).first()
    const apply = await boxOf(row.locator('.btn').first())
    const bookmark = await boxOf(row.locator('.btn').last())
    expect(apply.width).toBeGreaterThan(200)
    expect(bookmark.x - apply.x - apply.width).toBe(8)
  },
)

test.each([
  { path: '/ndt-jobs', width: 1280, touch: false, height: 36 },
  { path: '/ndt-jobs', width: 375, touch: true, height: 44 },
  { path: '/user-sign-in', width: 375, touch: true, height: 44 },
])(
  'at $width px the fields of $path are $height px high, each of them',
  async ({ height, ...at }) => {
    const page = await open(at.path, at)
    const heights = await page
      .locator('main .input:visible:not(.pager *)')
      .evaluateAll(all => all.map(each => each.getBoundingClientRect().height))
    expect(heights.length).toBeGreaterThan(1)
    expect(new Set(heights)).toEqual(new Set([height]))
  },
)

test('on a phone the home page says whole what may be searched for', async () => {
  const page = await open('/', { width: 375, height: 800, touch: true })
  const left = await leftByPlaceholder(page.getByPlaceholder('Job, course or company'))
  // a field to search in keeps room for its cross
  expect(left).toBeGreaterThan(20)
})

test('the word beside the sign-in form is not broken', async () => {
  const page = await open('/user-sign-in', { width: 1280 })
  const lines = await page.locator('.auth__say').evaluate(say => {
    const range = globalThis.document.createRange()
    const text = say.firstChild!
    const at = say.textContent.indexOf('destructive')
    range.setStart(text, at - 4)
    range.setEnd(text, at + 11)
    return range.getClientRects().length
  })
  expect(lines).toBe(1)
})

test.each([1280, 1600])(
  'at %i px the page of a job begins where the list of jobs does',
  async width => {
    const page = await open('/ndt-jobs', { width })
    const begins = async () => (await boxOf(page.locator('main > *').first())).x
    const list = await begins()
    await page.goto(demo(JOB))
    expect(await begins()).toBe(list)
  },
)

test.each([1280, 1600])('at %i px the pages of a company’s area begin at one line', async width => {
  const page = await enter({ account: 'company', width })
  const begins = new Set<number>()
  for (const [path, tag] of [
    ['products', 'ndt-product-table'],
    ['profile', 'ndt-company-profile'],
  ] as const) {
    await showCompany(page, `/company/${path}`, tag)
    begins.add((await boxOf(page.locator('.area-bar__search'))).x)
    begins.add((await boxOf(page.getByRole('heading', { level: 1 }))).x)
  }
  expect(begins.size).toBe(1)
})
