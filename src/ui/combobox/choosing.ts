import { useState } from 'react'
import { fill } from '../../texts'
import type { Choice, ComboboxProps } from './types'
import { useSaid } from '../said'
import { comboboxTexts } from './texts'

/** What is being typed and chosen, before and after the list is there. */
export interface Choosing {
  /** What the field reads. */
  text: string
  /** What is typed and not picked yet. */
  query: string
  /** What happened last, for those who do not see it. */
  said: string
  say: (what: string) => void
  type: (text: string) => void
  isChosen: (choice: Choice) => boolean
  /** Chooses, or lets go of one of several that is chosen already. */
  pick: (choice: Choice) => void
  remove: (choice: Choice) => void
  /** Drops what is typed. */
  settle: () => void
  /** Why a name cannot become an entry; undefined when it can. */
  refusal: (name: string) => string | undefined
  /**
   * Takes what is typed, or says what is wrong with it. Where nothing ended it, as Enter or a comma does,
   * a part of names in the list is no entry, nor is what a list that is not there might have.
   */
  leave: (isEnded?: boolean, isEarly?: boolean) => void
  /** Why a name that is none of the list waits for what is meant. */
  doubt: (name: string, isEnded?: boolean) => string | undefined
}

/** A name as it is kept. */
export function tidy(name: string): string {
  return name.trim().replace(/\s+/g, ' ')
}

/** The options, and what is chosen without being one of them: entries of the visitor's own. */
export function entries({ options = [], value }: Pick<ComboboxProps, 'options' | 'value'>) {
  const ids = new Set(options.map(({ id }) => id))
  return [...options, ...value.filter(({ id }) => !ids.has(id))]
}

/** A text, capitals and accents aside. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** A name by which its entry is found, in capital letters or not. */
export function nameKey(name: string): string {
  return tidy(name).toLowerCase()
}

/** The entry of a name. */
export function named(name: string, among: readonly Choice[]): Choice | undefined {
  const key = nameKey(name)
  return among.find(choice => nameKey(choice.name) === key)
}

/** The state of a combobox: the choices are its owner's, what is typed is its own. */
export function useChoosing(field: ComboboxProps): Choosing {
  const { options, value, onChange, single, allowNew, onInvalid, onRetry } = field
  const t = comboboxTexts()
  const [typed, setTyped] = useState<string>()
  const [said, say] = useSaid()
  const query = typed ?? ''
  const chosenName = single ? (value[0]?.name ?? '') : ''
  const isChosen = ({ id }: Choice) => value.some(choice => choice.id === id)

  function settle() {
    setTyped(undefined)
    onInvalid?.(undefined)
  }

  function type(text: string) {
    setTyped(text)
    onInvalid?.(undefined)
    if (single && !text && value.length) onChange([])
  }

  function remove({ id, name }: Choice) {
    onChange(value.filter(choice => choice.id !== id))
    say(fill(t.removed, { name }))
  }

  function pick(choice: Choice) {
    settle()
    if (single) onChange([choice])
    else if (isChosen(choice)) remove(choice)
    else {
      onChange([...value, choice])
      say(fill(t.added, { name: choice.name }))
    }
  }

  function refusal(name: string) {
    // the server would take it for an id (Q14)
    return allowNew && /^\d+$/.test(name) ? t.digits : undefined
  }

  function doubt(name: string, isEnded?: boolean) {
    if (allowNew && isEnded) return
    if (!options) return onRetry ? t.failed : t.waiting
    const isPart = (choice: Choice) => fold(choice.name).includes(fold(name))
    return allowNew && !entries(field).some(isPart) ? undefined : t.unlisted
  }

  function leave(isEnded?: boolean, isEarly?: boolean) {
    const name = tidy(query)
    const entry = named(name, entries(field))
    if (!name || (entry && isChosen(entry))) return settle()
    const problem =
      refusal(name) ??
      (entry ? undefined : isEarly && name.includes(',') ? t.waiting : doubt(name, isEnded))
    if (problem) onInvalid?.(problem)
    else pick(entry ?? { id: name, name })
  }

  const text = typed ?? chosenName
  return { text, query, said, say, type, isChosen, pick, remove, settle, refusal, leave, doubt }
}
