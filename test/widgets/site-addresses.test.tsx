import { expect, test } from 'vitest'
import { answerers } from '../../cli/mock/answers'
import '../../widgets/company-nav/company-nav.element'
import '../../widgets/guide-list/guide-list.element'
import '../../widgets/product-form/product-form.element'
import '../../widgets/product-table/product-table.element'
import '../../widgets/saved-panel/saved-panel.element'
import '../../widgets/service-form/service-form.element'
import '../../widgets/service-table/service-table.element'
import '../../widgets/site-header/site-header.element'
import '../../widgets/viewed-companies/viewed-companies.element'
import { configure } from '../support/page'
import { place } from '../support/widget'
import { settle } from '../support/time'
import { usePortal } from './portal'

const pages = [
  ...['', 'company-sign-in', 'user-sign-in', 'dashboard', 'company', 'ndt-jobs', 'ndt-courses'],
  ...['ndt-companies', 'ndt-guides'],
]
const urls = Object.fromEntries(pages.map(page => [`/${page}`, `/own/${page}`]))

test.each([
  ['ndt-site-header', {}, ['/own/', '/own/company-sign-in#create']],
  ['ndt-saved-panel', { kind: 'jobs' }, ['/own/ndt-jobs/senior-paut-technician', '/own/ndt-jobs']],
  ['ndt-saved-panel', { kind: 'courses' }, ['/own/ndt-courses']],
  ['ndt-viewed-companies', {}, ['/own/ndt-companies/harrow-inspection', '/own/ndt-companies']],
  ['ndt-company-nav', {}, ['/own/company/products', '/own/dashboard/home', '/own/']],
  ['ndt-product-table', {}, ['/own/company/products/add', '/own/company/products/edit/product-1']],
  ['ndt-service-table', {}, ['/own/company/services/add', '/own/company/services/edit/700']],
  ['ndt-product-form', {}, ['/own/company/products']],
  ['ndt-service-form', {}, ['/own/company/services']],
  ['ndt-guide-list', {}, ['/own/ndt-guides/ultrasonic-testing-buyers-guide']],
])('<%s %j> leads to the site’s own addresses', async (tag, attributes: object, some) => {
  usePortal(...answerers())
  configure({ urls })
  const element = place(tag, attributes as Record<string, string>)
  await settle()
  const hrefs = [...element.shadowRoot!.querySelectorAll('a')].map(link =>
    link.getAttribute('href'),
  )
  expect(hrefs).toEqual(expect.arrayContaining(some))
  expect(hrefs.filter(href => href?.startsWith('/') && !href.startsWith('/own/'))).toEqual([])
})
