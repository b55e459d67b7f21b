import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { applyForJob, getProfile } from '../src/contract'
import { applicationErrors, appliedJob, applyingPortal } from './fixtures/applying'
import { largeResume, resume } from './fixtures/files'
import { arabicProfile, emptyProfile, longProfile, user } from './fixtures/profile'
import { answer, calls, fail, hang } from './support/calls'
import { choose, fillIn, inside, press } from './support/inside'
import { page } from './support/page'

const reported = { expectedErrors: ['<ndt-quick-apply> save:'] }

const submit: StoryObj['play'] = ({ canvasElement }) => press(canvasElement, 'button', 'Submit')

export default {
  component: 'ndt-quick-apply',
  args: { ...appliedJob, open: true },
  parameters: { docs: { story: { height: '820px' } } },
  beforeEach: [page({ user }), calls(...applyingPortal())],
} satisfies Meta

/** With what the profile knows: the stored resume goes along as its address (R114, Q19). */
export const Prefilled: StoryObj = {}

/** The page's own link opens it; without JavaScript it leads to the job. */
export const WithTrigger: StoryObj = {
  render: () => `
    <ndt-quick-apply job-id="502" job-title="NDT Level III, Ultrasonics">
      <a slot="trigger" href="/ndt-jobs/ndt-level-iii-ultrasonics">Quick Apply</a>
    </ndt-quick-apply>`,
}

/** A page that gives no title: the dialog names no job. */
export const WithoutTitle: StoryObj = { args: { 'job-title': '' } }

export const EmptyProfile: StoryObj = { beforeEach: calls(answer(getProfile, emptyProfile)) }

export const Loading: StoryObj = { beforeEach: calls(hang(getProfile)) }

export const ProfileFailed: StoryObj = {
  beforeEach: calls(fail(getProfile, 500)),
  parameters: { expectedErrors: ['<ndt-quick-apply> data:'] },
}

/** A new resume in the stored one's place. */
export const Chosen: StoryObj = {
  play: ({ canvasElement }) => choose(canvasElement, 'Update Resume', resume),
}

/** Checked before it is sent (Q8). */
export const TooLarge: StoryObj = {
  async play({ canvasElement }) {
    await choose(canvasElement, 'Update Resume', largeResume)
    await inside(canvasElement).findByText('File size exceeds the 5 MB limit.', {
      selector: '.field__error bdi',
    })
  },
}

export const Submitting: StoryObj = { beforeEach: calls(hang(applyForJob)), play: submit }

export const Uploading: StoryObj = {
  ...Submitting,
  async play(context) {
    await choose(context.canvasElement, 'Update Resume', resume)
    await submit(context)
    await inside(context.canvasElement).findByText('46%')
  },
}

/** It closes after 3 s; the toast stays for 6 s (R116). */
export const Applied: StoryObj = { play: submit }

/** The first message a field, and above them a line each that leads to it (R115). */
export const FieldErrors: StoryObj = {
  beforeEach: calls(fail(applyForJob, 422, applicationErrors)),
  parameters: reported,
  play: submit,
}

/** Applying twice (Q19). */
export const AppliedTwice: StoryObj = {
  ...FieldErrors,
  beforeEach: calls(
    fail(applyForJob, 422, {
      errors: { applicant_email: ['You have already applied for this job.'] },
    }),
  ),
}

/** More than 1000 characters (R113). */
export const LetterTooLong: StoryObj = {
  beforeEach: calls(answer(getProfile, longProfile)),
  async play(context) {
    await fillIn(context.canvasElement, 'Cover letter', '.'.repeat(200))
    await submit(context)
  },
}

export const Failed: StoryObj = { ...FieldErrors, beforeEach: calls(fail(applyForJob, 500)) }

/** Signing in happens in another tab; Submit works again after it. */
export const SessionEnded: StoryObj = {
  ...FieldErrors,
  beforeEach: calls(fail(applyForJob, 419, { message: 'CSRF token mismatch.' })),
}

/** What is not sent is not closed without a question. */
export const Unsaved: StoryObj = {
  async play({ canvasElement }) {
    await fillIn(canvasElement, 'Contact number', '7')
    await press(canvasElement, 'button', 'Cancel')
    await inside(canvasElement).findByText('Discard changes?')
  },
}

export const Narrow: StoryObj = { globals: { viewport: { value: 'phone', isRotated: false } } }

export const LongTexts: StoryObj = {
  args: {
    'job-title': `${appliedJob['job-title']} and advanced examination of dissimilar metal welds in service`,
  },
  beforeEach: calls(answer(getProfile, longProfile)),
}

export const RightToLeft: StoryObj = {
  ...FieldErrors,
  args: { 'job-title': 'فني أول فحص بالموجات فوق الصوتية PAUT' },
  globals: { dir: 'rtl' },
  beforeEach: calls(answer(getProfile, arabicProfile), fail(applyForJob, 422, applicationErrors)),
}
