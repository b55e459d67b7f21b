import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { deleteService, getServices, toggleService } from '../src/contract'
import { companyPortal, services } from './fixtures/company-lists'
import { calls, hang } from './support/calls'
import { fillIn, inside, open, press } from './support/inside'
import { tableStates, whereWide } from './support/table'

const first = 'Phased array weld inspection'
const offered = 'Rope access inspection team'

const states = tableStates({
  tag: 'ndt-service-table',
  list: getServices,
  remove: deleteService,
  rows: services,
  total: 23,
  first,
  lengthened: row => ({
    ...row,
    name: `${row.name} of dissimilar metal welds in austenitic pipework, vessels and storage tanks`,
  }),
  fallback: '<h1>Services</h1> <a href="/company/services/add">Add Service</a>',
})

export default {
  component: 'ndt-service-table',
  args: { 'url-state': 'off' },
  parameters: { column: 1192, docs: { story: { height: '700px' } } },
  beforeEach: calls(...companyPortal()),
} satisfies Meta

export const Services: StoryObj = {}

/** The pencil becomes a menu (Q55). */
export const WithDelete: StoryObj = {
  args: { 'allow-delete': true },
  play: ({ canvasElement }) => open(canvasElement, 'menu', `Actions for ${first}`),
}

export const SortableAndSelectable: StoryObj = {
  args: { sortable: true, selectable: true, 'allow-delete': true },
}

export const Narrow: StoryObj = { parameters: { column: 375 } }

export const Publishing: StoryObj = {
  beforeEach: calls(hang(toggleService)),
  play: ({ canvasElement }) =>
    press(canvasElement, 'switch', 'Publish Digital radiography on site'),
}

export const Filtered: StoryObj = {
  play: whereWide(async ({ canvasElement }) => {
    await fillIn(canvasElement, 'Service Name', 'rope{Enter}')
    await inside(canvasElement).findByText(`${offered}, site 17`, {}, { timeout: 5000 })
  }),
}

/** Deleting asks first (R230). */
export const DeleteQuestion: StoryObj = {
  ...states.DeleteQuestion,
  args: { 'allow-delete': true },
}

export const Deleting: StoryObj = { ...states.Deleting, args: { 'allow-delete': true } }

export const Loading: StoryObj = states.Loading

export const Empty: StoryObj = states.Empty

/** Looks as empty does, with another try, and fires `ndt-error` (R181). */
export const Failed: StoryObj = states.Failed

/** The way to sign in, beside the page (Q93). */
export const SessionEnded: StoryObj = states.SessionEnded

export const Malformed: StoryObj = states.Malformed

export const LongTexts: StoryObj = states.LongTexts

export const RightToLeft: StoryObj = states.RightToLeft

/** What the page put inside stays until the list is there: here, it never is. */
export const WithFallback: StoryObj = states.WithFallback

/** The page brought its first data along: no request is made, which would fail here. */
export const WithFirstData: StoryObj = states.WithFirstData
