import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { companyPortal } from '../fixtures/company'
import { companyPortal as listsPortal } from '../fixtures/company-lists'
import { companyFormsPortal } from '../fixtures/company-forms'
import { user } from '../fixtures/profile'
import { calls } from '../support/calls'
import { draft } from '../support/draft'
import { page } from '../support/page'
import { at } from './at'
import './pages.css'

const owner = { ...user, company_name: 'Meridian Weld Laboratories' }

/** A page of the area: the navigation, with its main part inside. */
const area = (path: string, main: string): StoryObj => ({
  beforeEach: at(path),
  render: () => `
    <ndt-company-nav>
      <main class="area">${main}</main>
    </ndt-company-nav>`,
})

export default {
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: [
    page({ user: owner }),
    draft(),
    calls(...listsPortal(), ...companyFormsPortal(), ...companyPortal()),
  ],
} satisfies Meta

/** A company's products, found, published and selected. */
export const Products: StoryObj = area(
  '/company/products',
  '<ndt-product-table url-state="off" sortable selectable></ndt-product-table>',
)

/** Where a company says who it is. */
export const Profile: StoryObj = area(
  '/company/profile',
  '<ndt-company-profile company-id="31"></ndt-company-profile>',
)
