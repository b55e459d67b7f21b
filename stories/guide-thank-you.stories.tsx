import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { arabicGuide, calledAsItIs, guide, guidesAt, longGuide } from './fixtures/guides'
import { writtenTag } from './support/attributes'
import { calls } from './support/calls'

/** The visitor has just sent an enquiry, or not. */
function marked(seconds: number) {
  return () => void (document.cookie = `ndt-thank-you=1; path=/; max-age=${seconds}`)
}

export default {
  component: 'ndt-guide-thank-you',
  parameters: { layout: 'fullscreen', docs: { story: { height: '640px' } } },
  beforeEach: marked(300),
  render: writtenTag,
  args: { slug: guide.slug, guides: guide },
} satisfies Meta

export const Thanks: StoryObj = {}

export const Narrow: StoryObj = { globals: { viewport: { value: 'phone', isRotated: false } } }

/** Until it is known whether the visitor may see this (R288). */
export const Checking: StoryObj = {
  beforeEach: calls(guidesAt('/late.json', () => 'never')),
  args: { slug: undefined, src: '/late.json', guides: undefined },
}

/** What the page put inside stays until it is known who may see this: here, it never is. */
export const WithFallback: StoryObj = {
  beforeEach: Checking.beforeEach!,
  render: () => `
    <ndt-guide-thank-you src="/late.json">
      <h1>Thank you</h1>
      <p>The guide is on its way to you. <a href="/ndt-guides">Browse other guides</a></p>
    </ndt-guide-thank-you>`,
}

/** Nobody sent an enquiry: it leads to the guides (R286). */
export const WithoutMarker: StoryObj = { beforeEach: marked(0) }

/** There is no such guide: it leads to `/404` (R287). */
export const UnknownGuide: StoryObj = {
  args: { slug: 'nowhere' },
}

/** The enquiry was sent all the same: the thanks do without the title. */
export const NotLoaded: StoryObj = {
  beforeEach: calls(guidesAt('/lost.json', () => new Response(null, { status: 500 }))),
  args: { slug: undefined, src: '/lost.json', guides: undefined },
  parameters: { expectedErrors: ['<ndt-guide-thank-you> data:'] },
}

export const LongTexts: StoryObj = { args: calledAsItIs(longGuide) }

export const RightToLeft: StoryObj = {
  globals: { dir: 'rtl' },
  args: calledAsItIs(arabicGuide),
}
