import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { createProduct, getMethods, getProduct, updateProduct } from '../src/contract'
import {
  arabicProduct,
  companyFormsPortal,
  fullProduct,
  longProduct,
  product,
} from './fixtures/company-forms'
import { drawing, image } from './fixtures/files'
import { user } from './fixtures/profile'
import { answer, calls, fail, hang, offline } from './support/calls'
import { changedElsewhere } from './support/changed-elsewhere'
import { draft } from './support/draft'
import { choose, fillIn, inside, press } from './support/inside'
import { page } from './support/page'

const unread = { expectedErrors: ['<ndt-product-form> data:'] }
const unsaved = { expectedErrors: ['<ndt-product-form> save:'] }
const IMAGES = 'Upload: Images'

export default {
  component: 'ndt-product-form',
  beforeEach: [page({ user }), draft(), calls(...companyFormsPortal())],
} satisfies Meta

/** Adds a picture, and saves. */
async function save(canvas: HTMLElement) {
  await choose(canvas, IMAGES, image)
  await press(canvas, 'button', 'Save & Add another')
}

/** A new product: category and sub-category wait for what is above them (R212). */
export const Add: StoryObj = {}

/** A stored one, which is not published (Q51). */
export const Edit: StoryObj = { args: { slug: 'ws-40' } }

export const Loading: StoryObj = { ...Edit, beforeEach: calls(hang(getProduct)) }

export const NotRead: StoryObj = {
  ...Edit,
  beforeEach: calls(fail(getProduct, 403)),
  parameters: unread,
}

export const LongTexts: StoryObj = { ...Edit, beforeEach: calls(answer(getProduct, longProduct)) }

/** Thirty rows: none can be added (R219). */
export const AllRows: StoryObj = { ...Edit, beforeEach: calls(answer(getProduct, fullProduct)) }

/** Its list offers to be asked for again. */
export const MethodsFailed: StoryObj = {
  beforeEach: calls(fail(getMethods, 403)),
  parameters: unread,
}

/** A file that is not taken, and why (R244). */
export const RefusedFile: StoryObj = {
  ...Edit,
  play: ({ canvasElement }) => choose(canvasElement, IMAGES, drawing),
}

/** A stored picture goes at once, so it is asked for first (Q62). */
export const RemovingAFile: StoryObj = {
  ...Edit,
  play: ({ canvasElement }) => press(canvasElement, 'button', 'Remove ws-40-side.jpeg'),
}

/** The form is on its way, and can be given up. */
export const Saving: StoryObj = {
  ...Edit,
  beforeEach: calls(hang(updateProduct)),
  play: ({ canvasElement }) => save(canvasElement),
}

/** The server's words, in a toast (R163), where the page around does not lead to the list. */
export const Saved: StoryObj = { ...Edit, play: ({ canvasElement }) => save(canvasElement) }

/** Several messages stand above the form too; those of rows stay with their rows (Q94). */
export const FieldErrors: StoryObj = {
  ...Edit,
  beforeEach: calls(
    fail(updateProduct, 422, {
      errors: {
        category_id: ['The category field is required.'],
        'feature_specification.2.feature_value': ['The feature value field is required.'],
      },
    }),
  ),
  parameters: unsaved,
  play: ({ canvasElement }) => press(canvasElement, 'button', 'Save & Add another'),
}

/** Text, files and rows stay; the new file can be sent again. */
export const Offline: StoryObj = {
  ...Edit,
  beforeEach: calls(offline(updateProduct)),
  parameters: unsaved,
  play: ({ canvasElement }) => save(canvasElement),
}

export const TooLarge: StoryObj = { ...Offline, beforeEach: calls(fail(updateProduct, 413)) }

/** Signing in happens in another tab. */
export const SessionEnded: StoryObj = { ...Offline, beforeEach: calls(fail(updateProduct, 419)) }

/** It is not saved over what somebody else did: each asks what to keep (Q106). */
export const ChangedElsewhere: StoryObj = {
  ...Edit,
  beforeEach: calls(
    ...changedElsewhere(getProduct, updateProduct, product, { name: 'Wheel scanner WS-42' }),
  ),
  parameters: unsaved,
  async play({ canvasElement }) {
    await fillIn(canvasElement, 'Name', ' (rental)')
    await press(canvasElement, 'button', 'Save & Add another')
    await inside(canvasElement).findByText(/^This was changed elsewhere/, {}, { timeout: 5000 })
  },
}

/** The server's words, in a toast (R163). */
export const Refused: StoryObj = {
  beforeEach: calls(fail(createProduct, 400, { message: 'Your plan allows 50 products.' })),
  parameters: unsaved,
  play: ({ canvasElement }) => press(canvasElement, 'button', 'Save & Add another'),
}

/** Cancel asks, as something would be lost. */
export const Leaving: StoryObj = {
  async play({ canvasElement }) {
    await fillIn(canvasElement, 'Name', 'WS-41')
    await press(canvasElement, 'button', 'Cancel')
  },
}

export const RestoredDraft: StoryObj = {
  beforeEach: draft('product-form:new', { name: 'WS-41', alias: 'WS-41' }),
}

export const Narrow: StoryObj = {
  ...Edit,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const RightToLeft: StoryObj = {
  ...Edit,
  globals: { dir: 'rtl' },
  beforeEach: calls(answer(getProduct, arabicProduct)),
}
