import type { ComponentType, ReactNode } from 'react'
import type { Pagination } from '../contract'

/** What every row of a company's list has (R190, R226). */
export interface TableRow {
  id: number
  name: string
  status: number | null
  /** Which state of it this is, where the portal says so (Q106). */
  updated_at?: string | null
}

/** Whether a row is published; nothing where that is not known. */
export function isOn({ status }: TableRow): boolean | undefined {
  return status === null ? undefined : status === 1
}

/** One entry of a dropdown filter. */
export interface Choice {
  value: string
  label: string
}

/** What stands below a column's name to narrow the list by (R175). */
export type Filter =
  | { kind: 'text'; name: string }
  | { kind: 'choice'; name: string; options: () => Promise<readonly Choice[]> }
  | { kind: 'dates' }

/** One column of values. */
export interface Column<R> {
  /** Names it in the query's `sort`. */
  key: string
  label: string
  filter?: Filter
  value: (row: R) => ReactNode
}

/** What the query of a list carries. */
export type ListQuery = Record<string, string | number | undefined>

/** One page of a list (R183). */
export interface ListPage<R> {
  data: R[]
  pagination: Pagination
}

/** A page of a list; where nobody says how many there are, another follows each that comes full. */
export async function readPage<R extends TableRow>(
  source: TableSource<R>,
  query: ListQuery,
  signal: AbortSignal,
): Promise<ListPage<R>> {
  return placed(await source.read({ query, signal }), Number(query['page']), Number(query['limit']))
}

/** A page whose place follows from what was asked for, where the answer does not tell it. */
export function placed<R>(answer: ListPage<R>, page: number, limit: number): ListPage<R> {
  const { data, pagination } = answer
  if (pagination.total_pages || !data.length) return answer
  const isFull = data.length >= limit
  const total = (page - 1) * limit + data.length
  const known = { total, total_pages: page + Number(isFull), isAtLeast: isFull }
  return { data, pagination: { ...pagination, ...known } }
}

/** A call for one row; `version` is the state that it was read in. */
type OneCall = (input: {
  params: { id: number }
  version?: string | null | undefined
}) => Promise<string | null>

/** What can be done with a row; the same for all rows, and for as long as they are drawn. */
export interface RowActions<R extends TableRow> {
  select: (row: R, selected: boolean) => void
  toggle: (row: R) => void
  ask: (row: R) => void
  preview: (row: R) => void
}

/** Reads the list again; what the focus was in may be gone: then the first of these rows has it that is there. */
export type Refetch = (...next: (string | undefined)[]) => Promise<void>

/** What a dialog of one row is about. */
export interface RowDialogProps<R extends TableRow> {
  source: TableSource<R>
  row: R
  refetch: Refetch
  onClose: () => void
}

/** A company's list: where its rows come from, what they show, and what can be done with them. */
export interface TableSource<R extends TableRow> {
  /** Under this name the page size is remembered. */
  name: string
  title: string
  add: { label: string; url: string }
  columns: readonly Column<R>[]
  /** Filters, besides the days, that the page's address may carry, and how their values look. */
  fields: Record<string, RegExp>
  published: {
    filter?: Filter
    /** An unpublished row can be published again from the list; a product cannot (R194, R227). */
    isTwoWay: boolean
  }
  read: (input: { query: ListQuery; signal: AbortSignal }) => Promise<ListPage<R>>
  toggle: OneCall
  remove: OneCall
  /** Deleting is offered. */
  canDelete: boolean
  editUrl: (row: R) => string
  /** Brings what shows a row as the public sees it. */
  preview?: () => Promise<ComponentType<RowDialogProps<R>>>
  words: {
    failed: string
    ask: string
    askMany: string
    askUnpublish: string
    askUnpublishMany: string
    /** Where `isTwoWay`. */
    askPublish?: string
    askPublishMany?: string
    deleted: string
    notDeleted: string
  }
}
