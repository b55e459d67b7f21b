import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { getProfile, updateProfile } from '../src/contract'
import { arabicProfile, emptyProfile, longProfile, profile, user } from './fixtures/profile'
import { lookupsFailed, lookupsLoading, profilePortal } from './fixtures/profile-forms'
import { answer, calls, fail, hang } from './support/calls'
import { draft } from './support/draft'
import { fillIn, inside, press, search } from './support/inside'
import { page } from './support/page'

const unread = { expectedErrors: ['<ndt-personal-info> data:'] }
const unsaved = { expectedErrors: ['<ndt-personal-info> save:'] }

export default {
  component: 'ndt-personal-info',
  args: { open: true },
  parameters: { docs: { story: { height: '860px' } } },
  beforeEach: [page({ user }), draft(), calls(...profilePortal())],
} satisfies Meta

/** Adds to the number, and saves. */
async function save(canvas: HTMLElement) {
  await fillIn(canvas, 'Contact number', '4')
  await press(canvas, 'button', 'Save')
}

export const Open: StoryObj = {}

/** The page's own link opens it; without JavaScript it leads to a page of its own. */
export const WithTrigger: StoryObj = {
  render: () => `
    <ndt-personal-info>
      <a slot="trigger" href="/account/personal">Personal Information</a>
    </ndt-personal-info>`,
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
  play: ({ canvasElement }) => search(canvasElement, 'Languages', 'Port'),
}

/** Their lists offer to be asked for again. */
export const ListsFailed: StoryObj = {
  beforeEach: calls(...lookupsFailed),
  parameters: unread,
  play: ({ canvasElement }) => search(canvasElement, 'Languages', 'Port'),
}

/** A language that the list does not have is added (R46). */
export const NewLanguage: StoryObj = {
  play: ({ canvasElement }) => search(canvasElement, 'Languages', 'Port'),
}

/** No day after today (R44). */
export const DateOfBirth: StoryObj = {
  async play({ canvasElement }) {
    await press(canvasElement, 'button', 'Choose a date, Date of birth')
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

export const Saving: StoryObj = {
  beforeEach: calls(hang(updateProfile)),
  play: ({ canvasElement }) => save(canvasElement),
}

/** It closes after 1 s, and the profile is read again (R52). */
export const Saved: StoryObj = { play: ({ canvasElement }) => save(canvasElement) }

/** One message stands under its field, which has the focus (R54). */
export const FieldError: StoryObj = {
  beforeEach: calls(
    fail(updateProfile, 422, {
      errors: { twitter_url: ['The twitter url must be a valid URL.'] },
    }),
  ),
  parameters: unsaved,
  play: ({ canvasElement }) => save(canvasElement),
}

/** Several stand above the form as well, each leading to its field. */
export const FieldErrors: StoryObj = {
  beforeEach: calls(
    fail(updateProfile, 422, {
      errors: {
        first_name: ['The first name field is required.'],
        contact_number: ['The contact number format is invalid.'],
        twitter_url: ['The twitter url must be a valid URL.'],
      },
    }),
  ),
  parameters: unsaved,
  play: ({ canvasElement }) => save(canvasElement),
}

/** A toast says so for 2 s (R53). */
export const Failed: StoryObj = {
  beforeEach: calls(fail(updateProfile, 500)),
  parameters: unsaved,
  play: ({ canvasElement }) => save(canvasElement),
}

/** Signing in happens in another tab; Save works again after it. */
export const SessionEnded: StoryObj = { ...Failed, beforeEach: calls(fail(updateProfile, 419)) }

/** What was typed last time, on this device, and not saved. */
export const RestoredDraft: StoryObj = {
  beforeEach: draft('personal-info', { contact_number: '+44 1224 496 0199', city: 'Inverness' }),
}

/** What is not saved is not closed without a question. */
export const Unsaved: StoryObj = {
  async play({ canvasElement }) {
    await fillIn(canvasElement, 'City', ' City')
    await press(canvasElement, 'button', 'Cancel')
    await inside(canvasElement).findByText('Discard changes?')
  },
}

export const Narrow: StoryObj = { globals: { viewport: { value: 'phone', isRotated: false } } }

export const RightToLeft: StoryObj = {
  globals: { dir: 'rtl' },
  beforeEach: calls(answer(getProfile, arabicProfile)),
}
