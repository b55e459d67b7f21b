import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { arabicGuide, guide, guidesAt, longGuide, manyGuides } from './fixtures/guides'
import { writtenTag } from './support/attributes'
import { calls } from './support/calls'

export default {
  component: 'ndt-guide-list',
  parameters: { layout: 'fullscreen', docs: { story: { height: '800px' } } },
  render: writtenTag,
  args: { guides: manyGuides },
} satisfies Meta

/** View more adds six, and goes when nothing is left (R248, Q80). */
export const Many: StoryObj = {}

/** One guide exists (R252). */
export const One: StoryObj = { args: { guides: [guide] } }

/** No page gives guides: those of the library load. */
export const BuiltIn: StoryObj = { args: { guides: undefined } }

export const Narrow: StoryObj = { globals: { viewport: { value: 'phone', isRotated: false } } }

export const Filtered: StoryObj = { args: { search: 'buyer' } }

export const NoneFound: StoryObj = { args: { search: 'acoustic emission' } }

export const Empty: StoryObj = { args: { guides: [] } }

export const LongTexts: StoryObj = { args: { guides: [longGuide, guide] } }

export const RightToLeft: StoryObj = {
  globals: { dir: 'rtl' },
  args: { guides: [arabicGuide, guide] },
}

export const Loading: StoryObj = {
  beforeEach: calls(guidesAt('/late.json', () => 'never')),
  args: { guides: undefined, src: '/late.json' },
}

/** What the page put inside stays until the guides are there: here, they never are. */
export const WithFallback: StoryObj = {
  beforeEach: Loading.beforeEach!,
  render: () => `
    <ndt-guide-list src="/late.json">
      <h1>Guides</h1>
      <ul>
        <li><a href="/ndt-guides/${guide.slug}">${guide.title}</a></li>
      </ul>
    </ndt-guide-list>`,
}

export const Failed: StoryObj = {
  beforeEach: calls(guidesAt('/lost.json', () => new Response(null, { status: 404 }))),
  args: { guides: undefined, src: '/lost.json' },
  parameters: { expectedErrors: ['<ndt-guide-list> data:'] },
}
