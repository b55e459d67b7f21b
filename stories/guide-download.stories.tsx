import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { userEvent } from 'storybook/test'
import { sendGuideEnquiry } from '../src/contract'
import { buyer, enquiryErrors, enquiryPortal } from './fixtures/enquiry'
import { arabicGuide, calledAsItIs, guide, guidesAt, longGuide } from './fixtures/guides'
import { writtenTag } from './support/attributes'
import { answer, calls, fail, hang, offline } from './support/calls'
import { fillIn, inside, press } from './support/inside'
import { page } from './support/page'

const reported = { expectedErrors: ['<ndt-guide-download> save:'] }

const submit: StoryObj['play'] = ({ canvasElement }) =>
  press(canvasElement, 'button', "Download Now — It's Free")

export default {
  component: 'ndt-guide-download',
  parameters: { docs: { story: { height: '640px' } } },
  beforeEach: [page({}), calls(...enquiryPortal())],
  render: writtenTag,
  args: { open: true, slug: guide.slug, guides: guide },
} satisfies Meta

/** A visitor begins with the country that is chosen at first (R275). */
export const Visitor: StoryObj = {}

/** With what the page knows of the user (R273). */
export const Prefilled: StoryObj = { beforeEach: page({ user: buyer }) }

/** The page's own link opens it; without JavaScript it leads to the guide's form. */
export const WithTrigger: StoryObj = {
  render: () => `
    <ndt-guide-download slug="${guide.slug}">
      <a slot="trigger" href="/ndt-guides/${guide.slug}#get-the-guide">Get the guide</a>
    </ndt-guide-download>`,
}

/** A page that names the PDF itself, which need not be of a guide. */
export const NamedByThePage: StoryObj = {
  args: {
    slug: undefined,
    'guide-name': 'Probe Care Sheet',
    'guide-slug': 'probe-care-sheet',
    guides: undefined,
  },
}

export const Submitting: StoryObj = {
  beforeEach: [page({ user: buyer }), calls(hang(sendGuideEnquiry))],
  play: submit,
}

/** It closes, says so, and leads to the thank-you page (R281, R283). */
export const Sent: StoryObj = { beforeEach: page({ user: buyer }), play: submit }

/** The first message a field, and above them a line each that leads to it (R278). */
export const FieldErrors: StoryObj = {
  beforeEach: calls(fail(sendGuideEnquiry, 400, enquiryErrors)),
  parameters: reported,
  play: submit,
}

/** Some backends refuse a form with a 200. */
export const RefusedWith200: StoryObj = {
  ...FieldErrors,
  beforeEach: calls(
    answer(sendGuideEnquiry, {
      success: false,
      status: 400,
      errors: { email: 'The email must be a valid email address.' },
    }),
  ),
}

export const Failed: StoryObj = {
  ...FieldErrors,
  beforeEach: calls(fail(sendGuideEnquiry, 500)),
}

export const Offline: StoryObj = { ...FieldErrors, beforeEach: calls(offline(sendGuideEnquiry)) }

/** Advice, which stops nobody (R275). */
export const UnusualLength: StoryObj = {
  async play({ canvasElement }) {
    await fillIn(canvasElement, 'Contact number', '98450')
    await userEvent.tab()
    await inside(canvasElement).findByText('A number in India usually has 8–10 digits.')
  },
}

export const Loading: StoryObj = {
  beforeEach: calls(guidesAt('/late.json', () => 'never')),
  args: { slug: undefined, src: '/late.json', guides: undefined },
}

export const NotLoaded: StoryObj = {
  beforeEach: calls(guidesAt('/lost.json', () => new Response(null, { status: 500 }))),
  args: { slug: undefined, src: '/lost.json', guides: undefined },
  parameters: { expectedErrors: ['<ndt-guide-download> data:'] },
}

export const UnknownGuide: StoryObj = {
  args: { slug: 'nowhere' },
  parameters: { expectedErrors: ['There is no guide "nowhere"'] },
}

export const Narrow: StoryObj = {
  name: 'Narrow, A Popup On A Phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const LongTexts: StoryObj = { args: calledAsItIs(longGuide) }

export const RightToLeft: StoryObj = {
  ...FieldErrors,
  globals: { dir: 'rtl' },
  args: calledAsItIs(arabicGuide),
}
