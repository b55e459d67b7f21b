import { ofAccounts } from './accounts'
import { ofCompanies } from './companies'
import { ofForms } from './forms'
import { ofGuides } from './guides'
import { ofLists } from './lists'
import { ofSeekers } from './seekers'

/** The key tables of all patterns in use. */
export const TABLES = [
  ...ofGuides,
  ...ofSeekers,
  ...ofAccounts,
  ...ofCompanies,
  ...ofForms,
  ...ofLists,
]
