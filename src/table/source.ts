import type { ReactNode } from 'react'
import type { Pagination } from '../contract'

/** What every row of a company's list has (R190, R226). */
export interface TableRow {
  id: number
  name: string
  status: number | null
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

type OneCall = (input: { params: { id: number } }) => Promise<string | null>

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
  words: { ask: string; askMany: string; deleted: string; notDeleted: string }
}
