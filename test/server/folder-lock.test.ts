import { execFileSync, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** What makes a process the first of a container: none sees those of another. */
const CONTAINER = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc']

const canContain = (() => {
  try {
    execFileSync(CONTAINER[0]!, [...CONTAINER.slice(1), 'true'])
    return true
  } catch {
    return false
  }
})()

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ndt-lock-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Asks for the lock as another process; answers with what came of it, and a way to kill the process. */
async function ask(around: string[] = []) {
  const command = [...around, process.execPath, '--import', 'tsx', 'test/server/hold-lock.ts']
  const child = spawn(command[0]!, [...command.slice(1), join(folder, 'db')])
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const said = await new Promise<string>(resolve => {
    let text = ''
    child.stderr.on('data', more => (text += more))
    child.stdout.on('data', more => resolve(String(more).trim()))
    child.once('close', () => resolve(/is open in another process/.exec(text)?.[0] ?? text))
  })
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  return { said, kill }
}

test('a lock is refused to a second process, and taken over at once from one that was killed', async () => {
  const first = await ask()
  expect([first.said, (await ask()).said]).toEqual(['held', 'is open in another process'])
  await first.kill()
  const begun = Date.now()
  const third = await ask()
  expect(third.said).toBe('held')
  expect(Date.now() - begun).toBeLessThan(5000)
  await third.kill()
})

test.skipIf(!canContain)(
  'a lock holds across containers, until seconds after one was killed',
  async () => {
    const first = await ask(CONTAINER)
    const second = await ask(CONTAINER)
    expect([first.said, second.said]).toEqual(['held', 'is open in another process'])
    expect((await ask()).said).toBe('is open in another process')
    await first.kill()
    const third = await ask(CONTAINER)
    expect(third.said).toBe('held')
    await third.kill()
  },
)
