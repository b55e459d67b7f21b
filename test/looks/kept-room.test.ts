import { expect, test } from 'vitest'
import { showCompany } from '../pages/company'
import { enter, type Member } from '../pages/dashboard'

/** What a tag takes may be by so many pixels other than what is kept for it: two borders. */
const ALLOWED = 2

/** Runs in a page: for which tags the sheet keeps other room than they take, a line each. */
function unfit(allowed: number): string[] {
  return [...globalThis.document.querySelectorAll('*')].flatMap(tag => {
    const kept = parseFloat(getComputedStyle(tag, '::before').blockSize)
    const taken = tag.shadowRoot?.querySelector('.ndt')?.firstElementChild?.clientHeight
    if (!taken || Number.isNaN(kept) || Math.abs(kept - taken) <= allowed) return []
    return [`${tag.localName}, ${tag.clientWidth} px wide: ${kept} px are kept, ${taken} taken`]
  })
}

test.each<[path: string, tag: string, account: Member['account']]>([
  ['/creator', 'ndt-job-profile-card', 'user'],
  ['/company/products', 'ndt-product-table', 'company'],
  ['/company/services', 'ndt-service-table', 'company'],
  ['/company/products/add', 'ndt-product-form', 'company'],
  ['/company/services/add', 'ndt-service-form', 'company'],
])(
  'ndt.css keeps for each tag of %s the room that it takes, at any width',
  async (path, tag, account) => {
    // what a list holds may wrap between these; a form holds nothing yet
    const between = path.endsWith('/add') ? [1100, 560] : [1024, 640]
    for (const width of [1280, 800, 375, ...between]) {
      const page = await enter({ account: account!, width })
      await showCompany(page, path, tag)
      await expect.poll(() => page.evaluate(unfit, ALLOWED), { timeout: 10_000 }).toEqual([])
    }
  },
)

test.each([
  ['/company/products', 'ndt-product-table'],
  ['/company/services', 'ndt-service-table'],
])('for a finger ndt.css keeps other room on %s, and as much as is taken', async (path, tag) => {
  for (const width of [1280, 800, 375]) {
    const page = await enter({ account: 'company', width, touch: true })
    await showCompany(page, path, tag)
    await expect.poll(() => page.evaluate(unfit, ALLOWED), { timeout: 10_000 }).toEqual([])
  }
})
