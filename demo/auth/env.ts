import type { HttpBindings } from '@hono/node-server'
import type { RequestIdVariables } from 'hono/request-id'
import type { Db } from '../db/database'
import type { Address } from '../site/assets'
import type { Preload } from '../site/preload'

/** Who is signed in, as every handler and template sees it. */
export interface User {
  id: number
  /** `user` is a job seeker, `company` a person of a company. */
  role: 'user' | 'company'
  first_name: string
  last_name: string | null
  email: string
  /** Whether the address is the account's own; until then it gets no words that anybody typed. */
  isConfirmed: boolean
  /** Whether it is not, but has been sent a link that confirms it and works yet. */
  isMailed: boolean
  about_me: string | null
  company_id: number | null
  company_name: string | null
}

/** What a visitor's cookie stands for. Visitors who are not signed in have one too: forms need it. */
export interface Session {
  /** The cookie's value, known to this browser only. */
  token: string
  /** What this session's CSRF tokens are signed with. */
  secret: string
}

/** What the middleware of the demo site puts within reach of every handler: `c.get('user')` and so on. */
export interface Env {
  /** Absent in tests, which call the app without a socket. */
  Bindings: Partial<HttpBindings>
  Variables: Partial<RequestIdVariables> & {
    db: Db
    session: Session
    user: User | null
    /** Where the site is: what absolute addresses begin with. */
    origin: string
    /** Whether cookies travel over HTTPS only. */
    secureCookies: boolean
    /** The address that the request comes from, as limits count it. */
    address: string
    /** Whether mails stay in the outbox, for those who asked for them to read. */
    hasOutbox: boolean
    /** Starts what a page's tags load (`demo/site/preload.ts`). */
    preload: Preload
    /** Gives files of the site an address that browsers keep (`demo/site/assets.ts`). */
    kept: Address
    /** A form with files, or one that is shown again, as it was read before its token was asked for. */
    form?: Record<string, unknown>
    /** Why such a form was refused, of which the texts alone were read. */
    refused?: Error
    /** Shows the form of this request again, with what was typed and why it was not taken. */
    again?: (problem: string, status: number) => Response
  }
}
