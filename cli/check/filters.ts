import type { Probe } from './reading'

interface Page {
  data: { id: number; name: string }[]
}

/** A filter that no row fits, and what mends it where some come all the same. */
type Filter = [query: Record<string, string | number>, mend: string]

const DAY = 86_400_000
const IN_TWO_DAYS = new Date(Date.now() + 2 * DAY)
  .toISOString()
  .replace(/^(.*)-(..)-(..)T.*/, '$3-$2-$1')
const NO_CATEGORY = 2_000_000_000

const ofAll: Filter[] = [
  [{ name: 'there is no such name' }, 'Filter by `name`.'],
  [{ from_date: IN_TWO_DAYS }, 'Bring what was added on that day, `DD-MM-YYYY`, or later.'],
  [{ to_date: '01-01-1990' }, 'Bring what was added on that day, `DD-MM-YYYY`, or earlier.'],
]
/** Those that products have besides. */
export const ofProducts: Filter[] = [
  [{ category_id: NO_CATEGORY }, 'Filter by the id of the category.'],
  [{ sub_category_id: NO_CATEGORY }, 'Filter by the id of the sub-category.'],
]

/** A company's list: filters leave rows out, and `order` turns them round. */
export async function checkFilters({ found, again }: Probe, more: Filter[] = []): Promise<void> {
  const ask = (query: object) =>
    again({ page: 1, limit: 10, ...query }) as Promise<Page | undefined>
  for (const [query, mend] of [...ofAll, ...more]) {
    const page = await ask(query)
    const said = new URLSearchParams(query as Record<string, string>)
    if (page?.data.length) found.fault('brings rows that do not fit.', mend, `?${said}`)
  }
  const [up, down] = [
    await ask({ sort: 'name', order: 'asc' }),
    await ask({ sort: 'name', order: 'desc' }),
  ]
  const names = up?.data.map(({ name }) => name) ?? []
  if (new Set(names).size > 1 && names[0] === down?.data[0]?.name)
    found.note('order=desc brings what order=asc does: no table can be `sortable`.')
}
