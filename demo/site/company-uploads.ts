import { createMiddleware } from 'hono/factory'
import { readBody } from '../api/body'
import { limitBody } from '../api/limits'
import type { Env } from '../auth/env'
import { mediaTypeOf } from '../auth/form-fields'
import { limitPages } from './limit-forms'

const limit = limitBody(['multipart'], { files: 'several' })

/**
 * Reads a form with files before its token is asked for, which it holds itself. What others send stays
 * unread: only a company's people have such forms.
 */
export const readCompanyForms = createMiddleware<Env>((c, next) => {
  if (mediaTypeOf(c) !== 'multipart/form-data') return limitPages(c, next)
  if (c.req.method !== 'POST' || c.get('user')?.role !== 'company') return next()
  return limit(c, async () => {
    c.set('form', (await readBody(c, ['multipart'])) as Record<string, unknown>)
    await next()
  })
})
