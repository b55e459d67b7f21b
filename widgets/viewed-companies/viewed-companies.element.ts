import { defineWidget, takeViewedCompanies } from '../../src/index'
import { ViewedCompanies } from './viewed-companies'
import styles from './viewed-companies.css'

/**
 * The companies whose pages the user viewed most.
 *
 * @group Job seeker
 * @use On a member’s own dashboard, under or beside what was saved.
 * @avoid To recommend companies: it shows what the member opened.
 * @requirements R104-R110
 * @fallback A list of links to the companies' pages.
 * @fires ndt-ready - the companies are shown
 * @fires ndt-navigate - before a link of it leaves the page
 */
defineWidget('ndt-viewed-companies', {
  component: ViewedCompanies,
  styles,
  takeData: takeViewedCompanies,
})
