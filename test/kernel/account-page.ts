import nodeConsole from 'node:console'
import { vi } from 'vitest'
import { change } from '../../src/changes/client'
import { addMeta, openAt } from '../support/page'
import { give, serve } from '../support/server'
import '../ui/browser'

/** What a page says of another account. */
export const OTHER =
  'You are signed in as someone else now. Reload the page before you change anything.'

/** Whom the portal takes the visitor for, and the token that it gives to that session. */
export interface Session {
  id?: number | null
  token?: string
  /** What the next change is answered with. */
  status?: number
  body?: object
  /** The page does not come. */
  isDown?: boolean
}

/** As XML, which is what happy-dom takes every document for. */
const pageOf = ({ id, token }: Session) => `<html xmlns="http://www.w3.org/1999/xhtml"><head>
  <meta name="user" content='${id ? `{"id":${id}}` : ''}'/>
  <meta name="csrf-token" content="${token}"/>
</head></html>`

let serial = 100

/** A page served for an account of its own, as what one test hears must not concern the next. */
export async function openPage() {
  vi.spyOn(nodeConsole, 'error').mockImplementation(() => {})
  const mine = serial++
  const session: Session = { id: mine, token: 'first' }
  const { origin, seen } = await serve(({ method }, response) => {
    if (method === 'GET') give(response, session.isDown ? 500 : 200, pageOf(session))
    else give(response, session.status ?? 200, session.body ?? {})
  })
  openAt(`${origin}/creator`)
  addMeta('user', JSON.stringify({ id: mine }))
  addMeta('csrf-token', 'first')
  const save = () =>
    change('/api/save', { method: 'POST', retry: 0 }, undefined).then(
      () => 'saved',
      (error: { kind?: string; status?: number }) => error.kind ?? error.status,
    )
  const sent = () => seen.filter(({ method }) => method === 'POST')
  return { mine, session, save, sent, asked: () => seen.length - sent().length }
}
