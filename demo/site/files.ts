import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import type { Env } from '../auth/env'
import { filePath } from '../db/files'
import { findLogo, findOwnFile } from '../db/queries/files'

/** `/files/{id}/{name}`: photos and resumes for their owner alone, logos for everyone. */
export const files = (dataFolder: string) =>
  new Hono<Env>().get('/:id{[0-9]{1,9}}/:name', async c => {
    const id = Number(c.req.param('id'))
    const user = c.get('user')
    const db = c.get('db')
    const file = (user && (await findOwnFile(db, user.id, id))) ?? (await findLogo(db, id))
    const body = file && (await readFile(filePath(file, dataFolder)).catch(() => undefined))
    if (!file || !body) return c.notFound()
    c.header('Content-Type', file.mime)
    c.header('Content-Disposition', `inline; filename*=UTF-8''${encodeURIComponent(file.name)}`)
    c.header('Cache-Control', 'private, no-cache')
    return c.body(new Uint8Array(body))
  })
