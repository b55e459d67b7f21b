import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Context } from 'hono'
import { AT_WORK, digestOf, once, type Keep } from '../api/once'
import { Unfit } from '../api/unfit'
import { STALE } from '../api/version'
import type { Env, User } from '../auth/env'
import { setFlash } from '../auth/flash'
import { Refusal } from '../auth/refusal'
import type { CompanyDetail } from '../db/queries/companies'
import type { FileHome } from '../files/home'
import { refuseUnread } from '../site/company-uploads'
import { view } from '../site/view'
import type { Values } from './fields'
import { ownerOf } from './held'
import { bodyOf, faultsOf, holdsFile, textOf, textsOf, typedValues, type Given } from './reading'
import { fieldsOf, type Sheet } from './sheet'

/** What a page shows beside the form as it is stored. */
interface Said {
  values?: Values
  version?: string | undefined
  faults?: Map<string, string>
  problem?: string | undefined
  /** By what one that adds is known when it is sent again. */
  form?: string
  /** Stored values stand beside those that differ. */
  isStale?: boolean
  hasFiles?: boolean
  /** The stored files that are to go, by their keys. */
  dropped?: string[]
  notice?: string
  refused?: string
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
  const form = !version && sheet.adds && (said.form || randomUUID())
  const owner = ownerOf(c.get('user')!)
  return view(c, `company-area/${sheet.template}`, { ...data, form, owner }, status)
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
  const typed = typedIn(sheet, given)
  const { began: version } = writer
  c.set('again', (words, status) => {
    const problem = status === 419 ? SIGNED_IN_ANEW : words
    return showSheet(c, company, sheet, { ...typed, version, problem }, status)
  })
  try {
    refuseUnread(c)
    const body = bodyOf(fieldsOf(sheet), given, sheet.stored)
    await oncePerForm(c, sheet, body, keep => {
      // it is there by now, and the form began with nothing of it
      if (sheet.version && !writer.began) throw STALE
      return sheet.save({ ...writer, keep }, body, textsOf(given['dropped']))
    })
  } catch (error) {
    const { status, ...said } = refusalOf(sheet, error)
    return showSheet(c, company, sheet, { ...typed, version, ...said }, status)
  }
  setFlash(c, sheet.says)
  return c.redirect(sheet.leadsTo, 303)
}

/** What is said of a form that the same account opened in another session. */
const SIGNED_IN_ANEW =
  'You opened this form in another session. Nothing is saved yet: save again to keep it.'

/** How often a form looks whether the same one, sent before it, is done: for ten seconds. */
const LOOKS = 20

/**
 * Saves a form that adds something once, however often it is sent as it is: as by a double click. The
 * same form with other words adds another.
 */
async function oncePerForm(
  c: Context<Env>,
  { adds: path }: Sheet,
  { _token, ...body }: Given,
  save: (keep?: Keep) => Promise<void>,
): Promise<void> {
  const form = textOf(body['form'])
  if (!path || !form || textOf(body['version'])) return save()
  // the token is another wherever the form is shown
  const key = `${form.slice(0, 36)} ${await digestOf(body)}`
  const saveOnce = async (keeping: (answer: string) => Keep) => {
    await save(keeping(path))
    return path
  }
  for (let look = 1; ; look++) {
    try {
      await once(c, key, saveOnce, { key, path })
      return
    } catch (error) {
      if (error !== AT_WORK || look === LOOKS) throw error
      await setTimeout(500)
    }
  }
}

/** What was typed, to be shown again. */
function typedIn(sheet: Sheet, given: Given): Said {
  const fields = fieldsOf(sheet)
  const hasFiles = fields.some(({ name }) => holdsFile(given[name]))
  return {
    values: typedValues(fields, given),
    hasFiles,
    dropped: textsOf(given['dropped']),
    form: textOf(given['form']),
  }
}

/** What is said of a form that does not fit, or no longer; anything else is thrown on. */
function refusalOf(sheet: Sheet, error: unknown): Said & { status: number } {
  if (error === STALE) return { status: 409, version: sheet.version, isStale: true }
  if (error instanceof Unfit) {
    const { faults, rest } = faultsOf(fieldsOf(sheet), error.complaint)
    return { status: error.status, faults, problem: rest }
  }
  if (!(error instanceof Refusal) || error.status !== 422) throw error
  return { status: error.status, problem: error.message }
}
