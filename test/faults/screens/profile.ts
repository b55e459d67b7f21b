import type { Page } from 'playwright-core'
import { resume } from '../../pages/applying'
import { showDashboard } from '../../pages/dashboard'
import { openForm, type Form } from '../../pages/profile-dialogs'
import * as says from '../says'
import type { Screen } from '../screen'
import { dialogOf, press } from './steps'

const account = 'user'
const save = (page: Page) => press(page, 'Save')

/** The profile's forms, with what is typed into them. */
export const profileScreens: Screen[] = [
  {
    call: 'updateProfile',
    holds: 'R53 Q43',
    account,
    tags: ['ndt-personal-info'],
    says: says.dialog(),
    field: 'city',
    async enter(page) {
      await showDashboard(page)
      const form = await openForm(page, 'Personal Information')
      await form.getByLabel('About me (Optional)').fill('Typed <once> & kept — “Prüfung”.')
    },
    make: save,
    success: page => page.getByText('Personal Information Updated'),
    typed: page => page.getByLabel('About me (Optional)').inputValue(),
  },
  {
    call: 'updateProfessionInfo',
    holds: 'R59 Q7',
    account,
    tags: ['ndt-professional-info'],
    says: says.quietly(),
    field: 'professions',
    async enter(page) {
      await showDashboard(page)
      const form = await openForm(page, 'Professional Information')
      await form.getByRole('combobox', { name: 'Professions' }).fill('Weld whisperer')
      await form.getByRole('option', { name: 'Add "Weld whisperer"' }).click()
      await form.getByRole('button', { name: 'Remove Weld whisperer' }).waitFor()
      await page.keyboard.press('Escape')
    },
    make: save,
    success: page => page.getByText('Professional Information Updated'),
    typed: page => chips(page, 'Professional Information'),
  },
  {
    call: 'updateJobInfo',
    holds: 'R71 Q43',
    account,
    tags: ['ndt-job-info'],
    says: says.dialog(),
    field: 'skills',
    hasFile: true,
    async enter(page) {
      await showDashboard(page)
      const form = await openForm(page, 'Job Information')
      await form.getByLabel('Cover letter (Optional)').fill('Typed once.')
      await form.locator('input[type=file]').setInputFiles(resume)
      await form.getByText(resume.name, { exact: true }).waitFor()
    },
    make: save,
    success: page => page.getByText('Job Information Updated'),
    typed: async page => [
      await page.getByLabel('Cover letter (Optional)').inputValue(),
      await dialogOf(page, 'Job Information').getByText(resume.name, { exact: true }).count(),
    ],
    except: {
      413: {
        why: 'Q43: the file is what is too large, and its field says so',
        says: ['Error submitting form', 'File size exceeds the 5 MB limit.'],
      },
    },
  },
  {
    call: 'updateProfileImage',
    holds: 'R82 Q7',
    account,
    tags: ['ndt-avatar-editor'],
    says: says.action('The photo could not be saved. Please try again.'),
    hasFile: true,
    async enter(page) {
      await showDashboard(page)
      await page.getByRole('button', { name: 'Edit Avatar' }).click()
      await dialogOf(page, 'Edit Avatar').getByRole('button', { name: 'Edit' }).click()
      await page.locator('button:not([aria-disabled=true])', { hasText: 'Save Photo' }).waitFor()
      await page.getByRole('button', { name: 'Zoom in' }).click()
    },
    make: page => press(page, 'Save Photo'),
    success: page => dialogOf(page, 'Edit Avatar').getByRole('button', { name: 'Delete' }),
    typed: page => page.getByRole('slider').inputValue(),
  },
]

/** The names of what is chosen in a dialog. */
function chips(page: Page, form: Form): Promise<string[]> {
  return dialogOf(page, form)
    .getByRole('button', { name: /^Remove / })
    .evaluateAll(all => all.map(each => each.ariaLabel ?? ''))
}
