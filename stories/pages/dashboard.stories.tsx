import type { Meta, StoryObj } from '@storybook/web-components-vite'
import '../../demo/assets/dashboard.css'
import '../../demo/assets/dashboard-room.css'
import './pages.css'
import { getSavedCourses, getSavedJobs, getViewedCompanies } from '../../src/contract'
import { companies } from '../fixtures/companies'
import { preferencesPortal } from '../fixtures/preferences'
import { emptyProfile, user } from '../fixtures/profile'
import { profilePortal } from '../fixtures/profile-forms'
import { savedPortal } from '../fixtures/saved'
import { answer, calls } from '../support/calls'
import { page } from '../support/page'

export default {
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: [
    page({ user }),
    calls(
      ...profilePortal(),
      ...savedPortal(),
      ...preferencesPortal(),
      answer(getViewedCompanies, companies),
    ),
  ],
  render: () => `
    <ndt-site-header></ndt-site-header>
    <main class="dashboard">
      <h1 class="unseen">My Profile</h1>
      <div>
        <ndt-profile-card></ndt-profile-card>
        <ndt-professional-card></ndt-professional-card>
      </div>
      <div>
        <ndt-saved-panel></ndt-saved-panel>
        <ndt-viewed-companies></ndt-viewed-companies>
      </div>
      <div><ndt-job-profile-card></ndt-job-profile-card></div>
    </main>`,
} satisfies Meta

/** A job seeker's own page: the header and five cards, in the site's grid. */
export const Filled: StoryObj = {}

/** On the first day: nothing is filled in, saved or viewed yet. */
export const NewMember: StoryObj = {
  beforeEach: calls(
    ...profilePortal(emptyProfile),
    answer(getSavedJobs, { data: [] }),
    answer(getSavedCourses, { data: [] }),
    answer(getViewedCompanies, { data: [] }),
  ),
}
