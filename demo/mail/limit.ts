import type { Context } from 'hono'
import type { Env } from '../auth/env'
import { createRateLimit } from '../auth/rate-limit'

const HOUR = 60
const DAY = 24 * HOUR

/**
 * Limits the mails of one kind to an address that anybody may name: `anHour` for who asks from one
 * network, whose requests use up nobody else's. The bounds of a day keep many networks from filling a
 * mailbox, and one from having a whole day's mails. Answers with the seconds to wait, 0 when it may go.
 */
export function limitMails(
  kind: string,
  anHour: number,
): (c: Context<Env>, email: string) => Promise<number> {
  const perNetwork = createRateLimit(`${kind} network`, anHour, HOUR)
  const perNetworkAndDay = createRateLimit(`${kind} network day`, 2 * anHour, DAY)
  const perDay = createRateLimit(`${kind} day`, 10 * anHour, DAY)
  return async (c, email) => {
    const [db, mailbox] = [c.get('db'), email.toLowerCase()]
    const fromHere = `${mailbox} ${c.get('address')}`
    // what one refuses, the next does not count
    return (
      (await perNetwork.take(db, fromHere)) ||
      (await perNetworkAndDay.take(db, fromHere)) ||
      perDay.take(db, mailbox)
    )
  }
}
