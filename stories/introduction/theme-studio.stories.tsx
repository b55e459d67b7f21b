import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { drawnOnce } from '../support/drawn'
import { Studio } from '../studio/studio'

export default {
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    // the page in it is a story of its own, and is checked there: asked here while it starts, it may never answer
    a11y: { options: { iframes: false } },
  },
} satisfies Meta

/** A theme of your own, over a whole page, with the contrast that it gives. */
export const ThemeStudio: StoryObj = { name: 'theme-studio', render: () => drawnOnce(<Studio />) }
