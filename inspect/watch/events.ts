import type { ErrorDetail, NdtEvents } from '../../src/events'
import { changed } from './notify'

/** An event of a tag. */
export interface SeenEvent {
  type: keyof NdtEvents
  detail: Partial<ErrorDetail> & Record<string, unknown>
  /** What it was fired on. */
  target: EventTarget | null
  /** Since the page was opened, in milliseconds. */
  at: number
}

/** All that were fired; of a long day the last. */
export const seenEvents: SeenEvent[] = []
const MOST = 500

const types: Record<keyof NdtEvents, true> = {
  'ndt-ready': true,
  'ndt-saved': true,
  'ndt-error': true,
  'ndt-navigate': true,
  'ndt-open': true,
  'ndt-close': true,
  'ndt-change': true,
}

/** Hears every event of the tags. */
export function watchEvents(): void {
  for (const type of Object.keys(types) as (keyof NdtEvents)[]) {
    addEventListener(type, event => keep(type, event as CustomEvent<SeenEvent['detail']>), true)
  }
}

function keep(type: keyof NdtEvents, event: CustomEvent<SeenEvent['detail']>): void {
  const [target = null] = event.composedPath()
  seenEvents.push({ type, detail: event.detail, target, at: performance.now() })
  if (seenEvents.length > MOST) seenEvents.shift()
  changed()
}
