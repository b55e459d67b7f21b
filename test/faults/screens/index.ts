import type { Screen } from '../screen'
import { accountScreens } from './account'
import { companyScreens } from './company'
import { dashboardScreens } from './dashboard'
import { guideScreens } from './guides'
import { listScreens } from './lists'
import { productScreens } from './products'
import { profileScreens } from './profile'
import { profileListScreens } from './profile-lists'
import { serviceScreens } from './services'

/** Every screen, by its area; a file of tests each, as files run beside each other. */
export const areas = {
  'The dashboard': dashboardScreens,
  'The profile’s forms': profileScreens,
  'The lists of the profile’s forms': profileListScreens,
  'Account and applications': accountScreens,
  'The company’s profile': companyScreens,
  'Lists of products and services': listScreens,
  'The form of a product': productScreens,
  'The form of a service, and the guides': [...serviceScreens, ...guideScreens],
} satisfies Record<string, Screen[]>
