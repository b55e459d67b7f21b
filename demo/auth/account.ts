import { createMiddleware } from 'hono/factory'
import type { Env } from './env'

const ANSWER = {
  success: false,
  message: 'You are signed in as someone else now. Reload the page before you change anything.',
  code: 'account_changed',
}

/**
 * Refuses what a page asks for another account than the session's: someone else has signed in since
 * it was served (Q107). Only calls that change state say whom they are for; nobody's session is
 * refused as such, later.
 */
export const refuseOtherAccounts = createMiddleware<Env>(async (c, next) => {
  const meant = c.req.header('x-ndt-account')
  const user = c.get('user')
  if (meant && user && meant !== String(user.id)) {
    c.header('Cache-Control', 'no-store')
    return c.json(ANSWER, 409)
  }
  return next()
})
