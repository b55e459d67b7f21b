import type { calls } from '../../src/contract/all'
import type { Ask, Question } from './host'
import type { Page } from './page'
import type { Findings } from './result'

/** A call of the contract. */
export type CallName = keyof typeof calls

/** What checks are made with. */
export interface Scene {
  page: Page
  hasSession: boolean
  ask: Ask
  /** What a read answers, asked once; undefined where it answers nothing that fits. */
  read: (call: CallName) => Promise<unknown>
}

/** A read, and what is checked of it beyond its shape. */
export interface Reading {
  call: CallName
  /** Whose session it needs. */
  whose: 'seeker' | 'company'
  /** Everybody may read it just as well: it is nobody's own. */
  mayBeOpen?: true
  /** What it is asked with; resolves to undefined where nothing is known to ask for. */
  question?: (scene: Scene) => Promise<Question | undefined>
  /** Parameters that stand for nothing: to be answered with 404. */
  missing?: Record<string, string | number>
  also?: (probe: Probe) => Promise<void> | void
}

/** What further checks of a read are made with. */
export interface Probe {
  found: Findings
  page: Page
  /** What was read first. */
  value: unknown
  /** Reads again with another query, and tells nothing of what is odd; undefined where nothing came. */
  again: (query: Record<string, unknown>) => Promise<unknown>
}

/** What a check of a call may come to beside its findings. */
export interface Outcome {
  ms: number
  /** The session may not: it may be another kind of account's, or none. */
  isForbidden?: boolean
}
