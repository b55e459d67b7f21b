import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { drawn } from '../support/drawn'
import { Studio } from '../studio/studio'

export default {
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

/** A theme of your own, over a whole page, with the contrast that it gives. */
export const ThemeStudio: StoryObj = { name: 'theme-studio', render: () => drawn(<Studio />) }
