import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { bookmarkJob, getSavedCourses, getSavedJobs } from '../src/contract'
import { sayLost } from '../src/ui/lazy-part/lost'
import { user } from './fixtures/profile'
import { arabicJobs, longJobs, savedJobs, savedPortal } from './fixtures/saved'
import { answer, calls, fail, hang, malformed } from './support/calls'
import { inside, open, press } from './support/inside'
import { page } from './support/page'

const reported = { expectedErrors: ['<ndt-saved-panel> data:'] }

export default {
  component: 'ndt-saved-panel',
  args: { kind: 'jobs', filter: 'all' },
  parameters: { column: 540, docs: { story: { height: '460px' } } },
  beforeEach: [page({ user }), calls(...savedPortal())],
} satisfies Meta

export const Jobs: StoryObj = {}

export const BookmarkedJobs: StoryObj = { args: { filter: 'bookmarked' } }

export const AppliedJobs: StoryObj = { args: { filter: 'applied' } }

export const Courses: StoryObj = { args: { kind: 'courses' } }

export const BookmarkedCourses: StoryObj = { args: { kind: 'courses', filter: 'bookmarked' } }

export const RegisteredCourses: StoryObj = { args: { kind: 'courses', filter: 'applied' } }

export const Narrow: StoryObj = { parameters: { column: 300 } }

export const JobMenuOpen: StoryObj = {
  play: ({ canvasElement }) => open(canvasElement, 'menu', 'Actions for Rope Access UT Technician'),
}

export const CourseMenuOpen: StoryObj = {
  args: { kind: 'courses' },
  play: ({ canvasElement }) => open(canvasElement, 'menu', 'Actions for TOFD Level II with exam'),
}

export const FilterOpen: StoryObj = {
  play: ({ canvasElement }) => open(canvasElement, 'menu', 'Filter: All'),
}

/** The row is struck until the list is read again after 2 s; the toast can undo it (R102). */
export const Removed: StoryObj = {
  async play({ canvasElement }) {
    await open(canvasElement, 'menu', 'Actions for NDT Level III, Ultrasonics')
    await press(canvasElement, 'menuitem', 'Remove')
  },
}

/** The row is back; why is only logged, and fires `ndt-error` (R103). */
export const RemovalFailed: StoryObj = {
  beforeEach: calls(fail(bookmarkJob, 500)),
  parameters: { expectedErrors: ['<ndt-saved-panel> save:'] },
  play: Removed.play,
}

/** Another account was signed in meanwhile, in another tab: nothing is changed for it (Q107). */
export const OtherAccount: StoryObj = {
  ...RemovalFailed,
  beforeEach: calls(fail(bookmarkJob, 409, { code: 'account_changed' })),
}

/** A menu that was asked for did not come. Of Storybook's own all come: what tells of it is called here. */
export const PartNotLoaded: StoryObj = {
  async play({ canvasElement }) {
    const row = await inside(canvasElement).findByText('Rope Access UT Technician')
    sayLost(row.getRootNode() as ShadowRoot)
  },
}

/** Says so where the page asks for notes of what is only logged (Q7). */
export const RemovalFailedNoted: StoryObj = {
  ...RemovalFailed,
  beforeEach: [page({ user, config: { failureNotes: true } }), calls(fail(bookmarkJob, 500))],
}

export const LongTexts: StoryObj = { beforeEach: calls(answer(getSavedJobs, longJobs)) }

export const RightToLeft: StoryObj = {
  globals: { dir: 'rtl' },
  beforeEach: calls(answer(getSavedJobs, arabicJobs)),
}

export const NoJobs: StoryObj = { beforeEach: calls(answer(getSavedJobs, { data: [] })) }

export const NoBookmarkedJobs: StoryObj = { ...NoJobs, args: { filter: 'bookmarked' } }

/** A 404 means that there are none (R97). */
export const NoAppliedJobs: StoryObj = {
  args: { filter: 'applied' },
  beforeEach: calls(fail(getSavedJobs, 404)),
}

export const NoCourses: StoryObj = {
  args: { kind: 'courses' },
  beforeEach: calls(answer(getSavedCourses, { data: [] })),
}

export const NoBookmarkedCourses: StoryObj = {
  ...NoCourses,
  args: { kind: 'courses', filter: 'bookmarked' },
}

export const NoRegisteredCourses: StoryObj = {
  ...NoCourses,
  args: { kind: 'courses', filter: 'applied' },
}

export const Loading: StoryObj = { beforeEach: calls(hang(getSavedJobs)) }

/** Looks as empty does, and fires `ndt-error` (R97, Q25). */
export const Failed: StoryObj = { beforeEach: calls(fail(getSavedJobs, 500)), parameters: reported }

/** Says so where the page asks for notes of what is only logged (Q109). */
export const FailedNoted: StoryObj = {
  beforeEach: [page({ user, config: { failureNotes: true } }), calls(fail(getSavedJobs, 500))],
  parameters: reported,
}

/** The way to sign in, beside the page (Q109). */
export const SessionEnded: StoryObj = {
  beforeEach: calls(fail(getSavedJobs, 401)),
  parameters: reported,
}

export const Malformed: StoryObj = {
  beforeEach: calls(malformed(getSavedJobs, { data: [{ id: 501 }] })),
  parameters: reported,
}

/** What the page put inside stays until the list is there: here, it never is. */
export const WithFallback: StoryObj = {
  beforeEach: calls(hang(getSavedJobs)),
  render: () => `
    <ndt-saved-panel kind="jobs">
      <h2>Saved</h2>
      <ul>
        <li><a href="/ndt-jobs/senior-paut-technician">Senior PAUT Technician</a></li>
        <li><a href="/ndt-jobs/ndt-level-iii-ultrasonics">NDT Level III, Ultrasonics</a></li>
      </ul>
    </ndt-saved-panel>`,
}

/** The page brought the list along: no request is made, which would fail here. */
export const WithFirstData: StoryObj = {
  beforeEach: calls(fail(getSavedJobs, 500)),
  render: () => `
    <ndt-saved-panel kind="jobs">
      <script type="application/json">${JSON.stringify(savedJobs)}</script>
    </ndt-saved-panel>`,
}
