import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { user } from './fixtures/profile'
import { at } from './support/at'
import { markupOf } from './support/attributes'
import { page } from './support/page'

export default {
  component: 'ndt-route-gate',
  parameters: { layout: 'fullscreen', docs: { story: { height: '320px' } } },
  render: (args, context) => `${markupOf(args, context)}<main><h1>The page</h1></main>`,
  beforeEach: page({ user }),
} satisfies Meta

/** Where the page may be seen, the gate shows nothing. */
export const Allowed: StoryObj = { beforeEach: at('/company/products') }

/** It says so for a moment, then leads to `/404` (R144). */
export const Unknown: StoryObj = { beforeEach: at('/company/nowhere') }

export const UnknownRightToLeft: StoryObj = { ...Unknown, globals: { dir: 'rtl' } }

/** It leads to the sign-in, and from there back (R145). */
export const NotSignedIn: StoryObj = { beforeEach: [page({}), at('/company/products')] }
