import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { userEvent, within } from 'storybook/test'
import { deleteProduct, getProduct, getProducts, toggleProduct } from '../src/contract'
import { keep } from '../src/table/kept'
import { product } from './fixtures/company-forms'
import { companyPortal, products } from './fixtures/company-lists'
import { scans } from './fixtures/pictures'
import { answer, calls, hang } from './support/calls'
import { inside, open, press } from './support/inside'
import { isWide, tableStates, whereWide } from './support/table'

const first = 'Portable 64:128 phased array flaw detector'

const states = tableStates({
  tag: 'ndt-product-table',
  list: getProducts,
  remove: deleteProduct,
  rows: products,
  total: 64,
  first,
  lengthened: row => ({
    ...row,
    name: `${row.name} for advanced ultrasonic examination of dissimilar metal welds in service`,
    category: { name: 'Flaw Detectors and Conventional Ultrasonic Instruments' },
  }),
  fallback: '<h1>Products</h1> <a href="/company/products/add">Add Product</a>',
})

/** What fails in such a play. */
const failing = { expectedErrors: isWide ? ['<ndt-product-table> save:'] : [] }

export default {
  component: 'ndt-product-table',
  args: { 'url-state': 'off' },
  parameters: { column: 1192, docs: { story: { height: '700px' } } },
  beforeEach: calls(...companyPortal()),
} satisfies Meta

export const Products: StoryObj = {}

export const WithExport: StoryObj = { args: { 'export-path': 'company/products/export' } }

export const SortableAndSelectable: StoryObj = { args: { sortable: true, selectable: true } }

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

const keepViews = (...names: string[]) =>
  keep('products', { views: names.map(name => ({ name, search: '?published=1' })) })

/** A view that was deleted stays in its place, with what brings it back, while the panel is open. */
export const ViewDeleted: StoryObj = {
  beforeEach() {
    keepViews('Published', 'Drafts of May')
    return () => void keepViews()
  },
  async play({ canvasElement }) {
    await open(canvasElement, 'dialog', 'View')
    await press(canvasElement, 'button', 'Delete Published')
    await inside(canvasElement).findByText('Published is deleted.')
  },
}

/** Without a video: the browser's player turns a ring for a while, which nobody can see the end of. */
const drawn = {
  data: {
    ...product.data,
    original_cover_image: scans.plate,
    images: [{ ...product.data.images[0], image_url: scans.echo }],
    videos: [],
  },
}

/** A product as the public sees it, beside its list. */
export const Preview: StoryObj = {
  beforeEach: calls(answer(getProduct, drawn)),
  async play({ canvasElement }) {
    await open(canvasElement, 'menu', `Actions for ${first}`)
    await press(canvasElement, 'menuitem', 'Preview')
    await inside(canvasElement).findByText(product.data.short_description, {}, { timeout: 5000 })
  },
}

export const CategoryOpen: StoryObj = {
  play: whereWide(({ canvasElement }) => open(canvasElement, 'menu', 'Category: All')),
}

export const DatesOpen: StoryObj = {
  play: whereWide(({ canvasElement }) => open(canvasElement, 'dialog', 'Added On: Any day')),
}

export const Filtered: StoryObj = {
  play: whereWide(async ({ canvasElement }) => {
    await open(canvasElement, 'menu', 'Category: All')
    await press(canvasElement, 'menuitemradio', 'Transducers')
    await inside(canvasElement).findByText('19', {}, { timeout: 5000 })
  }),
}

/** The toggle is on its way. */
export const Unpublishing: StoryObj = {
  beforeEach: calls(hang(toggleProduct)),
  play: ({ canvasElement }) => press(canvasElement, 'switch', `Publish ${first}`),
}

/** Deleting asks first (R201). */
export const DeleteQuestion: StoryObj = states.DeleteQuestion

export const Deleting: StoryObj = states.Deleting

const unpublish = async (canvas: HTMLElement) => {
  await press(canvas, 'checkbox', 'Select all rows')
  await open(canvas, 'dialog', 'Unpublish')
}
const confirm = async (canvas: HTMLElement) => {
  await unpublish(canvas)
  const dialog = within(await inside(canvas).findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Unpublish' }))
}

/** All in view are selected, and more match. */
export const UnpublishingMany: StoryObj = {
  args: { selectable: true },
  play: whereWide(({ canvasElement }) => unpublish(canvasElement)),
}

/** Rows are changed one after the other. */
export const ManyOnTheirWay: StoryObj = {
  args: { selectable: true },
  beforeEach: calls(hang(toggleProduct)),
  play: whereWide(({ canvasElement }) => confirm(canvasElement)),
}

/** What came of it is counted, can be taken back, and says why some failed. */
export const ManyUnpublished: StoryObj = {
  name: 'Many Unpublished, Two Rows Failed',
  args: { selectable: true },
  parameters: failing,
  beforeEach: calls(request =>
    /\/900[25]\/toggle/.test(request.url)
      ? Response.json({ message: 'It has open orders.' }, { status: 422 })
      : undefined,
  ),
  play: whereWide(async ({ canvasElement }) => {
    await confirm(canvasElement)
    await inside(canvasElement).findByText(/2 failed/, {}, { timeout: 5000 })
  }),
}

/** The session ended meanwhile: what was not done is still selected (Q93). */
export const ManyAfterSession: StoryObj = {
  args: { selectable: true },
  parameters: failing,
  beforeEach: calls(request =>
    /\/900[5-9]\/toggle/.test(request.url) ? new Response('{}', { status: 401 }) : undefined,
  ),
  play: whereWide(async ({ canvasElement }) => {
    await confirm(canvasElement)
    await inside(canvasElement).findByText(/not done/, {}, { timeout: 5000 })
  }),
}

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
