import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { deleteService, getServices, toggleService } from '../src/contract'
import { companyPortal, services } from './fixtures/company-lists'
import { calls, hang } from './support/calls'
import { fillIn, inside, open, press } from './support/inside'
import { tableStates } from './support/table'
import { selectedStates } from './support/table-selected'

const first = 'Phased array weld inspection'
const offered = 'Rope access inspection team'

const table = {
  tag: 'ndt-service-table',
  name: 'services' as const,
  list: getServices,
  toggle: toggleService,
  remove: deleteService,
  rows: services,
  total: 23,
  first,
  column: 'Service Name',
  lengthened: (row: ReturnType<typeof services>[number]) => ({
    ...row,
    name: `${row.name} of dissimilar metal welds in austenitic pipework, vessels and storage tanks`,
  }),
  fallback: '<h1>Services</h1> <a href="/company/services/add">Add Service</a>',
}
const states = tableStates(table)
const selected = selectedStates(table)
const deletable = { args: { 'allow-delete': true } }

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

/** By its first column; on a phone the order is chosen in the drawer. */
export const Sorted: StoryObj = states.Sorted

/** More rows are in view, as it was chosen under View; this device keeps it. */
export const Compact: StoryObj = states.Compact

/** Back from its form, the row that was saved has the focus and a mark (R232). */
export const Edited: StoryObj = states.Edited

/** A toast says so (R185). */
export const ExportFailed: StoryObj = states.ExportFailed

/** Where the tag itself is narrow, whatever the window: rows as cards, filters in a drawer. */
export const Narrow: StoryObj = { parameters: { column: 375 } }

export const NarrowFilters: StoryObj = {
  ...Narrow,
  play: ({ canvasElement }) => open(canvasElement, 'dialog', 'Filters'),
}

export const Publishing: StoryObj = {
  beforeEach: calls(hang(toggleService)),
  play: ({ canvasElement }) =>
    press(canvasElement, 'switch', 'Publish Digital radiography on site'),
}

/** The row stays as it is, and a toast says why (R197). */
export const UnpublishingFailed: StoryObj = states.SwitchFailed

/** By its name, which is searched for on a phone as well. */
export const Filtered: StoryObj = {
  async play({ canvasElement }) {
    await fillIn(canvasElement, 'Service Name', 'rope{Enter}')
    await inside(canvasElement).findByText(`${offered}, site 17`, {}, { timeout: 5000 })
  },
}

/** Deleting asks first (R230). */
export const DeleteQuestion: StoryObj = { ...states.DeleteQuestion, ...deletable }

export const Deleting: StoryObj = { ...states.Deleting, ...deletable }

/** The question stays, and a toast says why. */
export const DeleteFailed: StoryObj = { ...states.DeleteFailed, ...deletable }

/** What can be done with them stands in a bar. A phone selects no rows: these states are wide ones. */
export const RowsSelected: StoryObj = selected.RowsSelected

/** All in view are selected, and more match. */
export const UnpublishingMany: StoryObj = selected.UnpublishingMany

/** Rows are changed one after the other. */
export const ManyOnTheirWay: StoryObj = selected.ManyOnTheirWay

/** What came of it is counted, can be taken back, and says why some failed. */
export const ManyUnpublished: StoryObj = {
  ...selected.ManyUnpublished,
  name: 'Many Unpublished, Two Rows Failed',
}

/** The session ended meanwhile: what was not done is still selected (Q93). */
export const ManyAfterSession: StoryObj = selected.ManyAfterSession

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
