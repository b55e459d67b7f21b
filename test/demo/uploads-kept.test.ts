// @vitest-environment node
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createApp } from '../../demo/app'
import { files, profiles } from '../../demo/db/schema'
import { folderHome } from '../../demo/files/folder'
import type { FileHome } from '../../demo/files/home'
import { withFiles } from '../../demo/files/keep'
import type { Upload } from '../../demo/files/upload'
import { log } from '../../demo/log'
import * as samples from './samples'
import { post, stored, useSite } from './seeded-site'

const site = useSite()

const upload: Upload = {
  name: 'cv.pdf',
  mime: 'application/pdf',
  ending: 'pdf',
  bytes: new Uint8Array([37, 80, 68, 70]),
}
const second: Upload = { ...upload, name: 'second.pdf' }

describe('work on files, all or nothing', () => {
  const recorded = () => site.db.$count(files, eq(files.kind, 'attachment'))

  test('keeps none of what it wrote when it fails later', async () => {
    const [names, rows] = [await stored(site), await recorded()]
    const work = withFiles(site.db, site.uploads, [upload, second], async (_, { keep }) => {
      await keep({ userId: site.jonas.id }, 'attachment', upload)
      await keep({ userId: site.jonas.id }, 'attachment', second)
      expect(await stored(site)).toHaveLength(names.length + 2)
      throw new Error('later')
    })
    await expect(work).rejects.toThrow('later')
    expect([await stored(site), await recorded()]).toEqual([names, rows])
  })

  test('lets what it dropped be when it fails later, and drops no file of another', async () => {
    const keep = () =>
      withFiles(site.db, site.uploads, [upload], (_, it) =>
        it.keep({ userId: site.jonas.id }, 'attachment', upload),
      )
    const id = await keep()
    const names = await stored(site)
    const work = withFiles(site.db, site.uploads, [], async (_, { drop }) => {
      await drop({ userId: site.jonas.id }, id)
      throw new Error('later')
    })
    await expect(work).rejects.toThrow('later')
    await withFiles(site.db, site.uploads, [], (_, { drop }) => drop({ userId: site.amara.id }, id))
    expect(await stored(site)).toEqual(names)
    await withFiles(site.db, site.uploads, [], (_, { drop }) => drop({ userId: site.jonas.id }, id))
    expect(await stored(site)).toHaveLength(names.length - 1)
  })

  test('keeps what was recorded though the answer to the commit was lost', async () => {
    const names = await stored(site)
    const db = new Proxy(site.db, {
      get: (target, name) =>
        name === 'transaction'
          ? async (work: Parameters<typeof target.transaction>[0]) => {
              await target.transaction(work)
              throw new Error('connection lost')
            }
          : Reflect.get(target, name),
    })
    const work = withFiles(db, site.uploads, [upload], (_, { keep }) =>
      keep({ userId: site.jonas.id }, 'attachment', upload),
    )
    await expect(work).rejects.toThrow('connection lost')
    expect(await stored(site)).toHaveLength(names.length + 1)
  })

  test('holds no row and no connection while a store takes its time', async () => {
    const row = () =>
      site.db
        .select({ photoId: profiles.profileImageId })
        .from(profiles)
        .where(eq(profiles.userId, site.jonas.id))
        .for('update')
    let found: unknown
    const slow: FileHome = {
      ...site.uploads,
      async write(path, bytes) {
        found = await Promise.race([row(), pause(3000, 'somebody holds it')])
        await site.uploads.write(path, bytes)
      },
    }
    const app = createApp({ db: site.db, uploads: slow })
    const answer = await post({ ...site, app }, '/api/v2/user/update-profile-image', {
      as: site.jonas,
      multipart: {
        profile_image: samples.fileOf('me.jpg', await samples.plain(30, 20).jpeg().toBuffer()),
      },
    })
    expect([answer.status, found]).toEqual([200, [{ photoId: null }]])
  })

  describe('in a folder', () => {
    let folder: string
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'ndt-kept-'))
    })
    afterEach(() => rm(folder, { recursive: true }))

    const keep = () =>
      withFiles(site.db, folderHome(folder), [upload], (_, it) =>
        it.keep({ userId: site.jonas.id }, 'attachment', upload),
      )

    test('records nothing when the disk takes nothing, and leaves no part behind', async () => {
      vi.spyOn(log, 'error').mockImplementation(() => {})
      await writeFile(join(folder, 'uploads'), 'in the way')
      const rows = await recorded()
      await expect(keep()).rejects.toThrow(/EEXIST|ENOTDIR/)
      expect([await recorded(), await readdir(folder)]).toEqual([rows, ['uploads']])
    })

    test('succeeds when an old file cannot be removed, and logs it', async () => {
      const failed = vi.spyOn(log, 'error').mockImplementation(() => {})
      const id = await keep()
      const [file] = await site.db.select().from(files).where(eq(files.id, id))
      const path = join(folder, file!.path)
      await rm(path)
      await mkdir(path)
      const home = folderHome(folder)
      await withFiles(site.db, home, [], (_, { drop }) => drop({ userId: site.jonas.id }, id))
      expect(failed).toHaveBeenCalledOnce()
      expect(existsSync(path)).toBe(true)
    })
  })
})
