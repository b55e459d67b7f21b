import type { Page } from 'playwright-core'
import { card, chooseInRow, showDashboard } from '../../pages/dashboard'
import { demo } from '../../pages/support'
import { FIELD_WORDS } from '../faults'
import * as says from '../says'
import type { Screen } from '../screen'
import { press } from './steps'

const account = 'user'
const creator = (page: Page) => page.goto(demo('/creator'))
const retry = (page: Page) => press(page, 'Retry')

/** What the dashboard reads. */
const reads: Screen[] = [
  {
    call: 'getProfile',
    holds: 'R39',
    account,
    tags: ['ndt-job-profile-card', 'ndt-professional-card', 'ndt-profile-card'],
    says: says.read('Error fetching user data. Please try again later.'),
    make: creator,
    again: retry,
    // the page's own words, before the widget is there, have the name too
    success: page => page.getByRole('button', { name: 'Edit Personal Information' }),
  },
  {
    call: 'getSavedJobs',
    holds: 'R97 Q109',
    account,
    tags: ['ndt-saved-panel'],
    says: says.read('Saved Jobs could not be loaded'),
    make: creator,
    again: retry,
    success: page => card(page, 'Saved').getByRole('listitem'),
    except: {
      404: {
        why: 'R97: a 404 means that there are none',
        says: ['No Bookmarked or Applied Jobs found'],
        isFine: true,
      },
    },
  },
  {
    call: 'getSavedCourses',
    holds: 'R97 Q109',
    account,
    tags: ['ndt-saved-panel'],
    says: says.read('Saved Courses could not be loaded'),
    enter: page => showDashboard(page),
    make: page => page.getByRole('combobox', { name: 'Show' }).selectOption('Courses'),
    again: retry,
    success: page => card(page, 'Saved').getByRole('link', { name: 'TOFD Level II with exam' }),
    except: {
      404: {
        why: 'R97: a 404 means that there are none',
        says: ['No Bookmarked or Registered Courses found'],
        isFine: true,
      },
    },
  },
  {
    call: 'getViewedCompanies',
    holds: 'R109',
    account,
    tags: ['ndt-viewed-companies'],
    says: says.read("It seems you haven't visited any company yet."),
    make: creator,
    // R109: an explore prompt, without Retry
    again: creator,
    success: page => card(page, 'Most Viewed Companies').getByRole('listitem'),
  },
]

/** A saved row's bookmark. */
function bookmark(call: Screen['call'], row: string, enter: Screen['enter']): Screen {
  return {
    call,
    holds: 'R103 Q7',
    account,
    tags: ['ndt-saved-panel'],
    says: { ...says.action('The bookmark could not be changed.'), ofField: [FIELD_WORDS] },
    enter,
    make: page => chooseInRow(page, row, 'Remove'),
    success: page => page.getByText('Bookmark removed.'),
  }
}

const bookmarks: Screen[] = [
  bookmark('bookmarkJob', 'Rope Access UT Technician', page => showDashboard(page)),
  bookmark('bookmarkCourse', 'TOFD Level II with exam', async page => {
    await showDashboard(page)
    await page.getByRole('combobox', { name: 'Show' }).selectOption('Courses')
    await card(page, 'Saved').getByRole('link', { name: 'TOFD Level II with exam' }).waitFor()
  }),
]

/** What the dashboard itself calls. */
export const dashboardScreens = [...reads, ...bookmarks]
