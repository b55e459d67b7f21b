import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { deleteProduct, getProducts, toggleProduct } from '../src/contract'
import { keep } from '../src/table/kept'
import { companyPortal, products } from './fixtures/company-lists'
import { calls, hang } from './support/calls'
import { inside, open, press } from './support/inside'
import { previewStates } from './support/product-preview'
import { amongFilters, isWide, tableStates } from './support/table'
import { selectedStates } from './support/table-selected'

const first = 'Portable 64:128 phased array flaw detector'

const table = {
  tag: 'ndt-product-table',
  name: 'products' as const,
  list: getProducts,
  toggle: toggleProduct,
  remove: deleteProduct,
  rows: products,
  total: 64,
  first,
  column: 'Product Name',
  lengthened: (row: ReturnType<typeof products>[number]) => ({
    ...row,
    name: `${row.name} for advanced ultrasonic examination of dissimilar metal welds in service`,
    category: { name: 'Flaw Detectors and Conventional Ultrasonic Instruments' },
  }),
  fallback: '<h1>Products</h1> <a href="/company/products/add">Add Product</a>',
}
const states = tableStates(table)
const selected = selectedStates(table)
const previews = previewStates(first)

export default {
  component: 'ndt-product-table',
  args: { 'url-state': 'off' },
  parameters: { column: 1192, docs: { story: { height: '740px' } } },
  beforeEach: calls(...companyPortal()),
} satisfies Meta

export const Products: StoryObj = {}

export const WithExport: StoryObj = { args: { 'export-path': 'company/products/export' } }

/** A toast says so (R185). */
export const ExportFailed: StoryObj = states.ExportFailed

/** More rows are in view, as it was chosen under View; this device keeps it. */
export const Compact: StoryObj = states.Compact

export const SortableAndSelectable: StoryObj = { args: { sortable: true, selectable: true } }

/** By its first column; on a phone the order is chosen in the drawer. */
export const Sorted: StoryObj = states.Sorted

/** Back from its form, the row that was saved has the focus and a mark (R202). */
export const Edited: StoryObj = states.Edited

/** Where the tag itself is narrow, whatever the window: rows as cards, filters in a drawer. */
export const Narrow: StoryObj = { parameters: { column: 375 } }

export const NarrowFilters: StoryObj = {
  ...Narrow,
  play: ({ canvasElement }) => open(canvasElement, 'dialog', 'Filters'),
}

export const MenuOpen: StoryObj = {
  play: ({ canvasElement }) => open(canvasElement, 'menu', `Actions for ${first}`),
}

/** How close the rows stand, and the views that this device keeps. */
export const ViewOpen: StoryObj = {
  play: ({ canvasElement }) => open(canvasElement, 'dialog', 'View'),
}

/** A view that was deleted stays in its place, with what brings it back, while the panel is open. */
export const ViewDeleted: StoryObj = {
  beforeEach() {
    const names = ['Published', 'Drafts of May']
    keep('products', { views: names.map(name => ({ name, search: '?published=1' })) })
  },
  async play({ canvasElement }) {
    await open(canvasElement, 'dialog', 'View')
    await press(canvasElement, 'button', 'Delete Published')
    await inside(canvasElement).findByText('Published is deleted.')
  },
}

/** A product as the public sees it, beside its list. */
export const Preview: StoryObj = previews.Preview

/** The public does not see it. */
export const PreviewOfUnpublished: StoryObj = previews.PreviewOfUnpublished

export const PreviewLoading: StoryObj = previews.PreviewLoading

export const PreviewFailed: StoryObj = previews.PreviewFailed

/** On a phone the filter stands in the drawer. */
export const CategoryOpen: StoryObj = {
  play: amongFilters(({ canvasElement }) => open(canvasElement, 'menu', 'Category: All')),
}

/** On a phone the days stand in the drawer. */
export const DatesOpen: StoryObj = {
  play: amongFilters(async ({ canvasElement }) => {
    if (isWide()) await open(canvasElement, 'dialog', 'Added On: Any day')
    else await press(canvasElement, 'button', 'Last 30 days')
  }),
}

/** By what is chosen in a menu; on a phone that is applied in the drawer. */
export const Filtered: StoryObj = {
  async play(context) {
    const { canvasElement } = context
    const choose = amongFilters(
      async () => {
        await open(canvasElement, 'menu', 'Category: All')
        await press(canvasElement, 'menuitemradio', 'Transducers')
      },
      { isApplied: true },
    )
    await choose(context)
    await inside(canvasElement).findByText('19', {}, { timeout: 5000 })
  },
}

/** The toggle is on its way. */
export const Unpublishing: StoryObj = {
  beforeEach: calls(hang(toggleProduct)),
  play: ({ canvasElement }) => press(canvasElement, 'switch', `Publish ${first}`),
}

/** The row stays as it is, and a toast says why (R197). */
export const UnpublishingFailed: StoryObj = states.SwitchFailed

/** Deleting asks first (R201). */
export const DeleteQuestion: StoryObj = states.DeleteQuestion

export const Deleting: StoryObj = states.Deleting

/** The question stays, and a toast says why (R200). */
export const DeleteFailed: StoryObj = states.DeleteFailed

/** What can be done with them stands in a bar. A phone selects no rows: these states are wide ones. */
export const RowsSelected: StoryObj = selected.RowsSelected

/** All in view are selected, and more match. */
export const UnpublishingMany: StoryObj = selected.UnpublishingMany

export const DeletingMany: StoryObj = selected.DeletingMany

/** Rows are changed one after the other. */
export const ManyOnTheirWay: StoryObj = selected.ManyOnTheirWay

/** What came of it is counted, can be taken back, and says why some failed. */
export const ManyUnpublished: StoryObj = {
  ...selected.ManyUnpublished,
  name: 'Many Unpublished, Two Rows Failed',
}

/** They are there still, and still selected. */
export const ManyNotDeleted: StoryObj = selected.ManyNotDeleted

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
