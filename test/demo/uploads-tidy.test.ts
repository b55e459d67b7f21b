// @vitest-environment node
import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as pictures from '../../demo/db/queries/files'
import * as mails from '../../demo/db/queries/mails'
import { files } from '../../demo/db/schema'
import { folderHome } from '../../demo/files/folder'
import { withFiles } from '../../demo/files/keep'
import { tidy } from '../../demo/files/tidy'
import { log } from '../../demo/log'
import * as samples from './samples'
import { post, useSite } from './seeded-site'
import { pathsIn } from './uploads'

const site = useSite()
const { uploadFolder } = pictures
let folder: string
let home: ReturnType<typeof folderHome>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ndt-tidy-'))
  home = folderHome(folder)
})
afterEach(() => rm(folder, { recursive: true }))

const bytes = new Uint8Array([37, 80, 68, 70])
const upload = { name: 'a.png', mime: 'image/png', ending: 'png', bytes }
const keep = (
  kind: 'attachment' | 'editor_image',
  owner: { userId: number } | { companyId: number },
) => withFiles(site.db, home, [upload], (_, it) => it.keep(owner, kind, upload))
const isOf = (id: number) => eq(files.id, id)

describe('the files of a process that was killed', () => {
  const hourAgo = new Date(Date.now() - 3_600_000)
  const leave = async (path: string, written = hourAgo) => {
    await home.write(path, bytes)
    await utimes(join(folder, path), written, written)
  }

  test('are removed once no request can be about to record them; what is recorded stays', async () => {
    const own = await uploadFolder(site.db)
    const [file] = await site.db
      .select()
      .from(files)
      .where(isOf(await keep('attachment', { userId: site.jonas.id })))
    await utimes(join(folder, file!.path), hourAgo, hourAgo)
    await leave(`${own}/orphan.pdf`)
    await leave(`${own}/orphan.pdf.part`)
    await leave(`${own}/young.pdf`, new Date())
    await tidy(site.db, home)
    expect((await pathsIn(home)).sort()).toEqual([file!.path, `${own}/young.pdf`].sort())
  })

  test('are removed though one cannot be, nor anything else; the log says why', async () => {
    const logged = vi.spyOn(log, 'error').mockReturnValue()
    vi.spyOn(pictures, 'companiesWithOldPictures').mockRejectedValue(new Error('no pictures'))
    vi.spyOn(mails, 'sweepMails').mockRejectedValue(new Error('no mails'))
    const own = await uploadFolder(site.db)
    for (const name of ['a', 'b', 'c']) await leave(`${own}/${name}.pdf`)
    const remove = home.remove.bind(home)
    const stuck = `${own}/b.pdf`
    vi.spyOn(home, 'remove').mockImplementation(async path => {
      if (path === stuck) throw new Error('no file')
      return remove(path)
    })
    await tidy(site.db, home)
    expect(await pathsIn(home)).toEqual([stuck])
    const reasons = logged.mock.calls.map(([said]) => (said as { err: Error }).err.message)
    expect(reasons).toEqual(['no pictures', 'no file', 'no mails'])
  })

  test('are left alone where they may be another database’s', async () => {
    await leave('uploads/of-another/a.pdf')
    await tidy(site.db, home)
    expect(await pathsIn(home)).toEqual(['uploads/of-another/a.pdf'])
  })
})

test('R173 pictures that no text shows go after a day, though nobody saves', async () => {
  const [{ companyId }] = (await site.db
    .select({ companyId: files.companyId })
    .from(files)
    .where(eq(files.kind, 'logo'))
    .limit(1)) as [{ companyId: number }]
  const [old, young] = [
    await keep('editor_image', { companyId }),
    await keep('editor_image', { companyId }),
  ]
  await site.db
    .update(files)
    .set({ createdAt: sql`now() - interval '25 hours'` })
    .where(isOf(old))
  await tidy(site.db, home)
  const count = (id: number) => site.db.$count(files, isOf(id))
  expect([await count(old), await count(young), (await pathsIn(home)).length]).toEqual([0, 1, 1])
})

test('an account has room for so much, and is told when that is taken', async () => {
  const save = () =>
    post(site, '/api/v2/user/update-jobinfo', {
      as: site.jonas,
      multipart: { resume: samples.pdf() },
    })
  const taken = await site.db
    .insert(files)
    .values({
      userId: site.jonas.id,
      kind: 'attachment',
      name: 'a.pdf',
      mime: 'application/pdf',
      size: 500 * 1_048_576,
      store: 'data',
      path: 'uploads/none/large.pdf',
    })
    .returning({ id: files.id })
  const { status, body } = await save()
  expect([status, body.message]).toEqual([
    422,
    'There is no room left: your files may take 500 MB altogether.',
  ])
  await site.db.delete(files).where(isOf(taken[0]!.id))
  expect((await save()).status).toBe(200)
})
