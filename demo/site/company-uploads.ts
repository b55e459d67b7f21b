import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { readBody } from '../api/body'
import { limitBody, readOut } from '../api/limits'
import { isForeign } from '../auth/csrf'
import type { Env } from '../auth/env'
import { mediaTypeOf } from '../auth/form-fields'
import { Refusal } from '../auth/refusal'
import { limitPages } from './limit-forms'

const limit = limitBody(['multipart'], { files: 'several', keepsTexts: true })

/**
 * Reads a form with files before its token is asked for, which it holds itself. Only a company's people
 * have such forms: of what comes from others, as who has signed out since, the texts alone are read.
 */
export const readCompanyForms = createMiddleware<Env>(async (c, next) => {
  if (mediaTypeOf(c) !== 'multipart/form-data') return limitPages(c, next)
  if (c.req.method !== 'POST') return next()
  if (c.get('user')?.role !== 'company') {
    if (!isForeign(c)) await readOut(c, true)
    return next()
  }
  try {
    return await limit(c, async () => {
      c.set('form', (await readBody(c, ['multipart'])) as Record<string, unknown>)
      await next()
    })
  } catch (error) {
    if (!(error instanceof Refusal) || !c.get('form')) throw error
    // the token is among its texts, and is asked for first
    c.set('refused', error)
    return next()
  }
})

/** Refuses a form of which the texts alone were read. */
export function refuseUnread(c: Context<Env>): void {
  const refusal = c.get('refused')
  if (refusal) throw refusal
}
