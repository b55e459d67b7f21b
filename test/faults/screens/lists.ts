import type { Page } from 'playwright-core'
import { showCompany } from '../../pages/company'
import { act, FIRST_TEN, rowOf, type } from '../../pages/company-lists'
import { demo } from '../../pages/support'
import { FIELD_WORDS } from '../faults'
import * as says from '../says'
import type { Screen } from '../screen'
import { dialogOf, press } from './steps'

const account = 'company'
const PRODUCTS = ['ndt-product-table']
const SERVICES = ['ndt-service-table']
const [PRODUCT] = FIRST_TEN
const SERVICE = 'Automated ultrasonic inspection of girth welds'

const showProducts = (page: Page) => showCompany(page, '/company/products', 'ndt-product-table')
const showServices = (page: Page) => showCompany(page, '/company/services', 'ndt-service-table')
const search = async (page: Page) => page.getByRole('textbox', { name: /^\w+ Name/ }).inputValue()

/** A list that the page reads, found by a text that stays. */
function table(call: Screen['call'], path: string, tags: string[], title: string): Screen {
  return {
    call,
    holds: 'R181 Q110',
    account,
    tags,
    says: says.read(`${title} could not be loaded`),
    make: page => page.goto(demo(`${path}?name=a`)),
    again: page => press(page, 'Retry'),
    success: page => page.getByRole('table').getByRole('link'),
  }
}

/** The options of a filter's menu; after a failure, it asks again as it opens. */
function filter(call: Screen['call'], label: string, option: string): Screen {
  // by itself: a pointer on its way asks as well
  const open = (page: Page) =>
    page.getByRole('button', { name: new RegExp(`^${label}: `) }).dispatchEvent('click')
  return {
    call,
    holds: 'R192',
    account,
    tags: PRODUCTS,
    says: says.list(),
    async enter(page) {
      await showProducts(page)
      await type(page, 'Product Name', 'typed')
    },
    make: open,
    async again(page) {
      await page.keyboard.press('Escape')
      await open(page)
    },
    success: page => page.getByRole('menuitemradio', { name: option, exact: true }),
    typed: search,
  }
}

function toggle(call: Screen['call'], tags: string[], row: string, enter: Screen['enter']): Screen {
  return {
    call,
    holds: 'R197 Q49',
    account,
    tags,
    says: { ...says.action('Status is not updated!'), ofField: [FIELD_WORDS] },
    field: 'status',
    enter,
    make: page => rowOf(page, row).getByRole('switch').click(),
    success: page => page.getByText('Status Updated Successfully!!'),
    typed: page => rowOf(page, row).getByRole('switch').getAttribute('aria-checked'),
  }
}

function removal(call: Screen['call'], tags: string[], noun: string, row: string): Screen {
  const dialog = (page: Page) => dialogOf(page, `Delete this ${noun}?`)
  return {
    call,
    holds: 'R200 R231',
    account,
    tags,
    says: { ...says.action(`${noun} is not deleted!`), ofField: [FIELD_WORDS] },
    field: 'status',
    async enter(page) {
      if (noun === 'Product') await showProducts(page)
      else await showServices(page)
      // Q55: the page's choice
      await page.locator(tags[0]!).evaluate(tag => tag.setAttribute('allow-delete', ''))
      await act(page, row, 'Delete')
      await dialog(page).waitFor()
    },
    make: page => dialog(page).getByRole('button', { name: 'Delete', exact: true }).click(),
    success: page => page.getByText(`${noun} Deleted Successfully!!`),
    typed: page => rowOf(page, row).count(),
  }
}

/** What a company's lists call. */
export const listScreens: Screen[] = [
  table('getProducts', '/company/products', PRODUCTS, 'Products'),
  table('getServices', '/company/services', SERVICES, 'Services'),
  filter('getProductCategories', 'Category', 'Cameras'),
  filter('getProductSubCategories', 'Sub Category', 'Uncooled'),
  toggle('toggleProduct', PRODUCTS, PRODUCT, showProducts),
  toggle('toggleService', SERVICES, SERVICE, showServices),
  removal('deleteProduct', PRODUCTS, 'Product', PRODUCT),
  removal('deleteService', SERVICES, 'Service', SERVICE),
  {
    call: 'exportList',
    holds: 'R185',
    path: '/api/v1/company/product/export',
    account,
    tags: PRODUCTS,
    says: { ...says.action('Error exporting'), ofField: [FIELD_WORDS] },
    field: 'name',
    times: 2,
    async enter(page) {
      await showProducts(page)
      page.once('download', () => void page.evaluate(markDownload))
    },
    make: page => press(page, 'Export'),
    success: page => page.locator('html[data-downloaded]'),
    except: {
      429: { why: 'only a change tells when to try again', says: ['Too many tries.'] },
    },
  },
]

function markDownload(): void {
  document.documentElement.dataset['downloaded'] = ''
}
