import type { Locator, Page } from 'playwright-core'
import type { calls } from '../../src/contract/all'
import type { Member } from '../pages/dashboard'
import type { Says } from './says'

/** A call by its name in the contract; the resume's has its address from the page. */
export type CallName = keyof typeof calls | 'uploadResume'

/** Where one fault comes to something else than the others of its kind, and why. */
export interface Exception {
  why: string
  says?: string[]
  /** It is no failure: nothing is reported. */
  isFine?: true
  /** It comes to what is seen of a success. */
  isDone?: true
  /** How often it is sent. */
  sent?: 2
}

/** The screen behind a call: how a visitor comes to make it, and what is then to be seen. */
export interface Screen {
  call: CallName
  /** Its address, where the page names it. */
  path?: string
  /** The requirements that say what is seen. */
  holds: string
  /** Who is signed in; nobody where it is null. */
  account: NonNullable<Member['account']> | null
  /** The tags that report its failure: one, unless several show what it reads. */
  tags: string[]
  says: Says
  /** Leads to where the call can be made, with all that is typed; nothing for what a page reads by itself. */
  enter?: (page: Page) => Promise<unknown>
  /** Makes the call. */
  make: (page: Page) => Promise<unknown>
  /** Makes it again after a failure; as the first time, unless it is said. */
  again?: (page: Page) => Promise<unknown>
  /** What the second try asks for before it goes out, and is refused: whether the first was made all the same. */
  looks?: RegExp
  /** What is seen of a success, and is not seen of a failure. */
  success: (page: Page) => Locator
  /** What the visitor typed and chose, which stays. */
  typed?: (page: Page) => Promise<unknown>
  /** The field that a 422 may name. */
  field?: string
  /** A file goes out with it, for which a call has ten times as long. */
  hasFile?: true
  /** Its answer is read, be it a change: what does not fit it is a failure. */
  isRead?: true
  /** How often it is sent where nothing goes wrong. */
  times?: 2
  except?: Record<string, Exception>
}
