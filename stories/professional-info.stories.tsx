import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { getProfile, updateProfessionInfo } from '../src/contract'
import { arabicProfile, emptyProfile, longProfile, user } from './fixtures/profile'
import { lookupsFailed, lookupsLoading, profilePortal } from './fixtures/profile-forms'
import { answer, calls, fail, hang } from './support/calls'
import { draft } from './support/draft'
import { inside, press, search } from './support/inside'
import { page } from './support/page'

const unread = { expectedErrors: ['<ndt-professional-info> data:'] }
const unsaved = { expectedErrors: ['<ndt-professional-info> save:'] }

export default {
  component: 'ndt-professional-info',
  args: { open: true },
  parameters: { docs: { story: { height: '480px' } } },
  beforeEach: [page({ user }), draft(), calls(...profilePortal())],
} satisfies Meta

/** Removes an industry, and saves. */
async function save(canvas: HTMLElement) {
  await press(canvas, 'button', 'Remove Shipbuilding')
  await press(canvas, 'button', 'Save')
}

export const Open: StoryObj = {}

/** The page's own link opens it; without JavaScript it leads to a page of its own. */
export const WithTrigger: StoryObj = {
  render: () => `
    <ndt-professional-info>
      <a slot="trigger" href="/account/professional">Professional Information</a>
    </ndt-professional-info>`,
}

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
  play: ({ canvasElement }) => search(canvasElement, 'Professions', 'Weld'),
}

/** Their lists offer to be asked for again. */
export const ListsFailed: StoryObj = {
  beforeEach: calls(...lookupsFailed),
  parameters: unread,
  play: ({ canvasElement }) => search(canvasElement, 'Professions', 'Weld'),
}

/** A profession that the list does not have is added (R55). */
export const NewProfession: StoryObj = {
  play: ({ canvasElement }) => search(canvasElement, 'Professions', 'Weld'),
}

export const Saving: StoryObj = {
  beforeEach: calls(hang(updateProfessionInfo)),
  play: ({ canvasElement }) => save(canvasElement),
}

/** It closes after 1 s, and the profile is read again (R58). */
export const Saved: StoryObj = { play: ({ canvasElement }) => save(canvasElement) }

/** What the server says of an entry stands under its field. */
export const FieldError: StoryObj = {
  beforeEach: calls(
    fail(updateProfessionInfo, 422, {
      errors: { 'industries.1': ['The selected industries is invalid.'] },
    }),
  ),
  parameters: unsaved,
  play: ({ canvasElement }) => save(canvasElement),
}

/** Several stand above the form as well, each leading to its field. */
export const FieldErrors: StoryObj = {
  beforeEach: calls(
    fail(updateProfessionInfo, 422, {
      errors: {
        professions: ['The professions must not have more than 100 items.'],
        industries: ['The industries must not have more than 100 items.'],
      },
    }),
  ),
  parameters: unsaved,
  play: ({ canvasElement }) => save(canvasElement),
}

/** Only logged; what was chosen stays (R59, Q7). */
export const Failed: StoryObj = {
  beforeEach: calls(fail(updateProfessionInfo, 500)),
  parameters: unsaved,
  play: ({ canvasElement }) => save(canvasElement),
}

/** The same, on a page that wants notes of such failures. */
export const FailedWithNote: StoryObj = {
  ...Failed,
  beforeEach: [
    page({ user, config: { failureNotes: true } }),
    calls(fail(updateProfessionInfo, 500)),
  ],
}

/** Signing in happens in another tab; Save works again after it. */
export const SessionEnded: StoryObj = {
  ...Failed,
  beforeEach: calls(fail(updateProfessionInfo, 401)),
}

/** What was chosen last time, on this device, and not saved. */
export const RestoredDraft: StoryObj = {
  beforeEach: draft('professional-info', { industries: [{ id: 5, name: 'Aerospace' }] }),
}

/** What is not saved is not closed without a question. */
export const Unsaved: StoryObj = {
  async play({ canvasElement }) {
    await press(canvasElement, 'button', 'Remove Shipbuilding')
    await press(canvasElement, 'button', 'Cancel')
    await inside(canvasElement).findByText('Discard changes?')
  },
}

export const Narrow: StoryObj = { globals: { viewport: { value: 'phone', isRotated: false } } }

export const RightToLeft: StoryObj = {
  globals: { dir: 'rtl' },
  beforeEach: calls(answer(getProfile, arabicProfile)),
}
