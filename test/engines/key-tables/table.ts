import type { demoAccounts } from '../../../demo/db/seed'
import type { Part } from '../driver'

/**
 * A key, and what is told of what has the focus then: its role and name, the option that is meant in it,
 * its states, and the role of the dialog, the menu or their like that it is in.
 */
type Step = readonly [keys: string, told: string]

/** What the keys of a pattern of the ARIA Authoring Practices do, on a screen that has it. */
export interface KeyTable {
  pattern: string
  account?: keyof typeof demoAccounts
  path: string
  /** How wide the window is, where it is a narrow one. */
  width?: number
  /** What is pressed first. */
  opener?: Part
  /** Where the focus is at first. */
  from: Part
  steps: readonly Step[]
}
