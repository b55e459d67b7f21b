import { useState, type ClipboardEvent } from 'react'
import { fill } from '../../../texts'
import { entries, nameKey, tidy, type Choosing } from '../choosing'
import { comboboxTexts } from '../texts'
import type { Choice, ComboboxProps } from '../types'

/** What is chosen by its name, and by several at once that lines or commas part (R46, R61). */
export interface ByNames extends Choosing {
  /** Whether a text is the last of several names that commas part: it is taken as it stands. */
  isLast: (text: string) => boolean
  /** Drops what is typed, and says so. */
  drop: () => void
  /** What is typed is chosen already, and stays so. */
  keep: (choice: Choice) => void
  paste: (event: ClipboardEvent<HTMLInputElement>) => void
}

/** Whether a text's commas part names: it is not the beginning of a name that has one. */
function isPartedIn(field: ComboboxProps, text: string) {
  const begun = nameKey(text)
  const isOwn = ({ name }: Choice) => nameKey(name).startsWith(begun)
  return !!field.byComma && text.includes(',') && !entries(field).some(isOwn)
}

/** The names in a text, by its lines, and by its commas where these part them. */
function namesIn(field: ComboboxProps, text: string) {
  return text
    .split(isPartedIn(field, text) ? /[,\n\r]/ : /[\n\r]/)
    .map(tidy)
    .filter(Boolean)
}

/** Adds to a combobox what several names in one text need; nothing of them is lost. */
export function useByNames(field: ComboboxProps, choosing: Choosing): ByNames {
  const { value, onChange, single, onInvalid } = field
  const { query, say, refusal } = choosing
  const t = comboboxTexts()
  const [isBehind, setBehind] = useState(false)
  const isParted = (text: string) => isPartedIn(field, text)

  /** Chooses by names; those that cannot be chosen stay in the field, before what is being typed. */
  function take(names: string[], typing?: string) {
    const chosen = [...value]
    // a list may be long, and so may what is pasted
    const ids = new Set(value.map(({ id }) => id))
    const known = new Map(
      entries(field)
        .map(choice => [nameKey(choice.name), choice] as const)
        .toReversed(),
    )
    let problem: string | undefined
    const left: string[] = []
    for (const name of names) {
      const entry = known.get(nameKey(name))
      if (entry && ids.has(entry.id)) continue
      const wrong = refusal(name) ?? (entry ? undefined : choosing.doubt(name, true))
      if (wrong) left.push(name)
      else {
        const added = entry ?? { id: name, name }
        chosen.push(added)
        ids.add(added.id)
        known.set(nameKey(name), added)
      }
      problem ??= wrong
    }
    choosing.type([...left, ...(typing === undefined ? [] : [typing])].join(', '))
    onInvalid?.(problem)
    if (chosen.length === value.length) return
    onChange(chosen)
    const added = chosen.slice(value.length).map(({ name }) => name)
    say(fill(t.added, { name: added.join(', ') }))
  }

  function type(text: string) {
    const end = text.lastIndexOf(',')
    if (!isParted(text)) return choosing.type(text)
    setBehind(true)
    take(namesIn(field, text.slice(0, end)), text.slice(end + 1).trimStart())
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const { value: typed, selectionStart, selectionEnd } = event.currentTarget
    const pasted = event.clipboardData.getData('text').trim()
    const text = typed.slice(0, selectionStart!) + pasted + typed.slice(selectionEnd!)
    const names = namesIn(field, text)
    // the browser itself would make one line of several
    if (single || names.length < 2) return
    event.preventDefault()
    take(names)
  }

  function leave(isEnded?: boolean) {
    setBehind(false)
    if (isParted(query)) take(namesIn(field, query))
    else choosing.leave(isEnded || isBehind)
  }

  function pick(choice: Choice) {
    setBehind(false)
    choosing.pick(choice)
  }

  function settle() {
    setBehind(false)
    choosing.settle()
  }

  function drop() {
    say(fill(t.removed, { name: query }))
    settle()
  }

  function keep({ name }: Choice) {
    choosing.type('')
    say(fill(t.chosen, { label: name }))
  }

  const isLast = (text: string) => isBehind || isParted(text)
  return { ...choosing, type, isLast, pick, leave, settle, drop, keep, paste }
}
