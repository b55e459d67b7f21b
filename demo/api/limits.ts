import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Env } from '../auth/env'
import { Refusal } from '../auth/refusal'
import type { Encoding } from './body'
import { PassingTexts } from './passing-texts'
import { unfit } from './unfit'

/** How many bytes a megabyte has, wherever the site speaks of one (Q8). */
export const MB = 1_048_576

/** The one file that a call takes. */
export interface FileLimit {
  field: string
  megabytes: number
}

/** What is said of a file over its limit, by the field's rule and by the body's limit alike. */
export const tooLarge = (megabytes: number): string =>
  `The :attribute must not be greater than ${megabytes}MB.`

/** The most that any body holds. */
const MOST = 64 * MB
/** A password, or a list of numbers. */
const JSON_BYTES = MB / 16
/** Room for a file somewhat over its limit, so that it is refused along with what else is wrong. */
const WITH_ONE_FILE = 16
const ROOM = 8

/** The files that a form takes, which bound its whole body. */
export interface FileTerms {
  file?: FileLimit
  files?: 'several'
  /** Of one that is refused the texts are put where the form would be (`c.get('form')`), to be shown again. */
  keepsTexts?: true
}

/** Refuses, before it is read, a body that no form of this call's can have made, with 413 (Q43). */
export function limitBody(
  encodings: Encoding[],
  { file, files, keepsTexts }: FileTerms,
): MiddlewareHandler {
  const withoutFiles = encodings.includes('json') ? JSON_BYTES : MB
  const withFile = file && Math.max(WITH_ONE_FILE, file.megabytes + ROOM) * MB
  const maxSize = files ? MOST : (withFile ?? withoutFiles)
  const limit = bodyLimit({
    maxSize,
    onError: async c => {
      await readOut(c, keepsTexts)
      if (file) throw unfit(file.field, tooLarge(file.megabytes), 413)
      throw new Refusal(413, 'The request is too large.')
    },
  })
  return async (c: Context<Env>, next) => {
    const account = c.get('user')?.id
    if (account === undefined) return limit(c, next)
    const told = Number(c.req.header('content-length') ?? 0)
    const size = c.req.header('transfer-encoding') ? maxSize : Math.min(told, maxSize)
    const before = underWay.get(account) ?? 0
    if (before + size > MOST_AT_ONCE) {
      await readOut(c, keepsTexts)
      throw new Refusal(429, 'Wait until what you are sending has arrived.', 10)
    }
    underWay.set(account, before + size)
    try {
      return await limit(c, next)
    } finally {
      const left = underWay.get(account)! - size
      if (left > 0) underWay.set(account, left)
      else underWay.delete(account)
    }
  }
}

/** How much an account's requests may hold of a process's memory at once; a body is there until it is answered. */
const MOST_AT_ONCE = 2 * MOST

/** The bytes of what accounts are sending, by their numbers. */
const underWay = new Map<number, number>()

/** How often a body that is read out is looked at, in milliseconds, and what has to have come by then. */
const LOOK = 10_000
const PACE = MB / 16

/** The most that is read out where a user's texts are shown again: a few videos that are too large come with them. */
const MOST_WITH_TEXTS = 4 * MOST

/**
 * Lets a browser finish sending: one whose connection breaks hears no answer. What comes without end, or
 * hardly comes, is left to break.
 */
export async function readOut(c: Context<Env>, keepsTexts = false): Promise<void> {
  const { body } = c.req.raw
  const told = Number(c.req.header('content-length'))
  const most = keepsTexts && told ? MOST_WITH_TEXTS : MOST
  if (!body || body.locked || told > most) return
  const texts = keepsTexts ? new PassingTexts(c.req.header('content-type') ?? '') : undefined
  const reader = body.getReader()
  let came = 0
  let before = 0
  const looks = setInterval(() => {
    if (came - before < PACE) void reader.cancel()
    before = came
  }, LOOK)
  try {
    while (came <= most) {
      const { done, value } = await reader.read()
      if (done) break
      came += value.length
      texts?.take(value)
    }
  } finally {
    clearInterval(looks)
  }
  const form = texts?.form
  if (form) c.set('form', form)
}
