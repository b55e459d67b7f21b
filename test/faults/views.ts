import type { Page } from 'playwright-core'
import { editor, showProfile } from '../pages/company-profile'
import type { Member } from '../pages/dashboard'
import { openForm, type Form } from '../pages/profile-dialogs'
import { openFromMenu } from '../pages/account'
import { demo } from '../pages/support'

/** A page with the reads that it shows, for whatever may stand in their answers. */
export interface View {
  name: string
  account: NonNullable<Member['account']>
  reads: string[]
  /** Leads there, and waits for nothing that an answer says. */
  show: (page: Page) => Promise<unknown>
  tags: string[]
}

/** An answer that says of nobody whose it is, as a page takes none of another account than its own (Q107). */
export function ofAnybody(body: object): object {
  return JSON.parse(
    JSON.stringify(body, (key, value: unknown) => (key === 'user_id' ? undefined : value)),
  ) as object
}

const seeker = ['getProfile', 'getSavedJobs', 'getViewedCompanies']
const company = ['getCompanyProfile']
const goes = (path: string) => (page: Page) => page.goto(demo(path))

/** A dialog over the dashboard, which is as it should be. */
function dialog(form: Form, tag: string, ...reads: string[]): View {
  return {
    name: form,
    account: 'user',
    reads: ['getProfile', ...reads],
    tags: [tag],
    async show(page) {
      await goes('/creator')(page)
      await openForm(page, form)
    },
  }
}

/** The screens that read, each with all that it reads. */
export const views: View[] = [
  {
    name: 'the dashboard',
    account: 'user',
    reads: seeker,
    show: goes('/creator'),
    tags: [
      'ndt-profile-card',
      'ndt-professional-card',
      'ndt-job-profile-card',
      'ndt-saved-panel',
      'ndt-viewed-companies',
    ],
  },
  {
    name: 'saved courses',
    account: 'user',
    reads: ['getSavedCourses'],
    async show(page) {
      await goes('/creator')(page)
      await page.getByRole('combobox', { name: 'Show' }).selectOption('Courses')
    },
    tags: ['ndt-saved-panel'],
  },
  dialog('Personal Information', 'ndt-personal-info', 'getCountries', 'getLanguages'),
  dialog('Professional Information', 'ndt-professional-info', 'getProfessions', 'getIndustries'),
  dialog('Job Information', 'ndt-job-info', 'getCountries', 'getSkills'),
  {
    name: 'Preferences',
    account: 'user',
    reads: ['getPreferences', 'getPreferenceOptions'],
    async show(page) {
      await goes('/creator')(page)
      await openFromMenu(page, 'Preferences')
    },
    tags: ['ndt-preferences'],
  },
  {
    name: 'products',
    account: 'company',
    reads: [...company, 'getProducts', 'getProductCategories', 'getProductSubCategories'],
    show: goes('/company/products?category_id=1&sub_category_id=2'),
    tags: ['ndt-product-table', 'ndt-company-nav'],
  },
  {
    name: 'services',
    account: 'company',
    reads: [...company, 'getServices'],
    show: goes('/company/services'),
    tags: ['ndt-service-table', 'ndt-company-nav'],
  },
  {
    name: 'the company’s profile',
    account: 'company',
    reads: [...company, 'getCompanyCategories', 'getCompanyTypes', 'getCompanyCountries'],
    async show(page) {
      await showProfile(page)
      await editor(page).waitFor()
    },
    tags: ['ndt-company-profile', 'ndt-company-nav'],
  },
  {
    name: 'a product',
    account: 'company',
    reads: ['getProduct', 'getProductTags', 'getMethods', 'getCategories', 'getSubCategories'],
    show: goes('/company/products/edit/tofd-probe-pair-5-mhz-6-mm-element'),
    tags: ['ndt-product-form'],
  },
  {
    name: 'a service',
    account: 'company',
    reads: ['getService'],
    show: goes('/company/services/edit/1'),
    tags: ['ndt-service-form'],
  },
]
