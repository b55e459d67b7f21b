/** One entry; the id of one that the visitor typed is its name (Q14). */
export interface Choice {
  id: number | string
  name: string
}

/** A field in which some of many options are chosen. */
export interface ComboboxProps {
  /** The input's; a `<label for>` of the same names it. */
  id: string
  name?: string
  /** What is chosen, such as `Languages`: names the list and the chips. */
  label: string
  value: readonly Choice[]
  /** Undefined while they are on their way. */
  options: readonly Choice[] | undefined
  onChange: (value: Choice[]) => void
  /** One choice at most, shown as text. */
  single?: boolean
  /** What is typed can become an entry. */
  allowNew?: boolean
  /** A comma parts entries, as `Ewe, Twi`; not where names have commas of their own, as those of places. */
  byComma?: boolean
  /** The options did not come: offers to ask for them again. */
  onRetry?: () => void
  /** Says what is wrong with a text that was left in the field; undefined when nothing is any more. */
  onInvalid?: (message: string | undefined) => void
  /** What is wrong with it, given back: the form is not sent with such a text. */
  problem?: string
  invalid?: boolean
  describedBy?: string
  required?: boolean
  disabled?: boolean
  placeholder?: string
  /** What the browser knows of the visitor that belongs here; nothing unless it is said. */
  autoComplete?: string
}
