import type { Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import * as v from 'valibot'
import { isChange, type Definition } from '../../src/contract/call'
import { requireCsrf } from '../auth/csrf'
import type { Env, User } from '../auth/env'
import { Refusal } from '../auth/refusal'
import { requireRole } from '../auth/role'
import type { Db } from '../db/database'
import { readBody, readQuery, type Encoding } from './body'
import { untilTold } from './faults'
import { limitBody, type FileTerms } from './limits'
import { once, unkept, type Keep } from './once'
import { Unfit } from './unfit'
import { complain } from './words'

type Schema = v.GenericSchema
type Form = Schema | v.GenericSchemaAsync
type Read<S> = S extends Form ? v.InferOutput<S> : undefined
type Role = User['role'] | undefined

/** What a handler gets: the request, read and checked by the call's own schemas. */
export interface Asked<Q, B, R extends Role, A> {
  c: Context<Env>
  db: Db
  /** Who asks; only where the call is open to all can it be nobody. */
  user: R extends User['role'] ? User : User | null
  query: Read<Q>
  body: Read<B>
  /** Where the call adds something: keeps its answer for who sends it again. */
  keeping: (answer: A) => Keep
}

/** What a call asks of a request beyond its definition. */
export interface Terms<R extends Role, F extends Form | undefined = undefined> extends FileTerms {
  /** Who may call; everybody, when left out. */
  role?: R
  /** The encodings that are taken, where they are more than the declared one (Q3). */
  encodings?: Encoding[]
  /** The body's fields with all their rules, in the place of the contract's mere shape. */
  form?: F
  /** The status of a form that does not fit, where the description names one; 422 otherwise. */
  refusal?: 400
}

/** Serves a call of the contract: its path, its guards, its schemas on the way in and out. */
export function serve<
  Q extends Schema | undefined,
  B extends Schema | undefined,
  A extends Schema,
  R extends Role = undefined,
  F extends Form | undefined = undefined,
>(
  app: Hono<Env>,
  call: Readonly<Definition<Q, B, A>>,
  handler: (
    asked: Asked<Q, F extends Form ? F : B, R, v.InferInput<A>>,
  ) => Promise<v.InferInput<A>>,
  { role, encodings = encodingsOf(call), form, refusal, ...files }: Terms<R, F> = {},
): void {
  const guards = [uncached, ...(isChange(call) ? [requireCsrf] : [])]
  if (call.changes) guards.push(scriptsOnly)
  if (role) guards.push(requireRole(role))
  const path = call.path.replace(/{(\w+)}/g, ':$1')
  app.on([call.method], [path], ...guards, limitBody(encodings, files), async c => {
    const query = call.query && (await check(call.query, readQuery(c)))
    const shape = form ?? call.body
    const body = shape && (await check(shape, call.body && (await readBody(c, encodings)), refusal))
    const make = (keeping: (answer: v.InferInput<A>) => Keep) =>
      handler({
        c,
        db: c.get('db'),
        user: c.get('user') as Asked<Q, B, R, A>['user'],
        query: query as Read<Q>,
        body: body as Read<F extends Form ? F : B>,
        keeping,
      })
    return c.json(proven(call, await (call.adds ? once(c, body, make) : make(unkept))))
  })
}

/** `form data` is either of a form's two encodings; `multipart` and JSON are what they say (Q42). */
function encodingsOf({ encoding = 'json' }: Definition): Encoding[] {
  return encoding === 'form' ? ['form', 'multipart'] : [encoding]
}

const uncached = createMiddleware<Env>(async (c, next) => {
  c.header('Cache-Control', 'no-store')
  await next()
})

/** A GET that changes state must come from a script of ours, never from a link or an image (Q49). */
const scriptsOnly = createMiddleware<Env>(async (c, next) => {
  if (c.req.header('x-requested-with') !== 'XMLHttpRequest') {
    throw new Refusal(403, 'This action is open to scripts only.')
  }
  await next()
})

/** What a schema makes of a value; an `Unfit` with what is said of each field is thrown of one that does not fit. */
export async function check<S extends Form>(
  schema: S,
  value: unknown,
  status?: number,
): Promise<v.InferOutput<S>> {
  const result = await v.safeParseAsync(untilTold(schema), value)
  if (!result.success) throw new Unfit(complain(result.issues), status)
  return result.output
}

/** Holds the answer against the contract, to the letter; off in production, to save the time. */
function proven<T>(call: Definition, answer: T): T {
  if (process.env['NODE_ENV'] !== 'production') {
    v.parse(call.answer, JSON.parse(JSON.stringify(answer)))
  }
  return answer
}
