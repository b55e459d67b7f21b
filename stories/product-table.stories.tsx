import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { userEvent, within } from 'storybook/test'
import { deleteProduct, getProduct, getProducts, toggleProduct } from '../src/contract'
import { keep } from '../src/table/kept'
import { product } from './fixtures/company-forms'
import { companyPortal, pageOf, products } from './fixtures/company-lists'
import { scans } from './fixtures/pictures'
import { answer, calls, fail, hang, malformed } from './support/calls'
import { inside, open, press } from './support/inside'

const first = 'Portable 64:128 phased array flaw detector'
const reported = { expectedErrors: ['<ndt-product-table> data:'] }

type Play = NonNullable<StoryObj['play']>

const isWide = innerWidth >= 720

/** What a phone has in the drawer, or not at all, is shown where there is room. */
const whereWide =
  (play: Play): Play =>
  context =>
    isWide ? play(context) : undefined

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

export const Deleting: StoryObj = {
  beforeEach: calls(hang(deleteProduct)),
  async play({ canvasElement }) {
    await open(canvasElement, 'menu', `Actions for ${first}`)
    await press(canvasElement, 'menuitem', 'Delete')
    await press(canvasElement, 'button', 'Delete')
  },
}

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

export const Loading: StoryObj = { beforeEach: calls(hang(getProducts)) }

export const Empty: StoryObj = { beforeEach: calls(answer(getProducts, pageOf([]))) }

/** Looks as empty does, with another try, and fires `ndt-error` (R181). */
export const Failed: StoryObj = { beforeEach: calls(fail(getProducts, 500)), parameters: reported }

export const Malformed: StoryObj = {
  beforeEach: calls(malformed(getProducts, { meta: {} })),
  parameters: reported,
}

export const LongTexts: StoryObj = {
  beforeEach: calls(
    answer(
      getProducts,
      pageOf(
        products(4).map(product => ({
          ...product,
          name: `${product.name} for advanced ultrasonic examination of dissimilar metal welds in service`,
          category: { name: 'Flaw Detectors and Conventional Ultrasonic Instruments' },
        })),
      ),
    ),
  ),
}

export const RightToLeft: StoryObj = { globals: { dir: 'rtl' } }

/** What the page put inside stays until the list is there: here, it never is. */
export const WithFallback: StoryObj = {
  beforeEach: calls(hang(getProducts)),
  render: () => `
    <ndt-product-table url-state="off">
      <h1>Products</h1>
      <a href="/company/products/add">Add Product</a>
    </ndt-product-table>`,
}

/** The page brought its first data along: no request is made, which would fail here. */
export const WithFirstData: StoryObj = {
  beforeEach: calls(fail(getProducts, 500)),
  render: () => `
    <ndt-product-table url-state="off">
      <script type="application/json">${JSON.stringify(pageOf(products(64)))}</script>
    </ndt-product-table>`,
}
