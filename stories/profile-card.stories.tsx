import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { getProfile } from '../src/contract'
import { brokenPicture } from './fixtures/pictures'
import {
  arabicProfile,
  begunProfile,
  emptyProfile,
  longProfile,
  profile,
  user,
} from './fixtures/profile'
import { answer, calls, fail, hang, malformed, offline } from './support/calls'
import { page } from './support/page'

const reported = { expectedErrors: ['<ndt-profile-card> data:'] }

export default {
  component: 'ndt-profile-card',
  parameters: { column: 308, docs: { story: { height: '480px' } } },
  beforeEach: calls(answer(getProfile, profile)),
} satisfies Meta

export const Filled: StoryObj = {}

export const Wide: StoryObj = { parameters: { column: 760 } }

/** A new member's: each part that is missing is asked for. */
export const Empty: StoryObj = { beforeEach: calls(answer(getProfile, emptyProfile)) }

/** What is left is asked for, and the strength of what there is drawn. */
export const PartlyFilled: StoryObj = { beforeEach: calls(answer(getProfile, begunProfile)) }

export const LongTexts: StoryObj = { beforeEach: calls(answer(getProfile, longProfile)) }

export const RightToLeft: StoryObj = {
  globals: { dir: 'rtl' },
  beforeEach: calls(answer(getProfile, arabicProfile)),
}

export const BrokenPhoto: StoryObj = {
  beforeEach: calls(
    answer(getProfile, { data: { ...profile.data, profile_image: brokenPicture } }),
  ),
}

export const Loading: StoryObj = { beforeEach: calls(hang(getProfile)) }

export const Failed: StoryObj = { beforeEach: calls(fail(getProfile, 500)), parameters: reported }

export const Offline: StoryObj = { beforeEach: calls(offline(getProfile)), parameters: reported }

/** Who reads this on is no longer known: the way to sign in, beside the page. */
export const SessionEnded: StoryObj = {
  beforeEach: [page({ user }), calls(fail(getProfile, 401))],
  parameters: reported,
}

/** The page says that nobody is: no session has ended. */
export const NotSignedIn: StoryObj = {
  ...SessionEnded,
  beforeEach: [page({}), calls(fail(getProfile, 401))],
}

export const Malformed: StoryObj = {
  beforeEach: calls(malformed(getProfile, { data: {} })),
  parameters: reported,
}

/** What the page put inside stays until the profile is there: here, it never is. */
export const WithFallback: StoryObj = {
  beforeEach: calls(hang(getProfile)),
  render: () => `
    <ndt-profile-card>
      <h2>Amara</h2>
      <p>United Kingdom, amara.okafor@calderfield.example</p>
      <p><a href="/creator/edit">Edit your profile</a></p>
    </ndt-profile-card>`,
}

/** The page brought the profile along: no request is made, which would fail here. */
export const WithFirstData: StoryObj = {
  beforeEach: calls(fail(getProfile, 500)),
  render: () => `
    <ndt-profile-card>
      <script type="application/json">${JSON.stringify(profile)}</script>
    </ndt-profile-card>`,
}
