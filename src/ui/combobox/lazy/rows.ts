import { count, fill } from '../../../texts'
import type { ComboboxProps } from '../types'
import { entries, named, tidy, type Choosing } from '../choosing'
import type { Match } from './search'
import { comboboxTexts } from '../texts'
import { listTexts } from './texts'

/** Options that are drawn at once, more than there are countries; typing finds the others. */
const SHOWN = 300

/** A line of the list that can be picked. */
export type Row = ({ kind: 'option' } & Match) | { kind: 'new'; name: string } | { kind: 'retry' }

/** What the list shows for what is typed. */
export interface Listing {
  rows: Row[]
  /** Said below the rows. */
  note?: string
  isBusy?: boolean
  /** Told to those who do not see the list. */
  summary: string
}

/** Makes the list's lines: the options that were found, a new entry, or why there are none. */
export function list(
  field: ComboboxProps,
  { query, isChosen, refusal }: Choosing,
  found: readonly Match[],
): Listing {
  const { options, value, single, allowNew, onRetry } = field
  const t = listTexts()
  if (!options && !onRetry) return { rows: [], note: t.loading, isBusy: true, summary: t.loading }
  const { failed } = comboboxTexts()
  if (!options) return { rows: [{ kind: 'retry' }], note: failed, summary: failed }

  // nothing is typed into a field of one: its choice is among those that are drawn
  const at = single && !query ? found.findIndex(({ choice }) => isChosen(choice)) : 0
  const from = at < SHOWN ? 0 : at - SHOWN / 2
  const rows = found.slice(from, from + SHOWN).map((match): Row => {
    return { kind: 'option', ...match }
  })
  const name = tidy(query)
  const isNew = !!allowNew && !!name && !named(name, entries({ options, value }))
  const problem = isNew ? refusal(name) : undefined
  if (isNew && !problem) rows.push({ kind: 'new', name })
  const more = found.length > SHOWN ? t.more : undefined
  const note = problem ?? (rows.length ? more : t.none)
  const counted = found.length
    ? [query && count(t, 'results', found.length), more]
    : [t.none, fill(t.add, { name: `"${name}"` })]
  const summary = rows.length ? counted.filter(Boolean).join('. ') : (note ?? '')
  return { rows, note, summary }
}
