import { Hono } from 'hono'
import type { Env, User } from '../auth/env'
import { cutWhereItFails } from '../cut-off'
import type { Db } from '../db/database'
import { findOwnFile, findPublicFile, type StoredFile } from '../db/queries/files'
import type { FileHome } from '../files/home'
import { rangeOf } from '../files/range'
import { readStored } from '../files/stored'

/** What is shown in the browser; anything else is downloaded. */
const shown = /^(application\/pdf|image\/(jpeg|png|svg\+xml)|video\/mp4)$/

/** A file that was uploaded may hold anything: as a page of its own it runs nothing and loads nothing. */
const ALONE = `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'`

/**
 * `/files/{id}/{name}`: photos and resumes for their owner alone, what a company shows for everyone,
 * and the rest of its pictures for its own people.
 */
export const files = (uploads: FileHome) =>
  new Hono<Env>().get('/:id{[0-9]{1,9}}/:name', async c => {
    const id = Number(c.req.param('id'))
    const user = c.get('user')
    const db = c.get('db')
    const file = (user && (await findOwned(db, user, id))) ?? (await findPublicFile(db, id))
    if (!file) return c.notFound()
    // A number stands for the same bytes for good, but not for the same visitor: browsers ask again.
    const etag = `"${file.id}"`
    c.header('ETag', etag)
    c.header('Cache-Control', 'private, no-cache')
    if (c.req.header('if-none-match') === etag) return c.body(null, 304)
    const asked = c.req.header('if-range') ?? etag
    const part = asked === etag ? rangeOf(c.req.header('range'), file.size) : undefined
    if (part === 'none') {
      c.header('Content-Range', `bytes */${file.size}`)
      return c.body(null, 416)
    }
    const bytes = await readStored(uploads, file, part)
    if (!bytes) return c.notFound()
    c.header('Accept-Ranges', 'bytes')
    if (part) {
      c.header('Content-Range', `bytes ${part.start}-${part.end}/${file.size}`)
      // a part that is compressed on its way is no part of the file any more
      c.header('Cache-Control', 'private, no-cache, no-transform')
    }
    c.header('Content-Length', String(part ? part.end - part.start + 1 : file.size))
    c.header('Content-Type', file.mime)
    c.header('Content-Disposition', disposition(file))
    // Safari's viewer shows nothing of a sandboxed pdf, and every viewer runs apart from the site.
    c.header(
      'Content-Security-Policy',
      file.mime === 'application/pdf' ? ALONE : `${ALONE}; sandbox`,
    )
    c.status(part ? 206 : 200)
    if (c.req.method !== 'HEAD') return c.body(cutWhereItFails(c, bytes))
    await bytes.cancel()
    return c.body(null)
  })

async function findOwned(db: Db, { id: userId, company_id: companyId }: User, id: number) {
  const own = await findOwnFile(db, { userId }, id)
  return own ?? (companyId === null ? undefined : findOwnFile(db, { companyId }, id))
}

function disposition({ mime, name }: StoredFile): string {
  const escaped = encodeURIComponent(name).replace(
    /['()*]/g,
    character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${shown.test(mime) ? 'inline' : 'attachment'}; filename*=UTF-8''${escaped}`
}
