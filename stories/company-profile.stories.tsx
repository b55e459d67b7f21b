import type { Meta, StoryObj } from '@storybook/web-components-vite'
import {
  getCompanyCategories,
  getCompanyProfile,
  getCompanyTypes,
  updateCompanyProfile,
} from '../src/contract'
import { arabicCompany, company, companyPortal } from './fixtures/company'
import { user } from './fixtures/profile'
import { answer, calls, fail, hang, offline } from './support/calls'
import { changedElsewhere } from './support/changed-elsewhere'
import { draft } from './support/draft'
import { fillIn, inside, open, press } from './support/inside'
import { page } from './support/page'

const unsaved = { expectedErrors: ['<ndt-company-profile> save:'] }
const save: NonNullable<StoryObj['play']> = ({ canvasElement }) =>
  press(canvasElement, 'button', 'Save')

export default {
  component: 'ndt-company-profile',
  args: { 'company-id': 31 },
  parameters: { docs: { story: { height: '900px' } } },
  beforeEach: [page({ user }), draft(), calls(...companyPortal())],
} satisfies Meta

export const Existing: StoryObj = {}

/** No company is known: a save creates one (R158). */
export const New: StoryObj = { args: { 'company-id': undefined } }

export const WithoutLogo: StoryObj = {
  beforeEach: calls(answer(getCompanyProfile, { data: { ...company.data, company_logo: null } })),
}

export const Narrow: StoryObj = { globals: { viewport: { value: 'phone', isRotated: false } } }

export const RightToLeft: StoryObj = {
  globals: { dir: 'rtl' },
  beforeEach: calls(answer(getCompanyProfile, arabicCompany)),
}

export const LongTexts: StoryObj = {
  beforeEach: calls(
    answer(getCompanyProfile, {
      data: {
        ...company.data,
        company_name: 'Maximiliana Wolfeschlegelsteinhausenbergerdorff Weld Laboratories',
        company_long_description: company.data.company_long_description.repeat(12),
      },
    }),
  ),
}

export const Loading: StoryObj = { beforeEach: calls(hang(getCompanyProfile)) }

export const NotLoaded: StoryObj = {
  beforeEach: calls(fail(getCompanyProfile, 403)),
  parameters: { expectedErrors: ['<ndt-company-profile> data:'] },
}

/** What is chosen stands already; the lists offer to be asked for again. */
export const ListsFailed: StoryObj = {
  beforeEach: calls(fail(getCompanyCategories, 403), fail(getCompanyTypes, 403)),
  parameters: { expectedErrors: ['<ndt-company-profile> data:'] },
}

export const Saving: StoryObj = { beforeEach: calls(hang(updateCompanyProfile)), play: save }

export const Saved: StoryObj = { play: save }

/** One message stands under its field, which takes the focus; several also above the form. */
export const Refused: StoryObj = {
  beforeEach: calls(
    fail(updateCompanyProfile, 400, {
      message: 'Please check the profile.',
      errors: {
        company_name: ['The company name is required.'],
        google_map_link: ['The google map link must be a valid URL.'],
      },
    }),
  ),
  parameters: unsaved,
  play: save,
}

export const SessionEnded: StoryObj = {
  beforeEach: calls(fail(updateCompanyProfile, 401)),
  parameters: unsaved,
  play: save,
}

/** What was typed stays. */
export const Offline: StoryObj = {
  beforeEach: calls(offline(updateCompanyProfile)),
  parameters: unsaved,
  play: save,
}

/** It is not saved over what somebody else did: each asks what to keep (Q106). */
export const ChangedElsewhere: StoryObj = {
  beforeEach: calls(
    ...changedElsewhere(getCompanyProfile, updateCompanyProfile, company, {
      company_name: 'Meridian Weld Laboratories Ltd',
      company_landline: '+44 1224 496 0311',
    }),
  ),
  parameters: unsaved,
  async play(context) {
    await fillIn(context.canvasElement, 'Company Name', ' Aberdeen')
    await save(context)
    const { canvasElement } = context
    await inside(canvasElement).findByText(/^This was changed elsewhere/, {}, { timeout: 5000 })
  },
}

/** A message about what no field shows stands beside the button. */
export const RefusedUnseen: StoryObj = {
  beforeEach: calls(
    fail(updateCompanyProfile, 422, {
      errors: { video_link: ['The video link must be a valid URL.'] },
    }),
  ),
  parameters: unsaved,
  play: save,
}

/** What was typed last time, on this device, and not saved. */
export const RestoredDraft: StoryObj = {
  beforeEach: draft('company-profile:31', { company_short_description: 'Weld inspection.' }),
}

export const CropPhoto: StoryObj = {
  play: ({ canvasElement }) => open(canvasElement, 'dialog', 'Edit'),
}

export const DeletePhoto: StoryObj = {
  play: ({ canvasElement }) => open(canvasElement, 'dialog', 'Delete'),
}

/** The logo large, with what can be done about it (R164). */
export const Photo: StoryObj = {
  play: ({ canvasElement }) => open(canvasElement, 'dialog', 'Profile photo'),
}

/** A dummy image, where there is no logo. */
export const NoPhoto: StoryObj = { ...WithoutLogo, play: Photo.play }
