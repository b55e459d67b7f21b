import type { Context } from 'hono'
import type { Env, User } from '../auth/env'

/** The number of the signed-in job seeker, whose bookmarks and applications lists then show. */
export function seekerId(c: Context<Env>): number | undefined {
  const user = c.get('user')
  return user?.role === 'user' ? user.id : undefined
}

/** Where an account belongs: the dashboard, or the company's products. */
export function homeOf({ role, company_id }: User): string {
  if (role === 'user') return '/creator'
  return company_id === null ? '/company/profile' : '/company/products'
}
