import { defineWidget, json } from '../../src/index'
import { CompanyNav, type CompanyNavProps } from './company-nav'
import { checkLinks } from './links'
import styles from './company-nav.css'

/**
 * The company area's top navigation; what stands inside the tag shows below it, as its outlet.
 *
 * The company is the one that the page says, as its global `company_id`.
 *
 * @group Company
 * @use On top of every page of a company’s area, around its main part.
 * @avoid On public pages, which have the site’s header.
 * @requirements R137-R140
 * @fallback The page's own main part, which stays in view below the navigation.
 * @fires ndt-ready - the navigation is shown
 * @fires ndt-navigate - before a link of it leaves the page
 */
defineWidget<CompanyNavProps>('ndt-company-nav', {
  component: CompanyNav,
  styles,
  attributes: {
    /** Further links of the page: `[{"label": "Help", "url": "/help"}]`. */
    links: json([], checkLinks),
  },
})
