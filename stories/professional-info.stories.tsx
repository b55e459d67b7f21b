import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { updateProfessionInfo } from '../src/contract'
import { user } from './fixtures/profile'
import { profilePortal } from './fixtures/profile-forms'
import { calls, fail } from './support/calls'
import { draft } from './support/draft'
import { press } from './support/inside'
import { page } from './support/page'
import { profileDialogStates } from './support/profile-dialog'

const states = profileDialogStates({
  tag: 'ndt-professional-info',
  update: updateProfessionInfo,
  list: ['Professions', 'Weld'],
  change: canvas => press(canvas, 'button', 'Remove Shipbuilding'),
})

export default {
  component: 'ndt-professional-info',
  args: { open: true },
  parameters: { docs: { story: { height: '480px' } } },
  beforeEach: [page({ user }), draft(), calls(...profilePortal())],
} satisfies Meta

export const Open: StoryObj = {}

/** The page's own link opens it; without JavaScript it leads to a page of its own. */
export const WithTrigger: StoryObj = {
  render: () => `
    <ndt-professional-info>
      <a slot="trigger" href="/account/professional">Professional Information</a>
    </ndt-professional-info>`,
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

/** A profession that the list does not have is added (R55). */
export const NewProfession: StoryObj = states.NewEntry

export const Saving: StoryObj = states.Saving

/** It closes after 1 s, and the profile is read again (R58). */
export const Saved: StoryObj = states.Saved

/** What the server says of an entry stands under its field. */
export const FieldError: StoryObj = states.failing(422, {
  'industries.1': ['The selected industries is invalid.'],
})

/** Several stand above the form as well, each leading to its field. */
export const FieldErrors: StoryObj = states.failing(422, {
  professions: ['The professions must not have more than 100 items.'],
  industries: ['The industries must not have more than 100 items.'],
})

/** Only logged; what was chosen stays (R59, Q7). */
export const Failed: StoryObj = states.Failed

/** The same, on a page that wants notes of such failures. */
export const FailedWithNote: StoryObj = {
  ...Failed,
  beforeEach: [
    page({ user, config: { failureNotes: true } }),
    calls(fail(updateProfessionInfo, 500)),
  ],
}

/** Signing in happens in another tab; Save works again after it. */
export const SessionEnded: StoryObj = states.SessionEnded

/** What was chosen last time, on this device, and not saved. */
export const RestoredDraft: StoryObj = {
  beforeEach: draft('professional-info', { industries: [{ id: 5, name: 'Aerospace' }] }),
}

/** What is not saved is not closed without a question. */
export const Unsaved: StoryObj = states.Unsaved

export const Narrow: StoryObj = states.Narrow

export const RightToLeft: StoryObj = states.RightToLeft
