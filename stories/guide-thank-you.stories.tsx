import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { arabicGuide, guide, guidesAt, inlined, longGuide } from './fixtures/guides'
import { calls } from './support/calls'

/** The visitor has just sent an enquiry, or not. */
function marked(seconds: number) {
  return () => void (document.cookie = `ndt-thank-you=1; path=/; max-age=${seconds}`)
}

function given(data: typeof guide): () => string {
  return () => `<ndt-guide-thank-you slug="${data.slug}">${inlined(data)}</ndt-guide-thank-you>`
}

export default {
  component: 'ndt-guide-thank-you',
  parameters: { layout: 'fullscreen', docs: { story: { height: '640px' } } },
  beforeEach: marked(300),
  render: given(guide),
} satisfies Meta

export const Thanks: StoryObj = {}

export const Narrow: StoryObj = { globals: { viewport: { value: 'phone', isRotated: false } } }

/** Until it is known whether the visitor may see this (R288). */
export const Checking: StoryObj = {
  beforeEach: calls(guidesAt('/late.json', () => 'never')),
  render: () => `<ndt-guide-thank-you src="/late.json"></ndt-guide-thank-you>`,
}

/** Nobody sent an enquiry: it leads to the guides (R286). */
export const WithoutMarker: StoryObj = { beforeEach: marked(0) }

/** There is no such guide: it leads to `/404` (R287). */
export const UnknownGuide: StoryObj = {
  render: () => `<ndt-guide-thank-you slug="nowhere">${inlined(guide)}</ndt-guide-thank-you>`,
}

/** The enquiry was sent all the same: the thanks do without the title. */
export const NotLoaded: StoryObj = {
  beforeEach: calls(guidesAt('/lost.json', () => new Response(null, { status: 500 }))),
  render: () => `<ndt-guide-thank-you src="/lost.json"></ndt-guide-thank-you>`,
  parameters: { expectedErrors: ['<ndt-guide-thank-you> data:'] },
}

export const LongTexts: StoryObj = { render: given({ ...longGuide, pdfTitle: longGuide.title }) }

export const RightToLeft: StoryObj = {
  globals: { dir: 'rtl' },
  render: given({ ...arabicGuide, pdfTitle: arabicGuide.title }),
}
