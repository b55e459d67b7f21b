import type { Context } from 'hono'
import { Unfit } from '../api/unfit'
import { STALE } from '../api/version'
import type { Env, User } from '../auth/env'
import { setFlash } from '../auth/flash'
import { Refusal } from '../auth/refusal'
import type { CompanyDetail } from '../db/queries/companies'
import type { FileHome } from '../files/home'
import { view } from '../site/view'
import type { Values } from './fields'
import { bodyOf, faultsOf, holdsFile, textOf, textsOf, typedValues, type Given } from './reading'
import { fieldsOf, type Sheet } from './sheet'

/** What a page shows beside the form as it is stored. */
interface Said {
  values?: Values
  version?: string | undefined
  faults?: Map<string, string>
  problem?: string | undefined
  /** Stored values stand beside those that differ. */
  isStale?: boolean
  hasFiles?: boolean
  notice?: string | undefined
}

/** Shows a form: within its tag as it is stored, and alone with what was typed, which no script may hide. */
export function showSheet(
  c: Context<Env>,
  company: CompanyDetail | undefined,
  sheet: Sheet,
  said: Said = {},
  status = 200,
): Response {
  const { values = sheet.stored, version = sheet.version, faults = new Map(), ...rest } = said
  const data = { company, sheet, values, version, faults, isTyped: !!said.values, ...rest }
  return view(c, `company-area/${sheet.template}`, data, status)
}

/** Takes a form that was sent: saves it by the rules of its call, or shows it again with what is wrong. */
export async function takeSheet(
  c: Context<Env>,
  home: FileHome,
  { user, company }: { user: User; company: CompanyDetail | undefined },
  sheet: Sheet,
): Promise<Response> {
  const given = c.get('form')
  if (!given) throw new Refusal(415, 'The form must be sent as multipart/form-data.')
  const writer = { db: c.get('db'), home, user, began: textOf(given['version']) }
  try {
    await sheet.save(
      writer,
      bodyOf(fieldsOf(sheet), given, sheet.stored),
      textsOf(given['dropped']),
    )
  } catch (error) {
    const { status, ...said } = refusalOf(sheet, given, error)
    return showSheet(c, company, sheet, said, status)
  }
  setFlash(c, sheet.says)
  return c.redirect(sheet.leadsTo, 303)
}

/** What is said of a save that was refused; anything else is thrown on. */
function refusalOf(sheet: Sheet, given: Given, error: unknown): Said & { status: number } {
  const fields = fieldsOf(sheet)
  const hasFiles = fields.some(({ name }) => holdsFile(given[name]))
  const typed = { values: typedValues(fields, given), hasFiles }
  if (error === STALE) {
    return { ...typed, status: 409, version: sheet.version, isStale: true }
  }
  if (!(error instanceof Refusal) || ![413, 422].includes(error.status)) throw error
  const began = { ...typed, status: error.status, version: textOf(given['version']) }
  if (!(error instanceof Unfit)) return { ...began, problem: error.message }
  const { faults, rest } = faultsOf(fields, error.complaint)
  return { ...began, faults, problem: rest }
}
