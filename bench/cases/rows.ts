import type { Case } from '../case'
import { mainThread } from '../../test/pages/main-thread'
import { pages, pressed } from './parts'

const TABLES = {
  ours: 'rows-ours?limit=100',
  'react-dom': 'rows-ours?limit=100',
  'Grid.js': 'rows-gridjs',
  'AG Grid': 'rows-ag-grid',
  Tabulator: 'rows-tabulator',
}

/** Runs in a page: whether a table has all rows of products that it draws, whoever it is. */
const hasRows = () => {
  const root = document.querySelector('ndt-product-table')?.shadowRoot ?? document
  const all = Number(/\brows=(\d+)/.exec(document.cookie)![1])
  const rows = '.table__link, .gridjs-td:first-child:not(.gridjs-message)'
  const inView = '.ag-cell-value, .tabulator-cell'
  return root.querySelectorAll(rows).length >= all || !!root.querySelector(inView)
}

/** Tables of products, asked for at the same call. */
export const rows: Case[] = [10, 100, 1000].flatMap((count): Case[] => {
  const visitor = {
    account: 'company',
    filled: hasRows,
    cookies: { rows: String(count) },
  } as const
  return [
    {
      name: `rows-${count}`,
      title: `The first page of ${count} products, all drawn; AG Grid and Tabulator draw what is in view alone`,
      rounds: 3,
      measures: { cpu: 'ms', filled: 'ms', longest: 'ms', bytes: 'kB' },
      contestants: pages(TABLES, visitor, async ({ page, open, kilobytes }) => {
        let filled = 0
        const { cpu, longest } = await mainThread(page, async () => {
          filled = await open()
          await page.waitForTimeout(500)
        })
        return { cpu, longest, filled, bytes: kilobytes() }
      }),
    },
    {
      name: `rows-${count}-sort`,
      title: `${count} products sorted by their names; ours asks the server, as a list of pages has to`,
      rounds: 3,
      measures: { longest: 'ms', cpu: 'ms' },
      contestants: pages(TABLES, visitor, async ({ page, open }) => {
        await open()
        return pressed(page, page.getByText(/^(Product )?Name$/).first())
      }),
    },
  ]
})
