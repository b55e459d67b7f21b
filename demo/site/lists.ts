import type { Context } from 'hono'
import type { Page } from '../db/queries/pages'

/** How many entries a page of a list can have (R178). */
export const sizes = [10, 20, 50, 100] as const

/** What a list's address asks for. */
export interface Asked {
  q: string
  page: number
  size: number
  /** What was chosen of a list's filters, by their names. */
  chosen: Record<string, string>
}

/** A filter of a list, and what one can choose there. */
interface Choice {
  name: string
  options: { value: string }[]
}

/** Reads `?q=`, `?page=`, `?limit=` and filters; what makes no sense counts as not given. */
export function readAsked(c: Context, choices: Choice[] = []): Asked {
  const isOffered = ({ name, options }: Choice) =>
    options.some(({ value }) => value === c.req.query(name))
  const limit = Number(c.req.query('limit'))
  return {
    q: (c.req.query('q') ?? '').replaceAll('\0', '').trim().slice(0, 200),
    page: Math.max(1, Math.trunc(Number(c.req.query('page'))) || 1),
    size: sizes.find(size => size === limit) ?? sizes[0],
    chosen: Object.fromEntries(
      choices.filter(isOffered).map(({ name }) => [name, c.req.query(name)!]),
    ),
  }
}

/** The address of one page of a list, without what goes without saying. */
export function listUrl(path: string, { q, page, size, chosen }: Asked): string {
  const query = new URLSearchParams({ ...(q && { q }), ...chosen })
  if (page > 1) query.set('page', String(page))
  if (size !== sizes[0]) query.set('limit', String(size))
  return query.size > 0 ? `${path}?${query}` : path
}

/** Where to lead a visitor who asks for a page past the end (Q91). */
export function lastPageUrl(path: string, asked: Asked, total: number): string | undefined {
  const last = Math.max(1, Math.ceil(total / asked.size))
  return asked.page > last ? listUrl(path, { ...asked, page: last }) : undefined
}

/** What the pager shows: the range, the way back and on, and a window of three pages (R179). */
export function pagerOf(path: string, asked: Asked, { total, items }: Page<unknown>) {
  const { page, size } = asked
  const last = Math.max(1, Math.ceil(total / size))
  const url = (number: number) => listUrl(path, { ...asked, page: number })
  const first = Math.min(Math.max(1, page - 1), Math.max(1, last - 2))
  const window = [first, first + 1, first + 2].filter(number => number <= last)
  const numbers = [...new Set([1, ...window, last])]
  return {
    path,
    q: asked.q,
    chosen: asked.chosen,
    isNarrowed: !!asked.q || Object.keys(asked.chosen).length > 0,
    size,
    sizes,
    from: (page - 1) * size + 1,
    to: (page - 1) * size + items.length,
    total,
    previous: page > 1 ? url(page - 1) : undefined,
    next: page < last ? url(page + 1) : undefined,
    pages: numbers.map((number, index) => ({
      number,
      url: url(number),
      isCurrent: number === page,
      isAfterGap: number - (numbers[index - 1] ?? 0) > 1,
    })),
  }
}
