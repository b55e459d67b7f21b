import { createMiddleware } from 'hono/factory'
import type { Env, User } from './env'
import { Refusal } from './refusal'

/** Lets only signed-in accounts of one role through: 401 for nobody, 403 for the other role. */
export const requireRole = (role: User['role']) =>
  createMiddleware<Env>(async (c, next) => {
    const user = c.get('user')
    if (!user) throw new Refusal(401, 'Unauthenticated.')
    if (user.role !== role) throw new Refusal(403, 'This action is unauthorized.')
    await next()
  })
