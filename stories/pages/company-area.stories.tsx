import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { companyPortal } from '../fixtures/company'
import { companyFormsPortal } from '../fixtures/company-forms'
import { companyPortal as listsPortal } from '../fixtures/company-lists'
import { user } from '../fixtures/profile'
import { calls } from '../support/calls'
import { draft } from '../support/draft'
import { page } from '../support/page'
import { at } from '../support/at'
import './pages.css'

const owner = { ...user, company_name: 'Meridian Weld Laboratories' }

export default {
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: [
    page({ user: owner }),
    draft(),
    calls(...listsPortal(), ...companyFormsPortal(), ...companyPortal()),
  ],
} satisfies Meta

/** A page of the company's area, at its path, below the navigation. */
const area = (path: string, tag: string): StoryObj => ({
  beforeEach: at(path),
  render: () => `
    <ndt-company-nav>
      <main class="area">
        ${tag}
      </main>
    </ndt-company-nav>`,
})

/** A company's products, found, published and selected, below the navigation of its area. */
export const Products = area(
  '/company/products',
  '<ndt-product-table url-state="off" sortable selectable></ndt-product-table>',
)

/** One of them in its form, whose bar stays in view. */
export const Product = area(
  '/company/products/edit/ws-40',
  '<ndt-product-form slug="ws-40"></ndt-product-form>',
)

/** A service in its form. */
export const Service = area(
  '/company/services/edit/12',
  '<ndt-service-form service-id="12"></ndt-service-form>',
)

/** What the public reads of the company, in its form. */
export const Profile = area(
  '/company/profile',
  '<ndt-company-profile company-id="31"></ndt-company-profile>',
)
