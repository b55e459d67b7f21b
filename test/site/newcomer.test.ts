import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { demoAccounts } from '../../demo/db/seed'
import { CALLS, chooseInRow, savedTitles, waitForDashboard } from '../pages/dashboard'
import { newPage } from '../pages/support'

/** The repository as a newcomer has it once it is built: no database yet. */
let folder: string
let server: ChildProcess | undefined

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ndt-newcomer-'))
  const isCode = (file: string) => !file.includes(`${path.sep}.data`)
  for (const name of ['demo', 'src', 'dist', 'package.json', 'tsconfig.json']) {
    await cp(name, path.join(folder, name), { recursive: true, filter: isCode })
  }
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'))
})

afterEach(async () => {
  await stop()
  await rm(folder, { recursive: true })
})

/** `npm start` without its build; answers with what it prints, when it has printed the last account: the address, and the first. */
async function start() {
  const { DATABASE_URL: _, ...env } = process.env
  server = spawn(process.execPath, ['--import', 'tsx', 'demo/server.ts'], {
    cwd: folder,
    env: { ...env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  // read to its end: a server whose output nobody takes dies of it
  server.stdout!.on('data', text => (printed += text))
  return vi.waitUntil(
    () => {
      const [, origin] = /(http:\/\/localhost:\d+)/.exec(printed) ?? []
      const [, email, password] = /\/user-sign-in +(\S+) +(\S+) /.exec(printed) ?? []
      const isWhole = printed.includes(demoAccounts.founder.email)
      return isWhole && origin && email && password && { origin, email, password }
    },
    { timeout: 100_000 },
  )
}

async function stop(): Promise<void> {
  if (!server) return
  const [exit] = [once(server, 'exit'), server.kill('SIGTERM')]
  await exit
  server = undefined
}

test('what a newcomer does on the site outlives the server that did it', async () => {
  const job = 'Rope Access UT Technician'
  const first = await start()
  const page = await newPage()
  await page.goto(`${first.origin}/user-sign-in`)
  const form = page.locator('#sign-in form')
  await form.getByLabel('Email').fill(first.email)
  await form.getByLabel('Password', { exact: true }).fill(first.password)
  await form.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/creator')
  await waitForDashboard(page)
  expect(await savedTitles(page)).toContain(job)
  const removed = page.waitForResponse(CALLS.bookmark)
  await chooseInRow(page, job, 'Remove')
  expect((await removed).status()).toBe(200)
  await expect.poll(() => savedTitles(page)).not.toContain(job)
  const left = await savedTitles(page)

  // the rows may still ask for their logos when the server goes
  await page.goto('about:blank')
  await stop()
  const second = await start()
  await page.goto(`${second.origin}/creator`)
  await waitForDashboard(page)
  expect(await savedTitles(page)).toEqual(left)
  await page.goto('about:blank')
}, 150_000)
