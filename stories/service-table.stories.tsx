import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { getServices, toggleService } from '../src/contract'
import { companyPortal, pageOf } from './fixtures/company-lists'
import { answer, calls, fail, hang } from './support/calls'
import { open, press } from './support/inside'

const first = 'Phased array weld inspection'

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

export const Loading: StoryObj = { beforeEach: calls(hang(getServices)) }

export const Empty: StoryObj = { beforeEach: calls(answer(getServices, pageOf([]))) }

/** Looks as empty does, with another try, and fires `ndt-error` (R181). */
export const Failed: StoryObj = {
  beforeEach: calls(fail(getServices, 500)),
  parameters: { expectedErrors: ['<ndt-service-table> data:'] },
}

export const RightToLeft: StoryObj = { globals: { dir: 'rtl' } }
