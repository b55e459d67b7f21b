import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { fireEvent } from 'storybook/test'
import { getProfile, updateJobInfo } from '../src/contract'
import { arabicProfile, emptyProfile, longProfile, profile, user } from './fixtures/profile'
import { lookupsFailed, lookupsLoading, profilePortal } from './fixtures/profile-forms'
import { answer, calls, fail, hang } from './support/calls'
import { draft } from './support/draft'
import { inside, press, search } from './support/inside'
import { page } from './support/page'

const unread = { expectedErrors: ['<ndt-job-info> data:'] }
const unsaved = { expectedErrors: ['<ndt-job-info> save:'] }

export default {
  component: 'ndt-job-info',
  args: { open: true },
  parameters: { docs: { story: { height: '680px' } } },
  beforeEach: [page({ user }), draft(), calls(...profilePortal())],
} satisfies Meta

/** Removes a skill, and saves. */
async function save(canvas: HTMLElement) {
  await press(canvas, 'button', 'Remove Report Writing')
  await press(canvas, 'button', 'Save')
}

/** Chooses a resume, as a visitor does in the browser's own window. */
async function choose(canvas: HTMLElement, name: string, kilobytes = 312) {
  const input = await inside(canvas).findByLabelText(/Resume$/, {}, { timeout: 5000 })
  const file = new File(['x'.repeat(kilobytes * 1024)], name, { type: 'application/pdf' })
  await fireEvent.change(input, { target: { files: [file] } })
}

const withoutResume = answer(getProfile, { data: { ...profile.data, resume: null } })

/** The resume is the stored one (R65). */
export const Open: StoryObj = {}

/** Someone has just signed up. */
export const EmptyProfile: StoryObj = { beforeEach: calls(answer(getProfile, emptyProfile)) }

export const LongTexts: StoryObj = { beforeEach: calls(answer(getProfile, longProfile)) }

export const Loading: StoryObj = { beforeEach: calls(hang(getProfile)) }

export const ProfileFailed: StoryObj = {
  beforeEach: calls(fail(getProfile, 403)),
  parameters: unread,
}

/** The lists come later; what is chosen stands already. */
export const ListsLoading: StoryObj = {
  beforeEach: calls(...lookupsLoading),
  play: ({ canvasElement }) => search(canvasElement, 'Skills', 'Eddy'),
}

/** Their lists offer to be asked for again. */
export const ListsFailed: StoryObj = {
  beforeEach: calls(...lookupsFailed),
  parameters: unread,
  play: ({ canvasElement }) => search(canvasElement, 'Skills', 'Eddy'),
}

/** No file yet (R64). */
export const NoResume: StoryObj = { beforeEach: calls(withoutResume) }

/** Chosen, and not sent yet. */
export const ResumeChosen: StoryObj = {
  beforeEach: calls(withoutResume),
  play: ({ canvasElement }) => choose(canvasElement, 'okafor-resume-2026.pdf'),
}

/** It goes out, and can be given up. */
export const ResumeUploading: StoryObj = {
  beforeEach: calls(hang(updateJobInfo), withoutResume),
  async play({ canvasElement }) {
    await choose(canvasElement, 'okafor-resume-2026.pdf')
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
  parameters: unsaved,
  async play({ canvasElement }) {
    await choose(canvasElement, 'okafor-resume-scans.pdf', 4200)
    await press(canvasElement, 'button', 'Save')
  },
}

/** Too large to be sent at all: what was there stays. */
export const ResumeTooLarge: StoryObj = {
  play: ({ canvasElement }) => choose(canvasElement, 'okafor-resume-scans.pdf', 6 * 1024),
}

export const Saving: StoryObj = {
  beforeEach: calls(hang(updateJobInfo)),
  play: ({ canvasElement }) => save(canvasElement),
}

/** It closes after 1 s, and the profile is read again (R70). */
export const Saved: StoryObj = { play: ({ canvasElement }) => save(canvasElement) }

/** Several messages stand above the form as well, each leading to its field. */
export const FieldErrors: StoryObj = {
  beforeEach: calls(
    fail(updateJobInfo, 422, {
      errors: {
        'locations.0': ['The selected locations is invalid.'],
        cover_letter: ['The cover letter must not be greater than 1000 characters.'],
        resume: ['The resume must be a file of type: doc, docx, pdf.'],
      },
    }),
  ),
  parameters: unsaved,
  play: ({ canvasElement }) => save(canvasElement),
}

/** A toast says so for 2 s (R71). */
export const Failed: StoryObj = {
  beforeEach: calls(fail(updateJobInfo, 500)),
  parameters: unsaved,
  play: ({ canvasElement }) => save(canvasElement),
}

/** Signing in happens in another tab; Save works again after it. */
export const SessionEnded: StoryObj = { ...Failed, beforeEach: calls(fail(updateJobInfo, 419)) }

/** What was typed last time, on this device, and not saved; files are not kept. */
export const RestoredDraft: StoryObj = {
  beforeEach: draft('job-info', { cover_letter: 'I have led weld inspection crews.' }),
}

export const Narrow: StoryObj = { globals: { viewport: { value: 'phone', isRotated: false } } }

export const RightToLeft: StoryObj = {
  globals: { dir: 'rtl' },
  beforeEach: calls(answer(getProfile, arabicProfile)),
}
