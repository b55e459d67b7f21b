import { execFileSync } from 'node:child_process'
import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoAccounts } from '../../demo/db/seed'
import { SEEDED } from './database'
import { callAs, startSite, visitorOf, type RunningSite } from './site'

const SERVICES = '/api/v2/company/service'
const CLIENTS = 6
/** What a visitor may have to wait for a refusal. */
const LIMIT = 10_000

const run = (command: string, ...rest: string[]) =>
  execFileSync(command, rest, { encoding: 'utf8', stdio: 'pipe' })
const canMount = (() => {
  try {
    run('unshare', '--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt')
    return true
  } catch {
    return false
  }
})()

let disk: string
let site: RunningSite
let server: Client

/** Makes the disk so large that it has this much room left. */
function leave(kilobytes: number): void {
  const used = Number(run('df', '--output=used', '-k', disk).split('\n')[1])
  run('mount', '-o', `remount,size=${used + kilobytes}k`, disk)
}

beforeAll(async () => {
  if (!canMount) return
  disk = await mkdtemp(join(tmpdir(), 'ndt-small-'))
  run('mount', '-t', 'tmpfs', '-o', 'size=1g', 'tmpfs', disk)
  const folder = join(disk, 'tables')
  await mkdir(folder)
  await chown(folder, Number(run('id', '-u', 'postgres')), Number(run('id', '-g', 'postgres')))
  server = new Client({ connectionString: process.env['DATABASE_URL'] })
  await server.connect()
  await server.query(`create tablespace small location '${folder}'`)
  await server.query(`create database ndt_small template ${SEEDED} tablespace small`)
  const DATABASE_URL = new URL('/ndt_small', process.env['DATABASE_URL']).href
  site = await startSite({ DATABASE_URL, FILES_URL: `${process.env['STORE_URL']}/ndt-small` })
})
afterAll(async () => {
  if (!canMount) return
  site.child.kill('SIGTERM')
  await site.ended
  await server.query('drop database ndt_small')
  await server.query('drop tablespace small')
  await server.end()
  run('umount', disk)
  await rm(disk, { recursive: true })
})

test.skipIf(!canMount)(
  'a database whose disk is full refuses what is new, keeps all that it said was written, and says so',
  async () => {
    const seller = visitorOf(site.origin)
    await seller.signIn(demoAccounts.company, '/company-sign-in')
    const said: string[] = []
    const refused = new Set<number>()
    let slowest = 0
    async function write(name: string): Promise<void> {
      const form = new FormData()
      form.set('company_service_name', name)
      const begun = Date.now()
      const { status } = await callAs(site.origin, seller, SERVICES, form)
      slowest = Math.max(slowest, Date.now() - begun)
      if (status === 200) said.push(name)
      else refused.add(status)
    }
    const ready = async () => (await fetch(`${site.origin}/ready`)).status

    await write('with room')
    expect([await ready(), said.length]).toEqual([200, 1])
    leave(64)
    let next = 0
    await Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        while (refused.size === 0) await write(`${next++} `.padEnd(250, 'x'))
      }),
    )
    console.log(`${said.length} writes acknowledged until the disk was full.`)
    expect([...refused]).toEqual([500])
    await Promise.all(Array.from({ length: 30 }, () => write(`${next++} `.padEnd(250, 'x'))))
    expect([...refused]).toEqual([500])
    expect(slowest).toBeLessThan(LIMIT)
    expect(await ready()).toBe(503)
    expect((await callAs(site.origin, seller, `${SERVICES}?limit=1`)).status).toBe(200)
    expect(site.log.some(({ msg }) => msg === 'not ready')).toBe(true)

    leave(65_536)
    await expect.poll(ready, { timeout: 20_000 }).toBe(200)
    await write('with room again')
    const database = new Client({
      connectionString: new URL('/ndt_small', process.env['DATABASE_URL']).href,
    })
    await database.connect()
    const { rows } = await database.query('select name from services')
    await database.end()
    const kept = new Set(rows.map(({ name }) => name))
    expect(said.filter(name => !kept.has(name))).toEqual([])
    expect(said).toContain('with room again')
  },
)
