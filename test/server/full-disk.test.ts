import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { demoAccounts } from '../../demo/db/seed'
import { pdf } from '../demo/samples'
import { databaseOf, SEEDED } from './database'
import { callAs, startSite, visitorOf } from './site'

test('a disk that takes no more costs the upload alone, and leaves nothing of it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ndt-full-'))
  const DATABASE_URL = await databaseOf('ndt_full_disk', SEEDED)
  // no file of this process grows beyond 400 blocks of 512 bytes
  const site = await startSite({ DATABASE_URL, DATA_FOLDER: folder }, { limits: 'ulimit -f 400;' })
  onTestFinished(async () => {
    site.child.kill('SIGTERM')
    await site.ended
    await rm(folder, { recursive: true })
  })
  const seeker = visitorOf(site.origin)
  await seeker.signIn(demoAccounts.newcomer)
  const save = async (size: number) => {
    const form = new FormData()
    form.set('resume', pdf(size))
    return (await callAs(site.origin, seeker, '/api/v2/user/update-jobinfo', form)).status
  }
  const kept = async () =>
    (await readdir(folder, { recursive: true, withFileTypes: true })).filter(it => it.isFile())
  const resume = async () =>
    (
      (await (await callAs(site.origin, seeker, '/api/v2/user/get-profile-details')).json()) as {
        data: { resume: string | null }
      }
    ).data.resume

  expect(await save(50_000)).toBe(200)
  const before = await resume()
  expect(before).not.toBeNull()
  expect(await save(1_000_000)).toBe(500)
  expect([await resume(), (await kept()).length]).toEqual([before, 1])
  expect(site.log.find(({ msg }) => msg === 'failed')).toMatchObject({ err: { code: 'EFBIG' } })
  expect(await save(60_000)).toBe(200)
  expect((await kept()).length).toBe(1)
})
