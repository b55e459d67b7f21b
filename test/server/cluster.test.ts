import { readFileSync } from 'node:fs'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoAccounts } from '../../demo/db/seed'
import { fileOf, plain } from '../demo/samples'
import { databaseOf, SEEDED } from './database'
import { callAs, startSite, visitorOf, type RunningSite } from './site'

const WRITES = 1000
const CLIENTS = 12
const SERVICES = '/api/v2/company/service'

let site: RunningSite
let database: Client

beforeAll(async () => {
  const DATABASE_URL = await databaseOf('ndt_cluster', SEEDED)
  const FILES_URL = `${process.env['STORE_URL']}/ndt-cluster`
  site = await startSite({ DATABASE_URL, FILES_URL, WORKERS: '3' }, { script: 'demo/cluster.ts' })
  database = new Client({ connectionString: DATABASE_URL })
  await database.connect()
})
afterAll(async () => {
  await database.end()
  site.child.kill('SIGTERM')
  await site.ended
})

/** The processes that serve. */
function workers(): number[] {
  const { pid } = site.child
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  const isServer = (id: string) => readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('server.ts')
  return children.filter(isServer).map(Number)
}

test('one of three is killed during 1,000 writes: none that was acknowledged is lost, nobody is signed out', async () => {
  await expect.poll(() => workers().length, { timeout: 20_000 }).toBe(3)
  const people: ReturnType<typeof visitorOf>[] = []
  while (people.length < CLIENTS) {
    const person = visitorOf(site.origin)
    expect((await person.signIn(demoAccounts.company, '/company-sign-in')).status).toBe(303)
    people.push(person)
  }
  const image = fileOf('crew.png', await plain(40, 20).png().toBuffer())
  const acknowledged: string[] = []
  const others = new Map<number, number>()
  let cut = 0
  let slowest = 0
  let next = 0
  let victim: number | undefined

  async function write(person: (typeof people)[number], name: string): Promise<void> {
    const form = new FormData()
    form.set('company_service_name', name)
    if (Number(name.split(' ')[1]) % 10 === 0) form.set('company_service_image', image)
    const sent = Date.now()
    try {
      const { status } = await callAs(site.origin, person, SERVICES, form)
      if (status === 200) acknowledged.push(name)
      else others.set(status, (others.get(status) ?? 0) + 1)
    } catch {
      cut += 1
      slowest = Math.max(slowest, Date.now() - sent)
      return write(person, `${name}'`)
    }
  }
  const begun = Date.now()
  await Promise.all(
    people.map(async person => {
      while (next < WRITES) {
        const number = next++
        if (number === 400) process.kill((victim = workers()[1]!), 'SIGKILL')
        await write(person, `write ${number}`)
      }
    }),
  )
  const { rows } = await database.query(
    `select services.name, files.path from services left join files on files.id = image_id
     where services.name like 'write %'`,
  )
  const found = new Set(rows.map(({ name }) => name))
  console.log(
    `${acknowledged.length} of ${WRITES} writes acknowledged by 3 processes in ${Date.now() - begun} ms, ` +
      `one killed: ${cut} cut off and sent again, ${acknowledged.filter(it => !found.has(it)).length} lost.`,
  )
  expect(victim).toBeDefined()
  expect(slowest).toBeLessThan(5000)
  expect(Object.fromEntries(others)).toEqual({})
  expect(acknowledged).toHaveLength(WRITES)
  expect(acknowledged.filter(name => !found.has(name))).toEqual([])

  // the one that was killed is back, and every session holds at each of them
  await expect.poll(() => workers().length, { timeout: 20_000 }).toBe(3)
  for (const person of people) {
    for (let time = 0; time < 3; time++) {
      expect((await callAs(site.origin, person, `${SERVICES}?limit=1`)).status).toBe(200)
    }
  }
  expect(site.log.some(({ msg }) => msg === 'a process of the site ended')).toBe(true)
})
