import { calls } from '../../src/contract/all'
import * as companyProfile from '../../src/contract/company-profile'
import * as productChoices from '../../src/contract/product-choices'
import * as productOptions from '../../src/contract/product-options'
import { options } from '../../src/contract/shapes'
import { checkFilters, ofProducts } from './filters'
import { checkPages, checkPublished, checkSaved } from './lists'
import { checkProfile, checkVersion } from './own'
import type { CallName, Reading, Scene } from './reading'

/** The slug and the number of what no backend has. */
export const NO_SLUG = 'there-is-no-such-thing'
export const NO_ID = 2_000_000_000

/** How a change of what is not there is refused. */
export const GONE = { who: 'What is not there ', statuses: [404, 403] }

const SAVED = { whose: 'seeker', question: async () => ({ query: { is_applied: 2 } }) } as const
const PAGED = {
  whose: 'company',
  question: async () => ({ query: { page: 1, limit: 10 } }),
} as const
const CHOICES = { whose: 'company', mayBeOpen: true } as const

const own: Reading[] = [
  { call: 'getProfile', whose: 'seeker', also: checkProfile },
  { call: 'getPreferences', whose: 'seeker' },
  { call: 'getSavedJobs', ...SAVED, also: checkSaved },
  { call: 'getSavedCourses', ...SAVED, also: checkSaved },
  { call: 'getViewedCompanies', whose: 'seeker' },
  { call: 'getCompanyProfile', whose: 'company', also: checkVersion },
  {
    call: 'getProducts',
    ...PAGED,
    also: async probe => {
      await checkPages(probe)
      await checkFilters(probe, ofProducts)
      await checkPublished(probe)
    },
  },
  {
    call: 'getProduct',
    whose: 'company',
    question: async scene => withParams({ slug: await firstOf(scene, 'getProducts', 'slug') }),
    missing: { slug: NO_SLUG },
    also: checkVersion,
  },
  {
    call: 'getServices',
    ...PAGED,
    also: async probe => {
      await checkPages(probe)
      await checkFilters(probe)
    },
  },
  {
    call: 'getService',
    whose: 'company',
    question: async scene => withParams({ id: await firstOf(scene, 'getServices') }),
    missing: { id: NO_ID },
    also: checkVersion,
  },
  {
    call: 'exportList',
    whose: 'company',
    question: async ({ page: { exportPath } }) =>
      exportPath ? { path: `/api/v1/${exportPath.replace(/^\//, '')}` } : undefined,
  },
  {
    ...CHOICES,
    call: 'getMethods',
    question: async () => ({ params: { segmentId: 1 } }),
  },
  {
    ...CHOICES,
    call: 'getCategories',
    question: async scene => withParams({ segment: 1, method: await firstOf(scene, 'getMethods') }),
  },
  {
    ...CHOICES,
    call: 'getSubCategories',
    question: async scene => withParams({ categoryId: await firstOf(scene, 'getCategories') }),
  },
]

const companys = { ...companyProfile, ...productOptions, ...productChoices }
const others = (Object.keys(calls) as CallName[])
  .filter(call => calls[call].answer === options && !own.some(reading => reading.call === call))
  .map(call => ({ ...CHOICES, call, whose: call in companys ? 'company' : 'seeker' }) as const)

/** Every read of the contract. */
export const readings: Reading[] = [...own, ...others]

/** A value of the first row that has one. */
async function firstOf(scene: Scene, call: CallName, name = 'id') {
  const value = (await scene.read(call)) as Row[] | { data: Row[] } | undefined
  const rows = Array.isArray(value) ? value : (value?.data ?? [])
  return rows.find(row => row[name])?.[name]
}

type Row = Record<string, string | number>

/** A question with these parameters, where all are known. */
function withParams(params: Record<string, string | number | undefined>) {
  const isKnown = Object.values(params).every(value => value !== undefined)
  return isKnown ? { params: params as Row } : undefined
}
