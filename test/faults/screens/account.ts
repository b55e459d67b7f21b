import type { Page } from 'playwright-core'
import { demoAccounts } from '../../../demo/db/seed'
import { dialogOf, openFromMenu } from '../../pages/account'
import { openApply, resume, showJob } from '../../pages/applying'
import { showDashboard } from '../../pages/dashboard'
import { demo } from '../../pages/support'
import { FIELD_WORDS } from '../faults'
import * as says from '../says'
import type { Screen } from '../screen'
import { press } from './steps'

const account = 'user'
const ALREADY_OUT = {
  why: 'Q5: a session that has ended already needs no sign-out',
  isDone: true,
} as const
const preferences = (page: Page) => openFromMenu(page, 'Preferences')
const article = (page: Page) =>
  dialogOf(page, 'Preferences').getByRole('button', { name: 'Articles', exact: true })

/** What the user menu leads to: preferences, the password, and the way out. */
export const accountScreens: Screen[] = [
  ...(['getPreferences', 'getPreferenceOptions'] as const).map((call): Screen => ({
    call,
    holds: 'R122 Q93',
    account,
    tags: ['ndt-preferences'],
    says: says.read('Error fetching data. Please try again later.'),
    enter: showDashboard,
    make: preferences,
    again: page => press(page, 'Retry'),
    success: article,
  })),
  {
    call: 'updatePreferences',
    holds: 'R123 Q7',
    account,
    tags: ['ndt-preferences'],
    // it is one field, whose words are the form's
    says: { ...says.quietly(), ofField: [FIELD_WORDS] },
    field: 'preferences',
    async enter(page) {
      await showDashboard(page)
      await preferences(page)
      await article(page).click()
    },
    make: page => press(page, 'Save'),
    success: page => page.getByText('Your Preferences Saved'),
    typed: page => article(page).getAttribute('aria-pressed'),
  },
  {
    call: 'changePassword',
    holds: 'R128 Q43',
    account,
    tags: ['ndt-change-password'],
    says: says.dialog(),
    field: 'password',
    async enter(page) {
      await showDashboard(page)
      const [current, ...others] = await passwords(await openFromMenu(page, 'Change Password'))
      await current!.fill(demoAccounts.user.password)
      for (const field of others) await field.fill('Every weld tells 1 story')
    },
    make: page => press(page, 'Save'),
    success: page => page.getByText('Password successfully changed.'),
    typed: async page => {
      const fields = await passwords(dialogOf(page, 'Change Password'))
      return Promise.all(fields.map(field => field.inputValue()))
    },
  },
  {
    call: 'logout',
    holds: 'R131 Q5',
    account,
    tags: ['ndt-sign-out'],
    says: says.plainly('Logout failed!'),
    async enter(page) {
      await showDashboard(page)
      await openFromMenu(page, 'Sign out')
    },
    make: page => dialogOf(page, 'Sign out').getByRole('button', { name: 'Sign out' }).click(),
    success: page => page.getByText('Logging Out...'),
    except: {
      401: ALREADY_OUT,
      'sign-in 302': ALREADY_OUT,
      419: {
        why: 'Q5: it is sent once more, with a fresh token, where somebody is signed in',
        sent: 2,
      },
    },
  },
  {
    call: 'applyForJob',
    holds: 'R117 Q43',
    account,
    tags: ['ndt-quick-apply'],
    says: says.dialog(),
    field: 'applicant_name',
    hasFile: true,
    async enter(page) {
      await showJob(page, 'Magnetic Particle Inspector')
      const form = await openApply(page)
      await form.getByLabel('Cover letter').fill('Typed <once> & kept.')
      await form.getByLabel('Update Resume').setInputFiles(resume)
      await form.getByText(resume.name, { exact: true }).waitFor()
    },
    make: page => press(page, 'Submit'),
    success: page => page.getByText('Successfully Applied for job'),
    typed: async page => [
      await page.getByLabel('Cover letter').inputValue(),
      await page.getByLabel('Contact number').inputValue(),
      await page.getByText(resume.name, { exact: true }).count(),
    ],
    except: {
      413: {
        why: 'Q43: the file is what is too large, and its field says so',
        says: ['Error submitting form', 'File size exceeds the 5 MB limit.'],
      },
    },
  },
  {
    call: 'uploadResume',
    holds: 'R73 Q37',
    account,
    tags: ['ndt-resume-upload'],
    says: says.action('Failed to upload the resume. Please try again.'),
    hasFile: true,
    enter: showOwnForm,
    make: page => page.getByLabel('Upload: Resume').setInputFiles(resume),
    again: page => press(page, 'Retry'),
    success: page => page.getByText('Hears: Resume uploaded'),
    typed: page => page.getByLabel('Name').inputValue(),
  },
]

function passwords(form: ReturnType<typeof dialogOf>) {
  return form.getByRole('textbox').all()
}

/** A page of a host's own, whose form sends a resume by itself, and says when it has heard of it. */
async function showOwnForm(page: Page): Promise<void> {
  const body = `<!doctype html><html lang="en"><head><title>Own</title>
    <link rel="stylesheet" href="/dist/ndt.css"><script type="module" src="/dist/ndt.js"></script>
    </head><body><form><label>Name <input name="name" value="Amara"></label>
    <ndt-resume-upload name="cv" upload-url="/portal/resume"></ndt-resume-upload>
    <output></output></form></body></html>`
  await page.route('**/own-form', route => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(demo('/own-form'))
  await page.evaluate(() =>
    document.addEventListener('ndt-saved', ({ detail }) => {
      document.querySelector('output')!.textContent = `Hears: ${detail.message}`
    }),
  )
  await page.getByLabel('Upload: Resume').waitFor()
}
