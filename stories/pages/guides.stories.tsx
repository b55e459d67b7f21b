import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { guide, inlined, manyGuides } from '../fixtures/guides'
import { page } from '../support/page'

export default {
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: page({}),
} satisfies Meta

/** All guides, for visitors. */
export const Index: StoryObj = {
  render: () => `
    <ndt-site-header></ndt-site-header>
    <main><ndt-guide-list>${inlined(manyGuides)}</ndt-guide-list></main>`,
}

/** One guide, with the way to its download. */
export const Guide: StoryObj = {
  render: () => `
    <ndt-site-header></ndt-site-header>
    <main><ndt-guide-page slug="${guide.slug}">${inlined(guide)}</ndt-guide-page></main>`,
}
