import { useState } from 'react'
import { fill } from '../texts'
import type { Choice, ComboboxProps } from './combobox'
import { comboboxTexts } from './combobox-texts'

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
  /** Why a name cannot become an entry; undefined when it can. */
  refusal: (name: string) => string | undefined
  /** Takes what is typed when the visitor goes on, or says what is wrong with it. */
  leave: () => void
}

/** A name as it is kept. */
export function tidy(name: string): string {
  return name.trim().replace(/\s+/g, ' ')
}

/** The options, and what is chosen without being one of them: entries of the visitor's own. */
export function entries({ options = [], value }: Pick<ComboboxProps, 'options' | 'value'>) {
  return [...options, ...value.filter(({ id }) => !options.some(option => option.id === id))]
}

/** The entry of a name, in capital letters or not. */
export function named(name: string, among: readonly Choice[]): Choice | undefined {
  const wanted = tidy(name).toLowerCase()
  return among.find(choice => tidy(choice.name).toLowerCase() === wanted)
}

/** The state of a combobox: the choices are its owner's, what is typed is its own. */
export function useChoosing(field: ComboboxProps): Choosing {
  const { value, onChange, single, allowNew, max = Infinity, onInvalid } = field
  const t = comboboxTexts()
  const [typed, setTyped] = useState<string>()
  const [said, say] = useState('')
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
    if (!single && value.length >= max) return fill(t.full, { n: max })
    // the server would take it for an id (Q14)
    return allowNew && /^\d+$/.test(name) ? t.digits : undefined
  }

  function leave() {
    const name = tidy(query)
    const entry = named(name, entries(field))
    if (!name || (entry && isChosen(entry))) return settle()
    const problem = refusal(name) ?? (entry || allowNew ? undefined : t.unlisted)
    if (!problem) pick(entry ?? { id: name, name })
    else if (chosenName) settle()
    else onInvalid?.(problem)
  }

  const text = typed ?? chosenName
  return { text, query, said, say, type, isChosen, pick, remove, refusal, leave }
}
