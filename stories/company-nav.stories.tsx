import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { getCompanyProfile } from '../src/contract'
import { arabicCompany, company, companyPortal, longCompany } from './fixtures/company'
import { user } from './fixtures/profile'
import { answer, calls, fail, hang } from './support/calls'
import { kept, markupOf } from './support/attributes'
import { page } from './support/page'

/** The page says which company is the user's. */
function companyOfPage(id?: number) {
  return () => {
    Object.assign(globalThis, { company_id: id })
    return () => void Reflect.deleteProperty(globalThis, 'company_id')
  }
}

const owner = { ...user, company_name: 'Meridian Weld Laboratories' }

export default {
  component: 'ndt-company-nav',
  parameters: { layout: 'fullscreen', docs: { story: { height: '240px' } } },
  render: (args, context) =>
    kept(markupOf(args, context).replace('></', '><main><h1>Products</h1></main></')),
  beforeEach: [page({ user: owner }), companyOfPage(31), calls(...companyPortal())],
} satisfies Meta

export const Logo: StoryObj = {}

export const Narrow: StoryObj = { globals: { viewport: { value: 'phone', isRotated: false } } }

export const WithLinks: StoryObj = {
  args: {
    links: [
      { label: 'Help', url: '/help' },
      { label: 'Guides', url: '/ndt-guides' },
    ],
  },
}

/** The initial of the name stands in (R138). */
export const WithoutLogo: StoryObj = {
  beforeEach: calls(answer(getCompanyProfile, { data: { ...company.data, company_logo: null } })),
}

export const NoCompany: StoryObj = { beforeEach: companyOfPage() }

export const Loading: StoryObj = { beforeEach: calls(hang(getCompanyProfile)) }

export const NotLoaded: StoryObj = {
  beforeEach: calls(fail(getCompanyProfile, 403)),
  parameters: { expectedErrors: ['<ndt-company-nav> data:'] },
}

/** The way to sign in beside the name that the page knows. */
export const SessionEnded: StoryObj = {
  ...NotLoaded,
  beforeEach: calls(fail(getCompanyProfile, 401)),
}

export const LongTexts: StoryObj = {
  args: { links: [{ label: 'Calibration certificates and procedure records', url: '/records' }] },
  beforeEach: calls(answer(getCompanyProfile, longCompany)),
}

export const RightToLeft: StoryObj = {
  globals: { dir: 'rtl' },
  beforeEach: calls(answer(getCompanyProfile, arabicCompany)),
}
