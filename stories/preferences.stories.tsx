import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { getPreferenceOptions, getPreferences, updatePreferences } from '../src/contract'
import {
  arabicPreferenceOptions,
  longPreferenceOptions,
  preferencesPortal,
} from './fixtures/preferences'
import { user } from './fixtures/profile'
import { answer, calls, fail, hang, malformed } from './support/calls'
import { inside, press } from './support/inside'
import { page } from './support/page'

const unread = { expectedErrors: ['<ndt-preferences> data:'] }
const unsaved = { expectedErrors: ['<ndt-preferences> save:'] }

export default {
  component: 'ndt-preferences',
  args: { open: true },
  parameters: { docs: { story: { height: '340px' } } },
  beforeEach: [page({ user }), calls(...preferencesPortal())],
} satisfies Meta

/** Chooses one more, and saves. */
async function save(canvas: HTMLElement) {
  await press(canvas, 'button', 'Articles')
  await press(canvas, 'button', 'Save')
}

export const Open: StoryObj = {}

/** The page's own link opens it; without JavaScript it leads to a page of its own. */
export const WithTrigger: StoryObj = {
  render: () => `
    <ndt-preferences>
      <a slot="trigger" href="/account/preferences">Preferences</a>
    </ndt-preferences>`,
}

export const NoneChosen: StoryObj = { beforeEach: calls(answer(getPreferences, { data: [] })) }

export const Loading: StoryObj = { beforeEach: calls(hang(getPreferenceOptions)) }

export const Failed: StoryObj = { beforeEach: calls(fail(getPreferences, 403)), parameters: unread }

/** The way to sign in, beside the page (Q109). */
export const OpenedAfterSessionEnd: StoryObj = {
  beforeEach: calls(fail(getPreferences, 401)),
  parameters: unread,
}

export const Malformed: StoryObj = {
  beforeEach: calls(malformed(getPreferenceOptions, { data: [{ id: 'one' }] })),
  parameters: unread,
}

export const Saving: StoryObj = {
  beforeEach: calls(hang(updatePreferences)),
  play: ({ canvasElement }) => save(canvasElement),
}

/** It closes after 3 s (R121). */
export const Saved: StoryObj = { play: ({ canvasElement }) => save(canvasElement) }

/** Only logged; what was chosen stays (R123, Q7). */
export const SaveFailed: StoryObj = {
  beforeEach: calls(fail(updatePreferences, 500)),
  parameters: unsaved,
  play: ({ canvasElement }) => save(canvasElement),
}

/** The same, on a page that wants notes of such failures. */
export const SaveFailedWithNote: StoryObj = {
  ...SaveFailed,
  beforeEach: [page({ user, config: { failureNotes: true } }), calls(fail(updatePreferences, 500))],
}

/** Signing in happens in another tab; Save works again after it. */
export const SessionEnded: StoryObj = {
  ...SaveFailed,
  beforeEach: calls(fail(updatePreferences, 401)),
}

/** What is not saved is not closed without a question. */
export const Unsaved: StoryObj = {
  async play({ canvasElement }) {
    await press(canvasElement, 'button', 'Articles')
    await press(canvasElement, 'button', 'Cancel')
    await inside(canvasElement).findByText('Discard changes?')
  },
}

export const Narrow: StoryObj = { globals: { viewport: { value: 'phone', isRotated: false } } }

export const LongTexts: StoryObj = {
  beforeEach: calls(answer(getPreferenceOptions, longPreferenceOptions)),
}

export const RightToLeft: StoryObj = {
  globals: { dir: 'rtl' },
  beforeEach: calls(answer(getPreferenceOptions, arabicPreferenceOptions)),
}
