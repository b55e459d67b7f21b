import { texts } from '../../src/index'

/** The words of `<ndt-company-nav>`. */
export const companyNavTexts = texts('company-nav', {
  home: 'NDT, home',
  area: 'Company',
  profile: 'Company Profile',
  products: 'Products',
  services: 'Services',
  dashboard: 'Dashboard',
})
