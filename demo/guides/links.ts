import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Session } from '../auth/env'
import type { Db } from '../db/database'
import { signingKey } from '../db/queries/guides'

const DAY = 86_400_000

/** How long a mailed link works. */
export const LINK_DAYS = 7

/** What to think of a link that somebody follows. */
export type LinkState = 'good' | 'expired' | 'forged'

function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}

function isSigned(secret: string, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(secret, text))
  const actual = Buffer.from(signature)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

const KEY = 'guide-links'
const linkText = (slug: string, until: string) => `guide ${slug} until ${until}`

/** The path that a guide's PDF is downloaded from, for some days. */
export async function downloadPath(db: Db, slug: string, now = Date.now()): Promise<string> {
  const until = String(now + LINK_DAYS * DAY)
  const signature = sign(await signingKey(db, KEY), linkText(slug, until))
  return `/ndt-guides/${slug}/download?${new URLSearchParams({ until, signature })}`
}

/** Tells a link that was mailed from one that was made up, and from one that is too old. */
export async function judgeLink(
  db: Db,
  slug: string,
  { until = '', signature = '' }: { until?: string | undefined; signature?: string | undefined },
): Promise<LinkState> {
  if (!isSigned(await signingKey(db, KEY), linkText(slug, until), signature)) return 'forged'
  return Number(until) > Date.now() ? 'good' : 'expired'
}

/** Says in a plain form when the page was made, so that nobody can say otherwise. */
export function stampOf({ secret }: Session, now = Date.now()): string {
  return `${now}.${sign(secret, `opened ${now}`)}`
}

/** How many milliseconds ago a stamp was made; one that was made up is of no age. */
export function ageOf({ secret }: Session, stamp: string): number {
  const [moment = '', signature = ''] = stamp.split('.')
  return isSigned(secret, `opened ${moment}`, signature) ? Date.now() - Number(moment) : 0
}
