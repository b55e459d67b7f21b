import type { Page } from 'playwright-core'
import { showCompany } from '../../pages/company'
import {
  ADD_PRODUCT,
  choice,
  field,
  filesIn,
  fillProduct,
  pick,
  picture,
  saveButton,
  upload,
} from '../../pages/company-forms'
import { demo } from '../../pages/support'
import * as says from '../says'
import type { Screen } from '../screen'
import { edited, LISTS, tooLarge } from './form-pages'

const account = 'company'
const PRODUCT = ['ndt-product-form']
const EDIT_PRODUCT = '/company/products/edit/tofd-probe-pair-5-mhz-6-mm-element'

const showProduct = (page: Page, path = ADD_PRODUCT) => showCompany(page, path, PRODUCT[0]!)

/** A list that a field offers, once what stands above it is chosen. */
function lookup(
  call: Screen['call'],
  label: string,
  option: string,
  above: Record<string, string> = {},
): Screen {
  return {
    call,
    holds: 'R213-R217',
    account,
    tags: PRODUCT,
    says: says.list(),
    async make(page) {
      await page.goto(demo(ADD_PRODUCT))
      await field(page, 'Name').fill('Typed once')
      for (const [label, entry] of Object.entries(above)) await pick(page, label, entry)
      await choice(page, label).click()
    },
    again: page => page.getByRole('option', { name: 'Retry' }).click(),
    success: page => page.getByRole('option', { name: option, exact: true }),
  }
}

/** A product's form, with texts and a picture; what it says of its save is carried to the list. */
function productForm(call: Screen['call'], path: string, name: string): Screen {
  return {
    call,
    holds: 'R163 R220',
    account,
    tags: PRODUCT,
    says: says.page(),
    field: 'alias',
    hasFile: true,
    async enter(page) {
      await showProduct(page, path)
      if (path === ADD_PRODUCT) await fillProduct(page, name)
      else await field(page, 'Name').fill(name)
      await field(page, 'Alias').fill('Söhne <b>')
      await upload(page, 'Images', await picture('typed.png'))
    },
    make: page => saveButton(page).click(),
    success: page => page.getByRole('heading', { level: 1, name: LISTS }),
    typed: async page => [
      await field(page, 'Name').inputValue(),
      await field(page, 'Alias').inputValue(),
      await choice(page, 'Category').inputValue(),
      await filesIn(page, 'Images').allTextContents(),
    ],
    except: tooLarge,
  }
}

/** What the form of a product calls. */
export const productScreens: Screen[] = [
  edited('getProduct', EDIT_PRODUCT, PRODUCT, 'product'),
  lookup('getProductTags', 'Tags', 'Portable'),
  lookup('getMethods', 'Method', 'Ultrasonic Testing'),
  lookup('getCategories', 'Category', 'Transducers', { Method: 'Ultrasonic Testing' }),
  lookup('getSubCategories', 'Sub Category', 'Immersion', {
    Method: 'Ultrasonic Testing',
    Category: 'Transducers',
  }),
  productForm('createProduct', ADD_PRODUCT, 'Kept through faults'),
  productForm('updateProduct', EDIT_PRODUCT, 'Kept through faults'),
  {
    call: 'deleteProductImage',
    holds: 'R245',
    account,
    tags: PRODUCT,
    says: says.plainly('Error deleting file'),
    async enter(page) {
      await showProduct(page, EDIT_PRODUCT)
      await field(page, 'Name').fill('Typed before')
    },
    async make(page) {
      await page
        .getByRole('button', { name: /^Remove .*\.svg$/ })
        .last()
        .click()
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    },
    success: page => page.getByText('File deleted successfully'),
    typed: async page => [
      await field(page, 'Name').inputValue(),
      await filesIn(page, 'Images').allTextContents(),
    ],
  },
]
