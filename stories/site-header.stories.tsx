import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { user } from './fixtures/profile'
import { open, press } from './support/inside'
import { page } from './support/page'

/** From here on the search is behind an icon, and List Your Company in the row (R24, R26). */
const WIDE = 768
const phone = { viewport: { value: 'phone', isRotated: false } }

export default {
  component: 'ndt-site-header',
  parameters: { layout: 'fullscreen', docs: { story: { height: '320px' } } },
  beforeEach: page({ user }),
} satisfies Meta

export const SignedIn: StoryObj = {}

export const SignedOut: StoryObj = { beforeEach: page({ user: undefined }) }

export const Narrow: StoryObj = { globals: phone }

export const MenuOpen: StoryObj = {
  play: ({ canvasElement }) => open(canvasElement, 'menu', 'Account of Amara'),
}

/** From 768 px on; below, the search is always out. */
export const SearchOpen: StoryObj = {
  async play({ canvasElement }) {
    if (innerWidth >= WIDE) await press(canvasElement, 'button', 'Search')
  },
}

/** Below 768 px, List Your Company is a bar at the lower edge that opens a drawer. */
export const DrawerOpen: StoryObj = {
  // axe does not know the top layer: it takes the drawer to lie under the bar
  parameters: { a11y: { config: { rules: [{ id: 'target-size', enabled: false }] } } },
  globals: phone,
  async play({ canvasElement }) {
    if (innerWidth < WIDE) await open(canvasElement, 'dialog', 'List Your Company')
  },
}

export const TaglinePaused: StoryObj = {
  play: ({ canvasElement }) => press(canvasElement, 'button', /^Pause the tagline/),
}

export const LongTexts: StoryObj = {
  beforeEach: page({
    user: {
      id: 7,
      first_name: 'Maximiliana-Friederike Wolfeschlegelsteinhausenbergerdorff',
      about_me:
        'Advanced ultrasonic flaw sizing of dissimilar metal welds in austenitic stainless steels',
    },
  }),
  play: ({ canvasElement }) => open(canvasElement, 'menu', /^Account of Max/),
}

export const RightToLeft: StoryObj = {
  globals: { dir: 'rtl' },
  beforeEach: page({
    user: { id: 9, first_name: 'ليلى', about_me: 'فنية فحص بالموجات فوق الصوتية' },
  }),
  play: ({ canvasElement }) => open(canvasElement, 'menu', 'Account of ليلى'),
}

/** A meta tag whose name is no text: the user is there without one. */
export const MalformedUser: StoryObj = {
  beforeEach: page({ user: { id: 7, first_name: ['Amara'] } }),
}
