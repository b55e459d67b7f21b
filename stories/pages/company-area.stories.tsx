import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { companyPortal } from '../fixtures/company'
import { companyPortal as listsPortal } from '../fixtures/company-lists'
import { user } from '../fixtures/profile'
import { calls } from '../support/calls'
import { page } from '../support/page'
import { at } from './at'
import './pages.css'

const owner = { ...user, company_name: 'Meridian Weld Laboratories' }

export default {
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: [page({ user: owner }), calls(...listsPortal(), ...companyPortal())],
} satisfies Meta

/** A company's products, found, published and selected, below the navigation of its area. */
export const Products: StoryObj = {
  beforeEach: at('/company/products'),
  render: () => `
    <ndt-company-nav>
      <main class="area">
        <ndt-product-table url-state="off" sortable selectable></ndt-product-table>
      </main>
    </ndt-company-nav>`,
}
