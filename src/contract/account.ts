import * as v from 'valibot'
import { defineCall, type BodyOf } from './call'

/** Changes the user's password (R126). */
export const changePassword = defineCall({
  method: 'POST',
  path: '/api/v2/user/change-password',
  encoding: 'json',
  body: v.object({
    current_password: v.string(),
    password: v.string(),
    confirm_password: v.string(),
  }),
  answer: v.unknown(),
})

/** Ends the session (R130). */
export const logout = defineCall({
  method: 'POST',
  path: '/api/v1/logout',
  answer: v.unknown(),
})

/** The Change Password form (R126). */
export type PasswordBody = BodyOf<typeof changePassword>
