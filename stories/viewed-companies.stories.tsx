import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { getViewedCompanies } from '../src/contract'
import { arabicCompanies, bareCompanies, companies, longCompanies } from './fixtures/companies'
import { user } from './fixtures/profile'
import { answer, calls, fail, hang, malformed } from './support/calls'
import { page } from './support/page'

const reported = { expectedErrors: ['<ndt-viewed-companies> data:'] }

export default {
  component: 'ndt-viewed-companies',
  parameters: { column: 540, docs: { story: { height: '340px' } } },
  beforeEach: calls(answer(getViewedCompanies, companies)),
} satisfies Meta

export const Filled: StoryObj = {}

export const Narrow: StoryObj = { parameters: { column: 300 } }

/** No logo, no rating, no reviews, no slug, or no day of the last visit. */
export const LittleKnown: StoryObj = {
  beforeEach: calls(answer(getViewedCompanies, bareCompanies)),
}

export const LongTexts: StoryObj = { beforeEach: calls(answer(getViewedCompanies, longCompanies)) }

export const RightToLeft: StoryObj = {
  globals: { dir: 'rtl' },
  beforeEach: calls(answer(getViewedCompanies, arabicCompanies)),
}

export const Empty: StoryObj = { beforeEach: calls(answer(getViewedCompanies, { data: [] })) }

export const Loading: StoryObj = { beforeEach: calls(hang(getViewedCompanies)) }

/** A prompt to explore, without the Explore Companies link at the foot (R109, Q31). */
export const Failed: StoryObj = {
  beforeEach: calls(fail(getViewedCompanies, 500)),
  parameters: reported,
}

/** Who reads this on is no longer known: the way to sign in, beside the page. */
export const SessionEnded: StoryObj = {
  beforeEach: [page({ user }), calls(fail(getViewedCompanies, 401))],
  parameters: reported,
}

export const Malformed: StoryObj = {
  beforeEach: calls(malformed(getViewedCompanies, { data: [{ id: 'no number' }] })),
  parameters: reported,
}

/** What the page put inside stays until the companies are there: here, they never are. */
export const WithFallback: StoryObj = {
  beforeEach: calls(hang(getViewedCompanies)),
  render: () => `
    <ndt-viewed-companies>
      <h2>Most Viewed Companies</h2>
      <ul>
        <li><a href="/ndt-companies/harrow-inspection">Harrow Inspection</a></li>
        <li><a href="/ndt-companies/baltic-integrity">Baltic Integrity</a></li>
      </ul>
    </ndt-viewed-companies>`,
}

/** The page brought the companies along: no request is made, which would fail here. */
export const WithFirstData: StoryObj = {
  beforeEach: calls(fail(getViewedCompanies, 500)),
  render: () => `
    <ndt-viewed-companies>
      <script type="application/json">${JSON.stringify(companies)}</script>
    </ndt-viewed-companies>`,
}
