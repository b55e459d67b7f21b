import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { createService, getService, updateService } from '../src/contract'
import { arabicService, companyFormsPortal, longService, service } from './fixtures/company-forms'
import { largeImage } from './fixtures/files'
import { user } from './fixtures/profile'
import { answer, calls, fail, hang, offline } from './support/calls'
import { changedElsewhere } from './support/changed-elsewhere'
import { draft } from './support/draft'
import { choose, fillIn, inside, press } from './support/inside'
import { page } from './support/page'

const unread = { expectedErrors: ['<ndt-service-form> data:'] }
const unsaved = { expectedErrors: ['<ndt-service-form> save:'] }

export default {
  component: 'ndt-service-form',
  beforeEach: [page({ user }), draft(), calls(...companyFormsPortal())],
} satisfies Meta

/** Types a name, and saves. */
async function save(canvas: HTMLElement) {
  await fillIn(canvas, 'Name', ' (offshore)')
  await press(canvas, 'button', 'Save & Add another')
}

/** A new service. */
export const Add: StoryObj = {}

/** A stored one; the label of the button and of the back link stay (R232). */
export const Edit: StoryObj = { args: { 'service-id': 12 } }

export const Loading: StoryObj = { ...Edit, beforeEach: calls(hang(getService)) }

export const NotRead: StoryObj = {
  ...Edit,
  beforeEach: calls(fail(getService, 403)),
  parameters: unread,
}

export const LongTexts: StoryObj = { ...Edit, beforeEach: calls(answer(getService, longService)) }

export const Saving: StoryObj = {
  ...Edit,
  beforeEach: calls(hang(updateService)),
  play: ({ canvasElement }) => save(canvasElement),
}

/** The server's words, in a toast, where the page around does not lead to the list. */
export const Saved: StoryObj = { ...Edit, play: ({ canvasElement }) => save(canvasElement) }

/** The server says what is wrong (R236). */
export const FieldError: StoryObj = {
  beforeEach: calls(
    fail(createService, 422, {
      errors: { company_service_name: ['The name field is required.'] },
    }),
  ),
  parameters: unsaved,
  play: ({ canvasElement }) => press(canvasElement, 'button', 'Save & Add another'),
}

/** What was typed stays. */
export const Offline: StoryObj = {
  ...Edit,
  beforeEach: calls(offline(updateService)),
  parameters: unsaved,
  play: ({ canvasElement }) => save(canvasElement),
}

/** Signing in happens in another tab. */
export const SessionEnded: StoryObj = { ...Offline, beforeEach: calls(fail(updateService, 419)) }

/** It is not saved over what somebody else did: each asks what to keep (Q106). */
export const ChangedElsewhere: StoryObj = {
  ...Edit,
  beforeEach: calls(
    ...changedElsewhere(getService, updateService, service, { name: 'Pipe rack surveys' }),
  ),
  parameters: unsaved,
  async play({ canvasElement }) {
    await save(canvasElement)
    await inside(canvasElement).findByText(/^This was changed elsewhere/, {}, { timeout: 5000 })
  },
}

/** The server's words, in a toast. */
export const Refused: StoryObj = {
  beforeEach: calls(fail(createService, 400, { message: 'Your plan allows 20 services.' })),
  parameters: unsaved,
  play: ({ canvasElement }) => press(canvasElement, 'button', 'Save & Add another'),
}

/** It is refused before it is sent (R242). */
export const ImageTooLarge: StoryObj = {
  play: ({ canvasElement }) => choose(canvasElement, 'Upload: Image', largeImage),
}

/** Cancel asks, as something would be lost. */
export const Leaving: StoryObj = {
  async play({ canvasElement }) {
    await fillIn(canvasElement, 'Name', 'Tank floors')
    await press(canvasElement, 'button', 'Cancel')
  },
}

export const RestoredDraft: StoryObj = {
  beforeEach: draft('service-form:new', { company_service_name: 'Tank floors' }),
}

export const Narrow: StoryObj = {
  ...Edit,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const RightToLeft: StoryObj = {
  ...Edit,
  globals: { dir: 'rtl' },
  beforeEach: calls(answer(getService, arabicService)),
}
