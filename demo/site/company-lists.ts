import type { Context } from 'hono'
import { idOf } from '../api/own-company'
import { STALE } from '../api/version'
import type { Writer } from '../api/writer'
import type { Env } from '../auth/env'
import { setFlash, takeFlash, type FlashKey } from '../auth/flash'
import { Refusal } from '../auth/refusal'
import { dayInWords } from '../db/days'
import type { CompanyDetail } from '../db/queries/companies'
import type { Rows } from './company-rows'
import { refuseUnread } from './company-uploads'
import { readAsked } from './lists'
import { view } from './view'

/**
 * The address of a page of a list, by which else it is asked for: its tag has filters there. With a row's
 * key it asks whether to delete it.
 */
function pageUrl(c: Context<Env>, { path }: Rows, page: number, key?: string | number): string {
  const { searchParams } = new URL(c.req.url)
  if (key === undefined) searchParams.delete('delete')
  else searchParams.set('delete', String(key))
  if (page > 1) searchParams.set('page', String(page))
  else searchParams.delete('page')
  return searchParams.size ? `${path}?${searchParams.toString()}` : path
}

/** The page of a list; with `?delete=` and a row's key, the question before it is deleted. */
export async function showRows(
  c: Context<Env>,
  rows: Rows,
  company: CompanyDetail,
): Promise<Response | undefined> {
  const { delete: key } = c.req.query()
  const asked = readAsked(c)
  if (key === undefined) {
    const found = (await rows.list(c.get('db'), company.id, asked.page))!
    const last = Math.max(1, Math.ceil(found.total / found.size))
    if (asked.page > last) return c.redirect(pageUrl(c, rows, last))
    const urlOf = (page: number, key?: string | number) => pageUrl(c, rows, page, key)
    const data = { company, found, dayInWords, urlOf, ...takeFlash(c) }
    return view(c, `company-area/${rows.template}`, data)
  }
  const row = await rows.find?.(c.get('db'), company.id, key.replaceAll('\0', ''))
  return row && view(c, 'company-area/delete', { company, row, back: pageUrl(c, rows, asked.page) })
}

/** What a row's buttons do, and what is said of it. */
const actions = new Map<unknown, { act: 'flip' | 'remove'; says: FlashKey; status?: number }>([
  ['publish', { act: 'flip', says: 'published', status: 1 }],
  ['unpublish', { act: 'flip', says: 'unpublished', status: 2 }],
  ['delete', { act: 'remove', says: 'deleted' }],
])

/**
 * Does what a row's button says, and leads back to the part of the list where it stood. What is so by now,
 * as after a second click, is done.
 */
export async function actOnRow(c: Context<Env>, rows: Rows, writer: Writer): Promise<Response> {
  refuseUnread(c)
  const given = c.get('form') ?? (await c.req.parseBody())
  const action = actions.get(given['action'])
  const act = action && rows[action.act]
  if (!act) throw new Refusal(422, 'The form does not say what to do.')
  const began = String(given['version'] ?? '')
  const id = idOf(String(given['id']), 'row')
  let says = action.says
  try {
    await act({ ...writer, began }, id)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const now = await rows.stateOf(writer.db, id)
    const isOwn = now?.companyId === writer.user.company_id
    const isDone = action.status ? isOwn && now?.status === action.status : !now
    if (!isDone && error !== STALE) throw error
    if (!isDone) says = 'changed-elsewhere'
    // by an earlier press, by a colleague, or it never was: nothing was deleted here
    else if (action.act === 'remove') says = 'gone'
  }
  setFlash(c, says)
  return c.redirect(rows.path + new URL(c.req.url).search, 303)
}
