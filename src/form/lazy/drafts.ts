import { accountOf, getConfig } from '../../config'
import { json } from '../../json'
import { $user } from '../../stores/session'
import { clearDraftsIn, DRAFT } from '../clear-drafts'
import type { Draft, Held } from '../form-types'
import { touched } from './held'
import { hasFile } from './same'

/** Under this name stands which tab a session's storage is of. */
const TAB = 'ndt-tab'

/** What was typed into a form and not saved yet; of this account, on this device. */
export interface Kept<V> {
  values: Partial<V>
  /** What each of them started from. */
  start: Partial<V>
  /** Fields with files, which cannot be kept. */
  lost: (keyof V & string)[]
}

/** What stands in a draft: field -> what it started from and is now; null for files, which cannot be kept. */
export type Entries = Record<string, { from: unknown; value: unknown } | null>

/** Reads a draft, for a form with these fields; what an older release kept, which was whole forms, is none (Q106). */
export function readDraft<V extends object>(draft: Draft | undefined, fields: V): Kept<V> {
  const kept: Kept<V> = { values: {}, start: {}, lost: [] }
  if (draft?.before) for (const store of storesOf(draft)) move(store, draft.before, draft.name)
  const entries = draft ? entriesIn(draft) : {}
  for (const name of Object.keys(fields) as (keyof V & string)[]) {
    const entry = entries[name] as { from: V[typeof name]; value: V[typeof name] } | null
    if (entry === null) kept.lost.push(name)
    else if (entry && fits(entry.value, fields[name])) {
      kept.values[name] = entry.value
      kept.start[name] = entry.from ?? fields[name]
    }
  }
  return kept
}

/** The form as its draft left it; what is typed since it came in view stays. */
export function restore<V extends object>(held: Held<V>, kept: Kept<V>): Held<V> {
  const since = Object.fromEntries(touched(held).map(name => [name, held.values[name]]))
  const start = { ...held.start, ...kept.start }
  return { ...held, values: { ...held.values, ...kept.values, ...since }, start }
}

/** What a form has to keep: its touched fields. */
export function entriesOf<V extends object>(held: Pick<Held<V>, 'values' | 'start'>): Entries {
  const entries = touched(held).map(name => {
    const value = held.values[name]
    return [name, hasFile(value) ? null : { from: held.start[name], value }]
  })
  return Object.fromEntries(entries) as Entries
}

/** Keeps what changed in a form since `put`, which it had put there; what other tabs keep stays (Q106). */
export function writeDraft(draft: Draft, mine: Entries, put: Entries = {}): void {
  for (const store of storesOf(draft)) write(store, draft, mine, put)
}

/** Puts back what another tab dropped, and this form still shows (Q106). */
export function rewriteDraft(draft: Draft, mine: Entries): void {
  for (const store of storesOf(draft)) {
    const there = read(store, draft)
    write(
      store,
      draft,
      mine,
      pick(mine, name => name in there),
    )
  }
}

function write(store: Storage, draft: Draft, mine: Entries, put: Entries): void {
  const isNews = (name: string) => json(mine[name]) !== json(put[name])
  if (!Object.keys({ ...put, ...mine }).some(isNews)) return
  // what another tab has put there since is its own
  const isDropped = (name: string, entry: unknown) =>
    isNews(name) && json(entry) === json(put[name])
  const stays = pick(read(store, draft), (name, entry) => !isDropped(name, entry))
  const all = { ...stays, ...pick(mine, isNews) }
  try {
    if (Object.keys(all).length) store.setItem(key(draft), json(all))
    else store.removeItem(key(draft))
  } catch {
    // storage is full: the form works without a draft
  }
}

/** What stands in a draft: what was typed in this tab before what was typed in another. */
function entriesIn(draft: Draft): Entries {
  return Object.assign({}, ...storesOf(draft).map(store => read(store, draft))) as Entries
}

function read(store: Storage, draft: Draft): Entries {
  try {
    const entries = JSON.parse(store.getItem(key(draft))!) as Entries | null
    return pick(entries ?? {}, (_, entry) => typeof entry === 'object')
  } catch {
    // it holds something else
    return {}
  }
}

/** Gives a draft its other name. */
function move(store: Storage, before: string, name: string): void {
  const left = store.getItem(key({ name: before }))
  if (left === null) return
  store.removeItem(key({ name: before }))
  if (store.getItem(key({ name })) === null) store.setItem(key({ name }), left)
}

function pick(entries: Entries, isFit: (name: string, entry: unknown) => boolean): Entries {
  return Object.fromEntries(Object.entries(entries).filter(entry => isFit(...entry)))
}

/** Something new belongs to its tab, and all else to the device as well; none where storage is switched off. */
function storesOf({ isOfTab }: Draft): Storage[] {
  try {
    return isOfTab ? [ofTab()] : [localStorage, ofTab()]
  } catch {
    return []
  }
}

/** The storage of a tab; two tabs add two, also where one of them has opened the other. */
function ofTab(): Storage {
  const mark = sessionStorage.getItem(TAB)
  // it began with a copy of what its opener has
  const isCopy = !!mark && mark === markOfOpener()
  if (isCopy) clearDraftsIn(sessionStorage)
  if (isCopy || !mark) sessionStorage.setItem(TAB, String(Math.random()))
  return sessionStorage
}

function markOfOpener(): string | null | undefined {
  try {
    return (opener as Window | null)?.sessionStorage.getItem(TAB)
  } catch {
    // it is of another origin by now
    return undefined
  }
}

function key({ name }: Draft): string {
  const { [getConfig().companyIdGlobal]: company } = globalThis as Record<string, unknown>
  // the page may be another account's by now, which it says first
  const account = accountOf() ?? $user.get()?.id
  return `${DRAFT}${account ?? (company ? `company-${company as string}` : '')}:${name}`
}

/** Whether a value can stand in a field: of its kind; in a list, what an older release kept may be nothing that can be shown. */
function fits(value: unknown, field: unknown): boolean {
  if (!Array.isArray(value) || !Array.isArray(field)) return kindOf(value) === kindOf(field)
  return value.every((entry: unknown) => {
    const { name, key } = Object(entry) as { name?: unknown; key?: unknown }
    return [entry, name, key].some(part => typeof part === 'string')
  })
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value
}
