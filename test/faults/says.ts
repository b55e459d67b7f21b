import { FIELD_WORDS, type Fault, type Kind } from './faults'

/** What a screen says of a failure: everything of it is to be seen. */
export interface Says {
  fails: string[]
  refuses: (reason: string) => string[]
  /** Of a 422 that names a field of its form. */
  ofField?: string[]
  ends: string[]
}

const ENDED = 'Your session has ended.'

/** A read: its words, whatever the reason, and those of an ended session in their place (Q93, Q109). */
export function read(words: string): Says {
  return { fails: [words], refuses: () => [words], ends: [ENDED] }
}

/** A read of a list that a field or a menu offers. */
export const list = () => plainly('The list could not be loaded.')

/** What has no form, and tells a reason, or that the session has ended, in the place of its own words. */
export function action(words: string): Says {
  return { fails: [words], refuses: reason => [reason], ends: [ENDED] }
}

/** What has words of its own, whatever the server says. */
export function plainly(words: string): Says {
  return { fails: [words], refuses: () => [words], ends: [words] }
}

/** A form of the job seeker's: its toast, and beside it the reason (R53, R71, R117, R128, Q43). */
export function dialog(toast = 'Error submitting form'): Says {
  return {
    fails: [toast],
    refuses: reason => [toast, reason],
    ofField: [toast, FIELD_WORDS],
    ends: [toast, ENDED],
  }
}

/** A form whose failure is a note below its title, where the page wants one (R59, R123, Q7). */
export function quietly(note = 'This could not be saved. Please try again.'): Says {
  return {
    fails: [note],
    refuses: reason => [reason],
    ofField: [note, FIELD_WORDS],
    ends: [note, ENDED],
  }
}

/** A form that is a page, or the guide's popup: the reason is its toast (R163, R284). */
export function page(toast = 'Error, Please try again later'): Says {
  return {
    fails: [toast],
    refuses: reason => [reason],
    ofField: [FIELD_WORDS],
    ends: [toast, ENDED],
  }
}

/** The words that are to be seen of a fault. */
export function wordsOf(says: Says, { name, reason = '' }: Fault, kind: Kind): string[] {
  if (name === '422' && says.ofField) return says.ofField
  if (kind === 'refuses') return says.refuses(reason)
  return kind === 'ends' ? says.ends : says.fails
}
