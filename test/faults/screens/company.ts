import type { Page } from 'playwright-core'
import { png } from '../../pages/company-logo'
import { editor, field, saveButton, showProfile, toolbar } from '../../pages/company-profile'
import { demo } from '../../pages/support'
import * as says from '../says'
import type { Screen } from '../screen'
import { press } from './steps'

const account = 'company'
const TAGS = ['ndt-company-profile']
const question = (page: Page) => page.getByRole('group', { name: 'What does weld.png show?' })

/** A list that a field of the profile's form offers. */
function lookup(call: Screen['call'], label: string, option: string): Screen {
  return {
    call,
    holds: 'R162',
    account,
    tags: TAGS,
    says: says.list(),
    async make(page) {
      await page.goto(demo('/company/profile'))
      await field(page, label).click()
    },
    again: page => page.getByRole('option', { name: 'Retry' }).click(),
    success: page => page.getByRole('option', { name: option, exact: true }),
  }
}

/** The form of a company, with what is typed into it. */
function form(call: Screen['call'], member: Screen['account'], toast: RegExp): Screen {
  return {
    call,
    holds: 'R163 Q84',
    account: member,
    tags: TAGS,
    says: says.page(),
    field: 'company_website',
    async enter(page) {
      await showProfile(page)
      await field(page, 'Company Name').fill('Fjellecho <NDT> & Söhne')
      await field(page, 'Website').fill('https://kept.example')
      await editor(page).fill('Typed “once”, and kept.')
    },
    make: page => saveButton(page).click(),
    success: page => page.getByText(toast),
    typed: async page => [
      await field(page, 'Company Name').inputValue(),
      await field(page, 'Website').inputValue(),
      await editor(page).textContent(),
    ],
  }
}

/** What the page of a company's profile calls. */
export const companyScreens: Screen[] = [
  {
    call: 'getCompanyProfile',
    holds: 'R156 Q93',
    account,
    tags: ['ndt-company-nav', 'ndt-company-profile'],
    says: says.read('The company profile could not be loaded. Please try again.'),
    async make(page) {
      await holdUntilFormStands(page)
      await page.goto(demo('/company/profile'))
    },
    again: page => press(page, 'Retry'),
    success: page => field(page, 'Website'),
  },
  lookup('getCompanyCategories', 'Company Categories', 'Software'),
  lookup('getCompanyTypes', 'Company Type', 'Lease'),
  lookup('getCompanyCountries', 'Country', 'Norway'),
  form('updateCompanyProfile', account, /Profile Updated Successfully!!|Successful!/),
  {
    ...form('createCompany', 'founder', /Profile Created Successfully!!|Successful!/),
    looks: /^answer: 403 \S+\/api\/v2\/company\/profile$|status of 403/,
  },
  {
    call: 'uploadEditorImage',
    holds: 'R174',
    account,
    tags: TAGS,
    says: says.plainly('Failed to upload image. Please try again.'),
    hasFile: true,
    isRead: true,
    async enter(page) {
      await showProfile(page)
      await editor(page).fill('Typed before.')
      const input = toolbar(page).locator('input[type=file]')
      await input.setInputFiles(await png('weld.png', 60, 40))
      await question(page).getByRole('textbox').fill('A weld')
    },
    make: page => question(page).getByRole('button', { name: 'Insert image' }).click(),
    success: page => editor(page).getByRole('img', { name: 'A weld' }),
    typed: async page => [
      await question(page).getByRole('textbox').inputValue(),
      await editor(page).textContent(),
    ],
  },
]

/** The navigation reads as well, and a form that comes after that has ended reads anew (Q106); here it comes before. */
async function holdUntilFormStands(page: Page): Promise<void> {
  const waiting = page.locator('ndt-company-profile [aria-busy=true]')
  await page.route(
    '**/api/v2/company/profile*',
    async route => {
      await waiting.waitFor({ state: 'attached' })
      await route.continue()
    },
    { times: 1 },
  )
}
