import type { Hono } from 'hono'
import { logout } from '../../src/contract'
import type { Env } from '../auth/env'
import { signOut } from '../auth/session'
import { serve } from './serve'

/** Serves the sign-out; it also succeeds for who is signed out already, such as in another tab (R130). */
export function serveAccount(app: Hono<Env>): void {
  serve(app, logout, async ({ c }) => {
    await signOut(c)
    return { message: 'Signed out.' }
  })
}
