import type { Probe } from './reading'

interface Row {
  id: number
  status?: number | null
  is_applied?: unknown
}

interface Page {
  data: Row[]
  pagination: {
    total: number
    current_page: number
    total_pages: number
    total_is_minimum?: boolean | null
  }
}

const idsOf = (rows: Row[]) => rows.map(({ id }) => id)

/** A number that two rows have. */
function doubleIn(rows: Row[]): number | undefined {
  const ids = idsOf(rows)
  return ids.find((id, index) => ids.indexOf(id) !== index)
}

/** Choices: each is there once, and there are some. */
export function checkChoices({ value, found }: Pick<Probe, 'value' | 'found'>): void {
  const rows = value as Row[]
  if (!rows.length) found.note('There is nothing to choose from.')
  const double = doubleIn(rows)
  if (double) found.fault(`has the id ${double} twice.`, 'A form sends ids alone.')
}

/** Saved rows: `is_applied` tells all (2) from the bookmarked (0) and the applied (1). */
export async function checkSaved({ value, found, again }: Probe): Promise<void> {
  const all = idsOf(value as Row[])
  const double = doubleIn(value as Row[])
  if (double)
    found.fault(`has the id ${double} twice.`, 'What is bookmarked and applied for is one row.')
  for (const is_applied of [0, 1]) {
    const rows = (await again({ is_applied })) as Row[] | undefined
    const place = `?is_applied=${is_applied}`
    if (!rows) found.fault('is not answered.', undefined, place)
    const other = rows?.find(({ id }) => !all.includes(id))
    if (other) found.fault(`has ${other.id}, which is_applied=2 has not.`, '2 asks for all.', place)
    const unapplied = is_applied && rows?.find(row => !row.is_applied)
    if (unapplied)
      found.fault(`has ${unapplied.id} without is_applied.`, '1 asks for the applied.', place)
  }
}

/** A company's list: what it is asked for is what it answers. */
export async function checkPages({ value, found, again }: Probe): Promise<void> {
  const { data: rows } = value as Page
  if (rows.length < 2) return found.note('Too few rows to turn pages: make two, and check again.')
  const [one, two] = [1, 2].map(page => again({ page, limit: 1 }) as Promise<Page | undefined>)
  const [first, second] = [await one, await two]
  if (!first || !second) return found.fault('is not answered.', undefined, '?page=2&limit=1')
  if (first.data.length > 1) {
    found.fault(`limit=1 brings ${first.data.length} rows.`, 'Bring as many rows as `limit` says.')
  } else if (first.pagination.total < rows.length) {
    const message = `says total ${first.pagination.total} where ${rows.length} rows are known.`
    found.fault(message, 'Count all rows, not those of the page.', 'meta.pagination.total')
  } else if (second.data[0]?.id === first.data[0]?.id) {
    found.fault(
      'page=2 brings the rows of page=1.',
      'Bring the rows of the page that is asked for.',
    )
  } else if (second.pagination.current_page !== 2) {
    const message = `is ${second.pagination.current_page} of page=2.`
    found.fault(message, undefined, 'meta.pagination.current_page')
  } else if (!isCounted(first)) {
    const { total, total_pages } = first.pagination
    const message = `is ${total_pages} of ${total} rows, one a page.`
    found.fault(message, 'Divide `total` by `per_page`.', 'meta.pagination.total_pages')
  }
}

const isCounted = ({ pagination: { total, total_pages, total_is_minimum } }: Page) =>
  total_is_minimum || total_pages === total

/** The filter of what is published: 1, or 2 for what is not. */
export async function checkPublished({ found, again }: Probe): Promise<void> {
  for (const published of [1, 2]) {
    const page = (await again({ page: 1, limit: 10, published })) as Page | undefined
    const other = page?.data.find(({ status }) => status !== published)
    if (other) {
      const message = `has ${other.id} with status ${other.status}.`
      found.fault(message, '1 asks for the published, 2 for the others.', `?published=${published}`)
    }
  }
}
