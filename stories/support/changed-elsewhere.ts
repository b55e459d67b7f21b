import type { GenericSchema, InferInput } from 'valibot'
import type { Call } from '../../src/contract/call'
import { answer } from './calls'
import { isFor, type Answerer } from './server'

interface Read<A extends GenericSchema> {
  method: string
  path: string
  answer: A
}

/** What somebody else has changed by the time that it is saved: the portal refuses the older version (Q106). */
export function changedElsewhere<A extends GenericSchema>(
  read: Read<A>,
  write: Pick<Call, 'method' | 'path'>,
  before: { data: object },
  change: object,
): Answerer[] {
  let isOld = false
  const version = (day: number) => ({ updated_at: `2026-11-${day}T09:00:00Z` })
  return [
    answer(read, () => {
      const now = isOld ? { ...change, ...version(24) } : version(23)
      return { ...before, data: { ...before.data, ...now } } as InferInput<A>
    }),
    request => {
      if (!isFor(write, request)) return undefined
      isOld = true
      return Response.json({}, { status: 412 })
    },
  ]
}
