import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { changePassword } from '../src/contract'
import { user } from './fixtures/profile'
import { answer, calls, fail, hang } from './support/calls'
import { fillIn, inside, press } from './support/inside'
import { page } from './support/page'

const PASSWORD = 'Inspect-2027 at the yard'
const reported = { expectedErrors: ['<ndt-change-password> save:'] }

export default {
  component: 'ndt-change-password',
  args: { open: true },
  parameters: { docs: { story: { height: '560px' } } },
  beforeEach: [page({ user }), calls(answer(changePassword, {}))],
} satisfies Meta

/** Fills the form in, and saves it. */
async function save(canvas: HTMLElement) {
  await fillIn(canvas, 'Current password', 'Inspect-2026')
  await fillIn(canvas, 'New password', PASSWORD)
  await fillIn(canvas, 'Confirm password', PASSWORD)
  await press(canvas, 'button', 'Save')
}

export const Open: StoryObj = {}

/** The page's own link opens it; without JavaScript it leads to a page of its own. */
export const WithTrigger: StoryObj = {
  render: () => `
    <ndt-change-password>
      <a slot="trigger" href="/account/password">Change Password</a>
    </ndt-change-password>`,
}

/** A password can be shown, until it is sent. */
export const Shown: StoryObj = {
  async play({ canvasElement }) {
    await fillIn(canvasElement, 'Current password', 'Inspect-2026')
    await press(canvasElement, 'button', 'Show Current password')
  },
}

export const WeakPassword: StoryObj = {
  play: ({ canvasElement }) => fillIn(canvasElement, 'New password', 'ndt'),
}

export const FairPassword: StoryObj = {
  play: ({ canvasElement }) => fillIn(canvasElement, 'New password', 'Inspect-27'),
}

export const StrongPassword: StoryObj = {
  play: ({ canvasElement }) => fillIn(canvasElement, 'New password', PASSWORD),
}

export const Saving: StoryObj = {
  beforeEach: calls(hang(changePassword)),
  play: ({ canvasElement }) => save(canvasElement),
}

/** It closes after 3 s, and leads to the sign-in page (R127). */
export const Saved: StoryObj = { play: ({ canvasElement }) => save(canvasElement) }

/** One message stands under its field, which has the focus (R125). */
export const FieldError: StoryObj = {
  beforeEach: calls(
    fail(changePassword, 422, {
      errors: { current_password: ['The current password is incorrect.'] },
    }),
  ),
  parameters: reported,
  play: ({ canvasElement }) => save(canvasElement),
}

/** Several stand above the form as well, each leading to its field. */
export const FieldErrors: StoryObj = {
  beforeEach: calls(
    fail(changePassword, 422, {
      errors: {
        current_password: ['The current password field is required.'],
        password: ['The password field is required.'],
        confirm_password: ['The confirm password field is required.'],
      },
    }),
  ),
  parameters: reported,
  play: ({ canvasElement }) => press(canvasElement, 'button', 'Save'),
}

export const Failed: StoryObj = {
  beforeEach: calls(fail(changePassword, 500)),
  parameters: reported,
  play: ({ canvasElement }) => save(canvasElement),
}

/** Signing in happens in another tab; Save works again after it. */
export const SessionEnded: StoryObj = {
  beforeEach: calls(fail(changePassword, 419, { message: 'CSRF token mismatch.' })),
  parameters: reported,
  play: ({ canvasElement }) => save(canvasElement),
}

/** What is not saved is not closed without a question. */
export const Unsaved: StoryObj = {
  async play({ canvasElement }) {
    await fillIn(canvasElement, 'Current password', 'Inspect-2026')
    await press(canvasElement, 'button', 'Cancel')
    await inside(canvasElement).findByText('Discard changes?')
  },
}

export const Narrow: StoryObj = { globals: { viewport: { value: 'phone', isRotated: false } } }

export const RightToLeft: StoryObj = { ...FieldErrors, globals: { dir: 'rtl' } }
