import type { Account } from '../config'

/** What the forms know of their tab: of whom signed out in it, what they still show is not kept again. */
export const tab: { signedOut: Account | false } = { signedOut: false }
