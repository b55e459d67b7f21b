import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { arabicGuide, guide, guidesAt, longGuide } from './fixtures/guides'
import { writtenTag } from './support/attributes'
import { calls } from './support/calls'

export default {
  component: 'ndt-guide-page',
  parameters: { layout: 'fullscreen', docs: { story: { height: '800px' } } },
  render: writtenTag,
  args: { slug: guide.slug, guides: guide },
} satisfies Meta

export const Filled: StoryObj = {}

export const Narrow: StoryObj = { globals: { viewport: { value: 'phone', isRotated: false } } }

/** No page gives a guide: the one of the library loads. */
export const BuiltIn: StoryObj = {
  args: { guides: undefined },
}

export const FromAFile: StoryObj = {
  beforeEach: calls(guidesAt('/guides.json', () => Response.json([guide]))),
  args: { src: '/guides.json', guides: undefined },
}

export const LongTexts: StoryObj = { args: { slug: longGuide.slug, guides: longGuide } }

export const RightToLeft: StoryObj = {
  globals: { dir: 'rtl' },
  args: { slug: arabicGuide.slug, guides: arabicGuide },
}

export const Loading: StoryObj = {
  beforeEach: calls(guidesAt('/late.json', () => 'never')),
  args: { src: '/late.json', guides: undefined },
}

export const Failed: StoryObj = {
  beforeEach: calls(guidesAt('/lost.json', () => new Response(null, { status: 500 }))),
  args: { src: '/lost.json', guides: undefined },
  parameters: { expectedErrors: ['<ndt-guide-page> data:'] },
}

/** What a file gives that is no guide is a failure, too. */
export const Malformed: StoryObj = {
  beforeEach: calls(guidesAt('/odd.json', () => Response.json([{ id: 1, title: 'Half a guide' }]))),
  args: { src: '/odd.json', guides: undefined },
  parameters: { expectedErrors: ['<ndt-guide-page> data:'] },
}

/** What the page put inside stays until the guide is there: here, it never is. */
export const WithFallback: StoryObj = {
  beforeEach: calls(guidesAt('/late.json', () => 'never')),
  render: () => `
    <ndt-guide-page slug="${guide.slug}" src="/late.json">
      <h1>${guide.title}</h1>
      <p>${guide.headerDetails.description}</p>
    </ndt-guide-page>`,
}
