import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { getProfile, updateJobInfo } from '../src/contract'
import { profile, user } from './fixtures/profile'
import { profilePortal } from './fixtures/profile-forms'
import { answer, calls, fail, hang } from './support/calls'
import { changedElsewhere } from './support/changed-elsewhere'
import { draft } from './support/draft'
import { choose, inside, press } from './support/inside'
import { page } from './support/page'
import { profileDialogStates } from './support/profile-dialog'

const states = profileDialogStates({
  tag: 'ndt-job-info',
  update: updateJobInfo,
  list: ['Skills', 'Eddy'],
  change: canvas => press(canvas, 'button', 'Remove Report Writing'),
})

export default {
  component: 'ndt-job-info',
  args: { open: true },
  parameters: { docs: { story: { height: '680px' } } },
  beforeEach: [page({ user }), draft(), calls(...profilePortal())],
} satisfies Meta

/** Chooses a resume of that name and size. */
function chooseResume(canvas: HTMLElement, name: string, kilobytes = 312) {
  const file = new File([new Uint8Array(kilobytes * 1024)], name, { type: 'application/pdf' })
  return choose(canvas, /Resume$/, file)
}

const withoutResume = answer(getProfile, { data: { ...profile.data, resume: null } })

/** The resume is the stored one (R65). */
export const Open: StoryObj = {}

/** Someone has just signed up. */
export const EmptyProfile: StoryObj = states.EmptyProfile

export const LongTexts: StoryObj = states.LongTexts

export const Loading: StoryObj = states.Loading

export const ProfileFailed: StoryObj = states.ProfileFailed

/** The lists come later; what is chosen stands already. */
export const ListsLoading: StoryObj = states.ListsLoading

/** Their lists offer to be asked for again. */
export const ListsFailed: StoryObj = states.ListsFailed

/** No file yet (R64). */
export const NoResume: StoryObj = { beforeEach: calls(withoutResume) }

/** Chosen, and not sent yet. */
export const ResumeChosen: StoryObj = {
  beforeEach: calls(withoutResume),
  play: ({ canvasElement }) => chooseResume(canvasElement, 'okafor-resume-2026.pdf'),
}

/** It goes out, and can be given up. */
export const ResumeUploading: StoryObj = {
  beforeEach: calls(hang(updateJobInfo), withoutResume),
  async play({ canvasElement }) {
    await chooseResume(canvasElement, 'okafor-resume-2026.pdf')
    await press(canvasElement, 'button', 'Save')
  },
}

/** Removed, and gone with the next save (R67). */
export const ResumeRemoved: StoryObj = {
  play: ({ canvasElement }) => press(canvasElement, 'button', 'Remove resume'),
}

/** The server's message stands under the upload (R72). */
export const ResumeError: StoryObj = {
  beforeEach: calls(
    fail(updateJobInfo, 422, { errors: { resume: ['The resume must not be greater than 5MB.'] } }),
  ),
  parameters: states.unsaved,
  async play({ canvasElement }) {
    await chooseResume(canvasElement, 'okafor-resume-scans.pdf', 4200)
    await press(canvasElement, 'button', 'Save')
  },
}

/** Too large to be sent at all: what was there stays. */
export const ResumeTooLarge: StoryObj = {
  play: ({ canvasElement }) => chooseResume(canvasElement, 'okafor-resume-scans.pdf', 6 * 1024),
}

export const Saving: StoryObj = states.Saving

/** It closes after 1 s, and the profile is read again (R70). */
export const Saved: StoryObj = states.Saved

/** Several messages stand above the form as well, each leading to its field. */
export const FieldErrors: StoryObj = states.failing(422, {
  'locations.0': ['The selected locations is invalid.'],
  cover_letter: ['The cover letter must not be greater than 1000 characters.'],
  resume: ['The resume must be a file of type: doc, docx, pdf.'],
})

/** A toast says so for 2 s (R71). */
export const Failed: StoryObj = states.Failed

/** Signing in happens in another tab; Save works again after it. */
export const SessionEnded: StoryObj = states.SessionEnded

/** Another part of it was changed elsewhere: nothing has to be chosen (Q106). */
export const ChangedElsewhere: StoryObj = {
  beforeEach: calls(
    ...changedElsewhere(getProfile, updateJobInfo, profile, { cover_letter: 'Open to offshore.' }),
  ),
  parameters: states.unsaved,
  async play(context) {
    const { canvasElement } = context
    await states.Saving.play(context)
    await inside(canvasElement).findByText(/^This was changed elsewhere/, {}, { timeout: 5000 })
  },
}

/** What was typed last time, on this device, and not saved; files are not kept. */
export const RestoredDraft: StoryObj = {
  beforeEach: draft('job-info', { cover_letter: 'I have led weld inspection crews.' }),
}

/** What is not saved is not closed without a question. */
export const Unsaved: StoryObj = states.Unsaved

export const Narrow: StoryObj = states.Narrow

export const RightToLeft: StoryObj = states.RightToLeft
