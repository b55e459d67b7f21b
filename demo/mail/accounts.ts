import type { Context } from 'hono'
import type { Env } from '../auth/env'
import { createRateLimit } from '../auth/rate-limit'
import type { Db } from '../db/database'
import { LINK_HOURS, makeLink, makeLinks } from '../db/queries/links'
import { writeMail } from '../db/queries/mails'
import { accountsOf, type User as Account } from '../db/queries/users'
import { limitMails } from './limit'
import type { Deliver, Mail } from './send'

const confirmations = limitMails('mail confirmation', 5)
const resets = limitMails('mail reset', 3)
const changes = createRateLimit('mail password changed', 5, 60)

/** So many accounts that name one address are in a mail, of those that nobody has confirmed. */
const MAILED = 20

/** Whom a mail is for. */
type Owner = Pick<Account, 'id' | 'email' | 'role'>

/**
 * Mails about accounts. They hold nothing that anybody typed, as the address may be a stranger's; and
 * the same whether it has an account or not, so that a sign-up and a reset tell nothing.
 */
export interface AccountMails {
  /** Asks whose address it is to confirm it; answers with the seconds to wait, 0 when it was written. */
  confirmation(c: Context<Env>, user: Owner): Promise<number>
  /** Tells an address how to reset its password; answers as above. */
  reset(c: Context<Env>, role: Account['role'], email: string): Promise<number>
  /**
   * Tells an account that its password is another now; of more than five changes in an hour, the first
   * five. One whose address is not confirmed is told nothing: a stranger would be, of what is not theirs.
   * The mail is written in the transaction of the change: neither is without the other.
   */
  passwordChanged(
    c: Context<Env>,
    user: Owner & { isConfirmed: boolean },
    change: Db,
  ): Promise<void>
  /** Sends what was written within a change, once that has ended. */
  send(c: Context<Env>): void
}

/** Makes the mails about accounts, which `deliver` sends. */
export function openAccountMails(deliver: Deliver): AccountMails {
  return {
    async confirmation(c, { id, email, role }) {
      const wait = await confirmations(c, email)
      if (wait > 0) return wait
      const db = c.get('db')
      await db.transaction(async tx => {
        const token = await makeLink(tx, id, 'confirm')
        const mail = confirmationTo({ email, role }, c.get('origin'), token)
        await writeMail(tx, { ...mail, userId: id })
      })
      void deliver(db)
      return 0
    },

    async reset(c, role, email) {
      const db = c.get('db')
      const wait = await resets(c, email)
      if (wait > 0) return wait
      const found = await accountsOf(db, role, email, MAILED)
      const accounts = found[0]?.emailConfirmedAt ? found.slice(0, 1) : found
      const ids = accounts.map(({ id }) => id)
      const tokens = await makeLinks(db, ids, 'reset')
      const links = accounts.map(({ createdAt }, at) => ({
        createdAt,
        url: `${c.get('origin')}/reset-password?token=${tokens[at]}`,
      }))
      const mail = resetTo(email, links)
      // Nobody's outbox: whoever asks may be anybody, and only the address's owner may read it.
      if (c.get('hasOutbox')) console.info(`\nTo ${email}: ${mail.subject}\n\n${mail.body}`)
      else {
        await writeMail(db, mail)
        void deliver(db)
      }
      return 0
    },

    async passwordChanged(c, { id, isConfirmed, ...owner }, change) {
      if (!isConfirmed || (await changes.take(change, String(id))) > 0) return
      await writeMail(change, { ...changeTo(owner, c.get('origin')), userId: id })
    },

    send: c => void deliver(c.get('db')),
  }
}

/** Where an account's password is set anew, which is asked for by its role. */
const forgotUrl = (origin: string, role: Account['role']) =>
  `${origin}/forgot-password?role=${role}`

type Recipient = Pick<Account, 'email' | 'role'>

const paragraphs = (...lines: string[]) => [...lines, ''].join('\n\n')

const confirmationTo = ({ email, role }: Recipient, origin: string, token: string): Mail => ({
  recipient: email,
  subject: 'Confirm your address',
  body: paragraphs(
    'Hello,',
    `an account was made with this address. If it is yours, confirm it within ${LINK_HOURS.confirm} hours:`,
    `${origin}/account/confirm?token=${token}`,
    'If you have had an account for longer, go on with that one. You can set a new password for it:',
    forgotUrl(origin, role),
    'If you know of no account, somebody mistyped an address: there is nothing to do.',
  ),
})

const resetTo = (recipient: string, links: { createdAt: Date; url: string }[]): Mail => ({
  recipient,
  subject: 'Reset your password',
  body: paragraphs(
    'Hello,',
    'somebody asked to reset the password of the account with this address.',
    ...(links.length
      ? links.flatMap(({ createdAt, url }) => [
          `Set a new one for the account of ${createdAt.toISOString().slice(0, 10)} within an hour:`,
          url,
        ])
      : ['There is no account with it. You may have signed up with another address.']),
    'If it was not you, there is nothing to do.',
  ),
})

const changeTo = ({ email, role }: Recipient, origin: string): Mail => ({
  recipient: email,
  subject: 'Your password was changed',
  body: paragraphs(
    'Hello,',
    'the password of your account was changed, and all other browsers were signed out.',
    'If it was not you, set a new one at once:',
    forgotUrl(origin, role),
  ),
})
