import { fit } from '../../cli/check/fit'
import { Findings } from '../../cli/check/result'
import { calls } from '../../src/contract/package'
import type { CallName } from '../known'

/** What in an answer does not fit the contract. */
export interface Odd {
  /** Where: `data.3.is_applied`. */
  place: string
  /** What is wrong there, and what the contract has. */
  message: string
}

/** Holds an answer, or first data, against the contract. */
export function oddIn(name: CallName, body: unknown): Odd[] {
  const found = new Findings()
  fit(calls[name], body, found)
  return found.all
    .filter(({ kind }) => kind === 'fault')
    .map(({ place = 'the body', message, hint }) => ({
      place,
      message: [`${message}.`, hint].filter(Boolean).join(' '),
    }))
}
