import type { StoryObj } from '@storybook/web-components-vite'
import type { deleteProduct, deleteService, getProducts, getServices } from '../../src/contract'
import { pageOf } from '../fixtures/company-lists'
import { user } from '../fixtures/profile'
import { answer, calls, fail, hang, malformed } from './calls'
import { inside, open, press } from './inside'
import { page } from './page'

type Play = NonNullable<StoryObj['play']>

/** Whether the table stands as one; on a phone its filters are in a drawer. */
export const isWide = innerWidth >= 720

/** What a phone has in the drawer, or not at all, is shown where there is room. */
export const whereWide =
  (play: Play): Play =>
  context =>
    isWide ? play(context) : undefined

/** What tells one list of a company from the other. */
interface Table<Row> {
  tag: string
  list: typeof getProducts | typeof getServices
  remove: typeof deleteProduct | typeof deleteService
  rows: (count: number) => Row[]
  /** The rows that the company has. */
  total: number
  /** The name of the first. */
  first: string
  /** Makes a row's texts long. */
  lengthened: (row: Row) => Row
  /** What a page may put inside. */
  fallback: string
}

/** The states that both lists of a company have. */
export function tableStates<Row extends object>(table: Table<Row>) {
  const { tag, list, remove, rows, total, first } = table
  const reported = { expectedErrors: [`<${tag}> data:`] }
  const written = (content: string) => () => `<${tag} url-state="off">${content}</${tag}>`
  const bodyOf = (found: Row[]) => pageOf(found) as never
  async function ask({ canvasElement }: { canvasElement: HTMLElement }) {
    await open(canvasElement, 'menu', `Actions for ${first}`)
    await press(canvasElement, 'menuitem', 'Delete')
    await inside(canvasElement).findByRole('dialog')
  }
  return {
    DeleteQuestion: { play: ask },
    Deleting: {
      beforeEach: calls(hang(remove)),
      async play(context) {
        await ask(context)
        await press(context.canvasElement, 'button', 'Delete')
      },
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
