import type { Meta, StoryObj } from '@storybook/web-components-vite'
import type { Guide } from '../src/guides/guide'
import { arabicGuide, guide, guidesAt, inlined, longGuide } from './fixtures/guides'
import { calls } from './support/calls'

function given(data: Guide): () => string {
  return () => `<ndt-guide-page slug="${guide.slug}">${inlined(data)}</ndt-guide-page>`
}

function from(src: string): () => string {
  return () => `<ndt-guide-page slug="${guide.slug}" src="${src}"></ndt-guide-page>`
}

export default {
  component: 'ndt-guide-page',
  parameters: { layout: 'fullscreen', docs: { story: { height: '800px' } } },
  render: given(guide),
} satisfies Meta

export const Filled: StoryObj = {}

export const Narrow: StoryObj = { globals: { viewport: { value: 'phone', isRotated: false } } }

/** No page gives a guide: the one of the library loads. */
export const BuiltIn: StoryObj = {
  render: () => `<ndt-guide-page slug="${guide.slug}"></ndt-guide-page>`,
}

export const FromAFile: StoryObj = {
  beforeEach: calls(guidesAt('/guides.json', () => Response.json([guide]))),
  render: from('/guides.json'),
}

export const LongTexts: StoryObj = { render: given(longGuide) }

export const RightToLeft: StoryObj = { globals: { dir: 'rtl' }, render: given(arabicGuide) }

export const Loading: StoryObj = {
  beforeEach: calls(guidesAt('/late.json', () => 'never')),
  render: from('/late.json'),
}

export const Failed: StoryObj = {
  beforeEach: calls(guidesAt('/lost.json', () => new Response(null, { status: 500 }))),
  render: from('/lost.json'),
  parameters: { expectedErrors: ['<ndt-guide-page> data:'] },
}

/** What a file gives that is no guide is a failure, too. */
export const Malformed: StoryObj = {
  beforeEach: calls(guidesAt('/odd.json', () => Response.json([{ id: 1, title: 'Half a guide' }]))),
  render: from('/odd.json'),
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
