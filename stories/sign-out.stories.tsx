import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { logout } from '../src/contract'
import { user } from './fixtures/profile'
import { answer, calls, fail, hang } from './support/calls'
import { press } from './support/inside'
import { page } from './support/page'

const signOut: StoryObj['play'] = ({ canvasElement }) => press(canvasElement, 'button', 'Sign out')

export default {
  component: 'ndt-sign-out',
  args: { open: true },
  parameters: { docs: { story: { height: '260px' } } },
  beforeEach: [page({ user }), calls(answer(logout, {}))],
} satisfies Meta

export const Open: StoryObj = {}

/** The page's own form opens it; without JavaScript it signs out. */
export const WithTrigger: StoryObj = {
  render: () => `
    <ndt-sign-out>
      <form slot="trigger" action="/sign-out" method="post"><button>Sign out</button></form>
    </ndt-sign-out>`,
}

export const SigningOut: StoryObj = { beforeEach: calls(hang(logout)), play: signOut }

/** After 2 s it leads to the home page (R130). */
export const SignedOut: StoryObj = { play: signOut }

/** The question stays, and so does the session (R131, Q5). */
export const Failed: StoryObj = {
  beforeEach: calls(fail(logout, 500)),
  parameters: { expectedErrors: ['<ndt-sign-out> save:'] },
  play: signOut,
}

export const Narrow: StoryObj = { globals: { viewport: { value: 'phone', isRotated: false } } }

export const RightToLeft: StoryObj = { globals: { dir: 'rtl' } }
