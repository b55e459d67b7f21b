import type { Page } from 'playwright-core'
import { showDashboard } from '../../pages/dashboard'
import { openForm, type Form } from '../../pages/profile-dialogs'
import * as says from '../says'
import type { Screen } from '../screen'
import { dialogOf } from './steps'

/** A list that a field of a dialog offers, which the dialog reads as it opens. */
function lookup(
  call: Screen['call'],
  form: Form,
  tag: string,
  label: string,
  option: string,
): Screen {
  const open = (page: Page) => dialogOf(page, form).getByRole('combobox', { name: label }).click()
  return {
    call,
    holds: 'R134',
    account: 'user',
    tags: [tag],
    says: says.list(),
    enter: page => showDashboard(page),
    async make(page) {
      await openForm(page, form)
      await open(page)
    },
    again: page => page.getByRole('option', { name: 'Retry' }).click(),
    success: page => page.getByRole('option', { name: option, exact: true }),
  }
}

/** The lists that the profile's dialogs offer. */
export const profileListScreens: Screen[] = [
  lookup('getCountries', 'Job Information', 'ndt-job-info', 'Locations', 'Norway'),
  lookup('getSkills', 'Job Information', 'ndt-job-info', 'Skills', 'Report Writing'),
  lookup('getLanguages', 'Personal Information', 'ndt-personal-info', 'Languages', 'Dutch'),
  lookup(
    'getProfessions',
    'Professional Information',
    'ndt-professional-info',
    'Professions',
    'Consultant',
  ),
  lookup(
    'getIndustries',
    'Professional Information',
    'ndt-professional-info',
    'Industries',
    'Automotive',
  ),
]
