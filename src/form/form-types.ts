import type { ApiError } from '../error'

/** What a field needs of its form. */
export interface Bound<T> {
  name: string
  value: T
  /** What the server, or a check that the description names, says of it. */
  error: string | undefined
  onChange: (value: T) => void
}

/** What of a form is kept on the device. */
export interface Draft<V> {
  name: string
  /** Files, which cannot be kept. */
  without?: (keyof V)[]
}

/** How a form is saved. */
export interface FormOptions<V extends object> {
  /** What the fields start from. */
  initial: V
  /** Sends the values; throws an ApiError. */
  save: (values: V, signal: AbortSignal) => Promise<unknown>
  /** The field of a message about `list.2.part`; the list, where it is not said (Q94). */
  fieldOf?: (name: string, values: V) => string
  /** Checks that the description names; field -> message. */
  check?: (values: V) => Record<string, string>
  /** What is said of a file when the server refuses the form for its size, and not in which field (Q43). */
  tooLarge?: (values: V) => Partial<Record<keyof V, string>>
  onSaved: () => void
  /** The save failed; it is reported already, and its messages stand under their fields. */
  onFailed?: (error: ApiError) => void
  /** Keeps what is typed under a name until it is saved; never passwords or files. */
  draft?: Draft<V>
}

/** A form's state, as the fields and the dialog around them see it. */
export interface Form<V extends object> {
  values: V
  errors: Record<string, string>
  state: 'editing' | 'saving' | 'saved'
  isDirty: boolean
  /** It began with what was typed before. */
  isRestored: boolean
  hasSessionEnded: boolean
  set: <K extends keyof V>(name: K, value: V[K]) => void
  bind: <K extends keyof V & string>(name: K) => Bound<V[K]>
  /** Drops the messages of fields that are gone. */
  forgive: (isGone: (name: string) => boolean) => void
  submit: () => Promise<void>
  /** Back to what it would have begun with, and without a draft. */
  startOver: () => void
}
