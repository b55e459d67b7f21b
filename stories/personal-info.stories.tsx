import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { getProfile, updateProfile } from '../src/contract'
import { profile, user } from './fixtures/profile'
import { profilePortal } from './fixtures/profile-forms'
import { answer, calls, fail } from './support/calls'
import { draft } from './support/draft'
import { fillIn, inside, press } from './support/inside'
import { page } from './support/page'
import { profileDialogStates } from './support/profile-dialog'

const states = profileDialogStates({
  tag: 'ndt-personal-info',
  update: updateProfile,
  list: ['Languages', 'Port'],
  change: canvas => fillIn(canvas, 'Contact number', '4'),
})

export default {
  component: 'ndt-personal-info',
  args: { open: true },
  parameters: { docs: { story: { height: '860px' } } },
  beforeEach: [page({ user }), draft(), calls(...profilePortal())],
} satisfies Meta

export const Open: StoryObj = {}

/** The page's own link opens it; without JavaScript it leads to a page of its own. */
export const WithTrigger: StoryObj = {
  render: () => `
    <ndt-personal-info>
      <a slot="trigger" href="/account/personal">Personal Information</a>
    </ndt-personal-info>`,
}

/** Someone has just signed up. */
export const EmptyProfile: StoryObj = states.EmptyProfile

export const LongTexts: StoryObj = states.LongTexts

export const Loading: StoryObj = states.Loading

export const ProfileFailed: StoryObj = states.ProfileFailed

/** The lists come later; what is chosen stands already. */
export const ListsLoading: StoryObj = states.ListsLoading

/** Their lists offer to be asked for again. */
export const ListsFailed: StoryObj = states.ListsFailed

/** A language that the list does not have is added (R46). */
export const NewLanguage: StoryObj = states.NewEntry

/** No day after today (R44). */
export const DateOfBirth: StoryObj = {
  async play({ canvasElement }) {
    await press(canvasElement, 'button', /^Choose a date, Date of birth/)
    await inside(canvasElement).findByRole('grid', {}, { timeout: 5000 })
  },
}

/** Typed past the limit, nothing is lost, and the counter is red (R43). */
export const TooLong: StoryObj = {
  beforeEach: calls(answer(getProfile, { data: { ...profile.data, about_me: 'x'.repeat(499) } })),
  async play({ canvasElement }) {
    await fillIn(canvasElement, 'About me', 'yz')
    await press(canvasElement, 'button', 'Save')
  },
}

let isTheirs = false

/** Somebody else has changed the same field since the dialog was opened: which of both stays is asked (Q106). */
export const ChangedElsewhere: StoryObj = {
  beforeEach: calls(
    answer(getProfile, () => {
      const theirs = { contact_number: '+44 20 7946 0958', updated_at: '2026-11-02T10:00:00Z' }
      const before = { updated_at: '2026-11-01T10:00:00Z' }
      return { data: { ...profile.data, ...(isTheirs ? theirs : before) } }
    }),
    fail(updateProfile, 412),
  ),
  parameters: { expectedErrors: ['<ndt-personal-info> save:'] },
  async play({ canvasElement }) {
    await fillIn(canvasElement, 'Contact number', '4')
    isTheirs = true
    await press(canvasElement, 'button', 'Save')
    await inside(canvasElement).findByText(/^Changed elsewhere/)
  },
}

export const Saving: StoryObj = states.Saving

/** It closes after 1 s, and the profile is read again (R52). */
export const Saved: StoryObj = states.Saved

/** One message stands under its field, which has the focus (R54). */
export const FieldError: StoryObj = states.failing(422, {
  twitter_url: ['The twitter url must be a valid URL.'],
})

/** Several stand above the form as well, each leading to its field. */
export const FieldErrors: StoryObj = states.failing(422, {
  first_name: ['The first name field is required.'],
  contact_number: ['The contact number format is invalid.'],
  twitter_url: ['The twitter url must be a valid URL.'],
})

/** Why the server refuses the whole form stands above it, in its own words. */
export const Refused: StoryObj = {
  ...states.Failed,
  beforeEach: calls(
    fail(updateProfile, 409, { message: 'Your profile is being verified and cannot be changed.' }),
  ),
}

/** What is wrong with a field that the form does not have is said without the field's raw name. */
export const UnknownField: StoryObj = states.failing(422, {
  first_name: ['The first name field is required.'],
  member_card_id: ['Your member card has expired.'],
})

/** A toast says so for 2 s (R53). */
export const Failed: StoryObj = states.Failed

/** Signing in happens in another tab; Save works again after it. */
export const SessionEnded: StoryObj = states.SessionEnded

/** What was typed last time, on this device, and not saved. */
export const RestoredDraft: StoryObj = {
  beforeEach: draft('personal-info', { contact_number: '+44 1224 496 0199', city: 'Inverness' }),
}

/** What is not saved is not closed without a question. */
export const Unsaved: StoryObj = states.Unsaved

export const Narrow: StoryObj = states.Narrow

export const RightToLeft: StoryObj = states.RightToLeft
