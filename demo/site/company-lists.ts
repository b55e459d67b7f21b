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
import { view } from './view'

/** The page of a list; with `?delete=` and a row's key, the question before it is deleted. */
export async function showRows(
  c: Context<Env>,
  rows: Rows,
  company: CompanyDetail,
): Promise<Response | undefined> {
  const { delete: key, page } = c.req.query()
  if (key === undefined) {
    const found = await rows.list(c.get('db'), company.id, Number(page ?? 1))
    return view(c, `company-area/${rows.template}`, {
      ...{ company, found, dayInWords },
      notice: takeFlash(c),
    })
  }
  const row = await rows.find?.(c.get('db'), company.id, key.replaceAll('\0', ''))
  return row && view(c, 'company-area/delete', { company, row, path: rows.path })
}

/** What a row's buttons do, and what is said of it. */
const actions = new Map<unknown, { act: 'flip' | 'remove'; says: FlashKey }>([
  ['publish', { act: 'flip', says: 'published' }],
  ['unpublish', { act: 'flip', says: 'unpublished' }],
  ['delete', { act: 'remove', says: 'deleted' }],
])

/** Does what a row's button says, and leads back to the part of the list where it stood. */
export async function actOnRow(c: Context<Env>, rows: Rows, writer: Writer): Promise<Response> {
  refuseUnread(c)
  const given = c.get('form') ?? (await c.req.parseBody())
  const action = actions.get(given['action'])
  const act = action && rows[action.act]
  if (!act) throw new Refusal(422, 'The form does not say what to do.')
  const began = String(given['version'] ?? '')
  let says = action.says
  try {
    await act({ ...writer, began }, idOf(String(given['id']), 'row'))
  } catch (error) {
    if (error !== STALE) throw error
    says = 'changed-elsewhere'
  }
  setFlash(c, says)
  return c.redirect(rows.path + new URL(c.req.url).search, 303)
}
