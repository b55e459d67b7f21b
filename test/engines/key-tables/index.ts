import { ofCompanies } from './companies'
import { ofGuides } from './guides'
import { ofSeekers } from './seekers'

/** The key tables of all patterns in use. */
export const TABLES = [...ofGuides, ...ofSeekers, ...ofCompanies]
