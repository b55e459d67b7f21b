import type { ApiError } from '../error'
import type { Query } from '../query'

/** What a field needs of its form. */
export interface Bound<T> {
  name: string
  value: T
  /** What the server, or a check that the description names, says of it. */
  error: string | undefined
  onChange: (value: T) => void
}

/** Under which name what is typed into a form is kept on the device. */
export interface Draft {
  name: string
  /** Under which it was kept while the thing was new: what is left there is of this one. */
  before?: string
  /** It is of something new, and so of this tab alone. */
  isOfTab?: boolean
}

/** The answer that a form's fields start from. */
export interface Stored<V> {
  answer: object | undefined
  /** Field -> its place in the answer, where that is not its name; `null` for what no save replaces. */
  places?: Partial<Record<keyof V, string | null>>
}

/** What a form holds: its values, what each of them started from, and what the portal has by now. */
export interface Held<V> {
  values: V
  start: V
  theirs: V
  /** Which state of the portal `theirs` is, where it says so: what a save is held against. */
  version?: string | null
  /** Fields that were changed on both sides; not known before `Care` is here. */
  asked?: readonly string[]
  /** What saves sent that nobody answered: it may be what the portal has by now. */
  unanswered?: Partial<V>[]
  /** A save was refused as others had saved, and none was made since. */
  isStale?: boolean
  /** It was saved, or changed beside the form, and what the portal made of it is not read yet. */
  isOld?: boolean
  /** It was saved though the visitor had started over: what the fields show is older. */
  isLeft?: boolean
  /** A save was refused as nobody was signed in, and none was made since. */
  hasEnded?: boolean
}

/** How a form is saved. */
export interface FormOptions<V extends object> {
  /** What the portal has: what the fields start from, and follow when it changes (Q106). */
  initial: V
  /** Which state of it that is, where the portal says so; not given where a save replaces nothing. */
  version?: string | null
  /** What is said of a field whose stored value could not be read: nothing goes without a word (Q108). */
  stored?: Stored<V>
  /** Where it is from: read anew after a save that the portal found stale, and as the visitor comes back. */
  source?: Pick<Query<unknown>, 'refetch' | 'value'> & { lc?: number }
  /** Sends the values; `began` is what they started from, its version, and what went before without an answer. Throws an ApiError. */
  save: (
    values: V,
    signal: AbortSignal,
    began: Pick<Held<V>, 'start' | 'version' | 'unanswered'>,
  ) => Promise<unknown>
  /** The field of a message about `list.2.part`; the list, where it is not said (Q94). */
  fieldOf?: (name: string, values: V) => string | undefined
  /** Checks that the description names; field -> message. */
  check?: (values: V) => Record<string, string> | false
  /** What is said of a file when the server refuses the form for its size, and not in which field (Q43). */
  tooLarge?: (values: V) => Partial<Record<keyof V, string>> | false
  /** The page stays after a save, and its form goes on (R161). */
  isOngoing?: boolean
  /** The save went through; what it gives is awaited before the next one. `isAtRest` says later whether nothing was done since. */
  onDone?: (isAtRest: () => boolean) => unknown
  /** The save failed, and no note tells of it; it is reported already, and its messages stand under their fields. */
  onFailed?: (error: ApiError) => void
  /** Keeps the touched fields until they are saved; never passwords or files. */
  draft?: Draft
}

/** A form's state, as the fields and the dialog around them see it. */
export interface Form<V extends object> {
  values: V
  /** What is wrong with each field; what is wrong with the whole form stands under ''. */
  errors: Record<string, string>
  state: 'editing' | 'saving' | 'done'
  isDirty: boolean
  /** Fields that were changed here and elsewhere: asked about before anything is sent (Q106). */
  asked: readonly string[]
  set: <K extends keyof V>(name: K, value: V[K]) => void
  bind: <K extends keyof V & string>(name: K) => Bound<V[K]>
  /** Drops the messages of fields that are gone, or right by now; what is left is told anew where they were not told. */
  forgive: (isGone: (name: string) => boolean, wereTold?: boolean) => void
  submit: () => Promise<void>
  /** For `Care` alone, which loads behind the form: drafts, and changes from elsewhere. */
  inner: Pick<FormOptions<V>, 'initial' | 'version' | 'draft' | 'source' | 'stored' | 'check'> & {
    held: Held<V>
    setHeld: (change: (now: Held<V>) => Held<V>) => void
    /** A save puts its values in the place of what the portal has. */
    replaces: boolean
    /**
     * News of the portal are what this form saved: until the save's own read, or a later one, has ended. `until` is
     * what the next save waits for: what `onDone` gave, or a change that is made beside the form, which gives `true`
     * where the save is not to go on.
     */
    isOwn: { current: boolean | 'read'; until?: unknown }
    /** What the last save sent, or would have: what is wrong is wrong with this. */
    sent: { current: V }
    /** Drops the draft. */
    forget: { current: () => void }
    /** Reads what has no version, where it may no longer be what the portal has. */
    readAnew: { current: () => Promise<void> }
    /** Takes from a failure what became of what was sent; whether all is told that there is to say of it. */
    failed: { current: (error: unknown, sent?: Held<V>) => Promise<boolean> }
  }
  /** Back to what it would have begun with, and without a draft. */
  startOver: () => void
}
