import { beforeEach, expect, vi } from 'vitest'
import { mails } from '../../demo/db/schema'
import type { Mail } from '../../demo/mail/send'
import { useNewcomers } from './newcomers'
import type { Visitor } from './visitor'

/** A password that is nobody's yet. */
export const PASSWORD = 'hunting-2026'

/** Opens a site whose mails are sent, for the tests of a file; each test begins with none. */
export function useMailedSite() {
  const { visitor, db } = useNewcomers()
  const sent: Mail[] = []
  const send = async (mail: Mail) => void sent.push(mail)
  /** Somebody whom the site has not seen yet. */
  const someone = (address?: string) => visitor({ send }, address)

  beforeEach(async () => {
    sent.length = 0
    // those of another test would be sent here
    await db().delete(mails)
  })

  /** The last mail to an address, or the last that has a subject. */
  const mailTo = (email: string, about = '') =>
    vi.waitFor(() => {
      const mail = sent.findLast(
        ({ recipient, subject }) => recipient === email && subject.includes(about),
      )
      expect(mail).toBeDefined()
      return mail!
    })

  /** How often the database is asked for the answer to a form of somebody who has been here before. */
  async function questions(path: string, fields: Record<string, string>, status: number) {
    const { $client } = db() as unknown as { $client: { query(): unknown } }
    const who = visitor({})
    await who.get('/forgot-password')
    const asked = vi.spyOn($client, 'query')
    expect((await who.post(path, fields)).status).toBe(status)
    const many = asked.mock.calls.length
    asked.mockRestore()
    return many
  }

  /** Signs somebody up. */
  async function signUp(email: string, password = PASSWORD, who = someone()): Promise<Visitor> {
    await who.post('/user-sign-up', { first_name: 'Ada', email, password })
    return who
  }

  /** Asks for a mail that resets a password. */
  const forgot = (email: string, role = 'user', who = someone()) =>
    who.post('/forgot-password', { email, role })

  /** Sets a password by the path that a mail led to. */
  const reset = (path: string, password: string, who = someone()) =>
    who.post('/reset-password', { token: tokenIn(path), password })

  return { visitor, db, sent, someone, mailTo, questions, signUp, forgot, reset }
}

/** The path that a mail leads to. */
export const pathIn = ({ body }: Mail, page: string) =>
  new RegExp(`http://localhost(${page}\\?token=[\\w-]+)`).exec(body)![1]!

const tokenIn = (path: string) => path.split('token=')[1]!

/** Confirms an address by the path that a mail led to. */
export const confirm = (who: Visitor, path: string) =>
  who.post('/account/confirm', { token: tokenIn(path) })
