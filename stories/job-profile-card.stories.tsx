import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { getProfile } from '../src/contract'
import { arabicProfile, emptyProfile, longProfile, profile, user } from './fixtures/profile'
import { answer, calls, fail, hang, malformed } from './support/calls'
import { page } from './support/page'

const reported = { expectedErrors: ['<ndt-job-profile-card> data:'] }

export default {
  component: 'ndt-job-profile-card',
  parameters: { column: 344, docs: { story: { height: '600px' } } },
  beforeEach: calls(answer(getProfile, profile)),
} satisfies Meta

export const Filled: StoryObj = {}

export const Wide: StoryObj = { parameters: { column: 760 } }

/** A new member's: each part that is missing is asked for. */
export const Empty: StoryObj = { beforeEach: calls(answer(getProfile, emptyProfile)) }

export const LongTexts: StoryObj = { beforeEach: calls(answer(getProfile, longProfile)) }

export const RightToLeft: StoryObj = {
  globals: { dir: 'rtl' },
  beforeEach: calls(answer(getProfile, arabicProfile)),
}

export const Loading: StoryObj = { beforeEach: calls(hang(getProfile)) }

export const Failed: StoryObj = { beforeEach: calls(fail(getProfile, 500)), parameters: reported }

/** Who reads this on is no longer known: the way to sign in, beside the page. */
export const SessionEnded: StoryObj = {
  beforeEach: [page({ user }), calls(fail(getProfile, 401))],
  parameters: reported,
}

export const Malformed: StoryObj = {
  beforeEach: calls(malformed(getProfile, { data: {} })),
  parameters: reported,
}

/** What the page put inside stays until the profile is there: here, it never is. */
export const WithFallback: StoryObj = {
  beforeEach: calls(hang(getProfile)),
  render: () => `
    <ndt-job-profile-card>
      <h2>Job Profile</h2>
      <p>PAUT, TOFD, Magnetic Particle</p>
      <p><a href="/files/okafor-resume.pdf">Resume</a></p>
    </ndt-job-profile-card>`,
}

/** The page brought the profile along: no request is made, which would fail here. */
export const WithFirstData: StoryObj = {
  beforeEach: calls(fail(getProfile, 500)),
  render: () => `
    <ndt-job-profile-card>
      <script type="application/json">${JSON.stringify(profile)}</script>
    </ndt-job-profile-card>`,
}
