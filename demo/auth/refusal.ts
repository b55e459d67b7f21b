import type { Context } from 'hono'
import type { Env } from './env'

/** A request that is turned down; thrown anywhere, answered as JSON to a script and as a page to a person. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** The seconds after which it may be tried again, where that helps. */
    readonly wait?: number,
    /** What its page is headed, where its status says too little. */
    readonly title?: string,
  ) {
    super(message)
  }
}

/** Says when a request that was turned down may be tried again. */
export function sayWhen(c: Context, { wait }: Refusal): void {
  if (wait !== undefined) c.header('Retry-After', String(wait))
}

/** Whether the answer goes to a script, which reads JSON, and not to a person, who reads a page. */
export function wantsJson(c: Context): boolean {
  return (
    c.req.path.startsWith('/api/') ||
    c.req.header('x-requested-with') === 'XMLHttpRequest' ||
    !!c.req.header('accept')?.startsWith('application/json')
  )
}

/** What is answered to a request that its visitor broke off, though nobody may hear it. */
export const BROKEN_OFF = new Refusal(400, 'The request broke off.')

/** Whether an error is just that. */
export const isBrokenOff = (c: Context<Env>, error: Error): boolean =>
  c.env?.incoming?.errored === error
