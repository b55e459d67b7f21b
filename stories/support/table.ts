import type { StoryObj } from '@storybook/web-components-vite'
import {
  exportList,
  type deleteProduct,
  type deleteService,
  type getProducts,
  type getServices,
  type toggleProduct,
  type toggleService,
} from '../../src/contract'
import { SAID } from '../../src/form/carried'
import { keep } from '../../src/table/kept'
import { pageOf } from '../fixtures/company-lists'
import { user } from '../fixtures/profile'
import { at } from './at'
import { answer, calls, fail, hang, malformed } from './calls'
import { inside, open, press } from './inside'
import { page } from './page'

type Play = NonNullable<StoryObj['play']>

/** Whether the table stands as one; on a phone its filters are in a drawer. */
export const isWide = () => innerWidth >= 720

/** What is done among the filters; on a phone these, and the order, are chosen in a drawer and then applied. */
export const amongFilters =
  (play: Play, { drawer = 'Filters', isApplied = false } = {}): Play =>
  async context => {
    if (!isWide()) await open(context.canvasElement, 'dialog', drawer)
    await play(context)
    if (!isWide() && isApplied) await press(context.canvasElement, 'button', 'Apply')
  }

/** What tells one list of a company from the other. */
export interface Table<Row> {
  tag: string
  /** What the list is called where something is kept of it. */
  name: 'products' | 'services'
  list: typeof getProducts | typeof getServices
  toggle: typeof toggleProduct | typeof toggleService
  remove: typeof deleteProduct | typeof deleteService
  rows: (count: number) => Row[]
  /** The rows that the company has. */
  total: number
  /** The name of the first. */
  first: string
  /** The column that it stands in. */
  column: string
  /** Makes a row's texts long. */
  lengthened: (row: Row) => Row
  /** What a page may put inside. */
  fallback: string
}

/** Why a portal refuses to change a row. */
export const refused = { message: 'It has open orders.' }

/** The states that both lists of a company have. */
export function tableStates<Row extends { id: number }>(table: Table<Row>) {
  const { tag, name, list, toggle, remove, rows, total, first, column } = table
  const reported = { expectedErrors: [`<${tag}> data:`] }
  const unsaved = { expectedErrors: [`<${tag}> save:`] }
  const written = (content: string) => () => `<${tag} url-state="off">${content}</${tag}>`
  const bodyOf = (found: Row[]) => pageOf(found) as never
  const exportPath = `company/${name}/export`
  async function ask({ canvasElement }: { canvasElement: HTMLElement }) {
    await open(canvasElement, 'menu', `Actions for ${first}`)
    await press(canvasElement, 'menuitem', 'Delete')
    await inside(canvasElement).findByRole('dialog')
  }
  async function removeFirst({ canvasElement }: { canvasElement: HTMLElement }) {
    await ask({ canvasElement })
    await press(canvasElement, 'button', 'Delete')
  }
  return {
    Compact: {
      beforeEach: () => void keep(name, { isCompact: true }),
    },
    Sorted: {
      args: { sortable: true },
      play: amongFilters(
        async ({ canvasElement }) => {
          if (isWide()) return press(canvasElement, 'button', column)
          await open(canvasElement, 'menu', 'Sort by: Default order')
          await press(canvasElement, 'menuitemradio', `${column}, A to Z`)
        },
        { drawer: 'Filter and sort', isApplied: true },
      ),
    },
    Edited: {
      beforeEach: [
        at(`#${name}-${rows(3)[2]!.id}`),
        () => {
          const said = { message: 'Saved.', until: Date.now() + 15_000 }
          sessionStorage.setItem(SAID, JSON.stringify(said))
        },
      ],
      play: async ({ canvasElement }) => void (await inside(canvasElement).findByText('Edited')),
    },
    SwitchFailed: {
      beforeEach: calls(fail(toggle, 422, refused)),
      parameters: unsaved,
      play: ({ canvasElement }) => press(canvasElement, 'switch', `Publish ${first}`),
    },
    ExportFailed: {
      args: { 'export-path': exportPath },
      beforeEach: calls(fail({ ...exportList, path: `/api/v1/${exportPath}` }, 500)),
      parameters: reported,
      play: ({ canvasElement }) => press(canvasElement, 'button', 'Export'),
    },
    DeleteQuestion: { play: ask },
    Deleting: { beforeEach: calls(hang(remove)), play: removeFirst },
    DeleteFailed: {
      beforeEach: calls(fail(remove, 422, refused)),
      parameters: unsaved,
      play: removeFirst,
    },
    Loading: { beforeEach: calls(hang(list)) },
    Empty: { beforeEach: calls(answer(list, bodyOf([]))) },
    Failed: { beforeEach: calls(fail(list, 500)), parameters: reported },
    SessionEnded: { beforeEach: [page({ user }), calls(fail(list, 401))], parameters: reported },
    Malformed: { beforeEach: calls(malformed(list, { meta: {} })), parameters: reported },
    LongTexts: { beforeEach: calls(answer(list, bodyOf(rows(4).map(table.lengthened)))) },
    RightToLeft: { globals: { dir: 'rtl' } },
    WithFallback: { beforeEach: calls(hang(list)), render: written(table.fallback) },
    WithFirstData: {
      beforeEach: calls(fail(list, 500)),
      render: written(
        `<script type="application/json">${JSON.stringify(pageOf(rows(total)))}</script>`,
      ),
    },
  } satisfies Record<string, StoryObj>
}
