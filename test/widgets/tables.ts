import { onTestFinished } from 'vitest'
import { companyPortal } from '../../stories/fixtures/company-lists'
import { isFor, type Answerer } from '../../stories/support/server'
import '../../widgets/product-table/product-table.element'
import '../../widgets/service-table/service-table.element'
import { place } from '../support/widget'
import { settle } from '../support/time'
import { find, nameOf, textOf } from '../support/inside'
import { usePortal } from './portal'

export const FIRST = 'Portable 64:128 phased array flaw detector'
export const SECOND = 'TOFD probe pair, 5 MHz, 6 mm element'
export const THIRD = 'Corrosion mapping wheel scanner WS-40'

await Promise.all([
  import('../../src/table/lazy/actions'),
  import('../../src/table/lazy/bulk-bar'),
  import('../../src/table/lazy/date-range'),
  import('../../src/table/lazy/delete-dialog'),
  import('../../src/table/lazy/export-csv'),
  import('../../src/table/lazy/filter-drawer'),
  import('../../src/table/lazy/row-menu'),
])

interface Settings {
  answerers?: Answerer[]
  /** What the page's address says. */
  search?: string
  inside?: (Node | string)[]
}

/** A table on a page, before a portal that searches, pages and remembers. */
export async function placeTable(
  tag: 'ndt-product-table' | 'ndt-service-table',
  attributes: Record<string, string> = {},
  { answerers = [], search = '', inside = [] }: Settings = {},
) {
  history.replaceState(null, '', `/company/list${search}`)
  localStorage.clear()
  const portal = usePortal(...answerers, ...companyPortal())
  const table = place(tag, attributes, ...inside)
  onTestFinished(() => table.remove())
  await settle()
  return { table, ...portal, ...watch(table), lists: () => listsAmong(portal.asked()) }
}

/** Presses the button, link or box of that name; a cell of the table may have the same. */
export async function press(table: Element, name: string): Promise<void> {
  const all = [...table.shadowRoot!.querySelectorAll<HTMLElement>('a, button, input')]
  const found = all.findLast(each => nameOf(each) === name)
  if (!found) throw new Error(`No "${name}" among: ${all.map(nameOf).join(' | ')}`)
  found.focus()
  found.click()
  await settle()
}

/** Holds the answers of a call until `go`; at the latest they come at the test's end, and not in another's. */
export function held(call: Parameters<typeof isFor>[0]) {
  const waiting: (() => void)[] = []
  const answerer: Answerer = request =>
    isFor(call, request)
      ? new Promise(resume => waiting.push(() => resume(Response.json({}))))
      : undefined
  async function go() {
    for (const answer of waiting.splice(0)) answer()
    await settle()
  }
  onTestFinished(go)
  return { answerer, go }
}

/** Ticks rows by their names. */
export async function select(table: Element, ...names: string[]): Promise<void> {
  for (const name of names) await press(table, `Select ${name}`)
}

/** Answers a question with the button that goes on. */
export async function confirm(table: Element): Promise<void> {
  find<HTMLElement>(table, 'dialog .btn:is(.btn--primary, .btn--danger)')!.click()
  await settle()
}

/** Unpublishes products together. */
export async function unpublish(table: Element, ...names: string[]): Promise<void> {
  await select(table, ...names)
  await press(table, 'Unpublish')
  await confirm(table)
}

/** The products that were asked to be published or unpublished. */
export function toggled(asked: string[]): number[] {
  return asked.flatMap(line => /product\/(\d+)\/toggle-status$/.exec(line)?.[1] ?? []).map(Number)
}

/** What is said of an action for several rows: its sum, and why some failed. */
export function results(table: Element): string[] {
  return [...table.shadowRoot!.querySelectorAll('.bulk-bar__said :is(p, li)')].map(textOf)
}

/** What lists were asked for, by what the query said. */
function listsAmong(asked: string[]): string[] {
  return asked.flatMap(line => {
    const [, query] = /^GET \/api\/v2\/company\/(?:product|service)\?(.*)$/.exec(line) ?? []
    return query === undefined ? [] : [decodeURIComponent(query.replaceAll('+', ' '))]
  })
}

function watch(table: Element) {
  const rows = () => [...table.shadowRoot!.querySelectorAll<HTMLElement>('tbody tr:has(a)')]
  const row = (name: string) => rows().find(each => each.querySelector('a')!.textContent === name)!
  return {
    rows,
    row,
    names: () => rows().map(each => each.querySelector('a')!.textContent),
    /** A row's values, as a screen reader says them below the names of their columns. */
    cells: (name: string) =>
      [...row(name).querySelectorAll('td')].map(cell => textOf(cell.querySelector('bdi') ?? cell)),
    headings: () => [...table.shadowRoot!.querySelectorAll('th')].map(textOf),
    title: () => textOf(find(table, 'h1')!),
    pager: () => [...table.shadowRoot!.querySelectorAll('.pager__pages > *')].map(textOf),
    range: () => textOf(find(table, '.pager__rows')!),
    /** Chooses an entry of a dropdown filter. */
    async filter(control: string, entry: string) {
      await press(table, control)
      await press(table, entry)
    },
    async search(label: string, text: string) {
      const input = find<HTMLInputElement>(table, `input[aria-label^="${label}"]`)!
      input.value = text
      input.dispatchEvent(new Event('input', { bubbles: true }))
      await settle()
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
      await settle()
    },
    /** Chooses an entry of a row's menu. */
    async act(name: string, entry: string) {
      await press(table, `Actions for ${name}`)
      await press(table, entry)
    },
  }
}
