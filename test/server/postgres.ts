import { execFileSync, spawn } from 'node:child_process'
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from '../support/free-port'

const DEBIAN = '/usr/lib/postgresql'

/** Starts a PostgreSQL server of the tests' own; it keeps nothing, and so need not wait for the disk. */
export async function startPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const bin = await folderOfPrograms()
  // it refuses to run as root
  const own = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {}
  const folder = await mkdtemp(join(tmpdir(), 'ndt-postgres-'))
  if (own.uid) await chown(folder, own.uid, own.gid!)
  const options = { ...own, cwd: folder, stdio: 'ignore' } as const
  const init = ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']
  execFileSync(join(bin, 'initdb'), init, options)
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off']
  const server = spawn(
    join(bin, 'postgres'),
    [
      '-D',
      folder,
      '-p',
      `${port}`,
      ...[...settings, 'max_connections=200'].flatMap(it => ['-c', it]),
    ],
    options,
  )
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await answers(url)
  return {
    url,
    async stop() {
      const ended = new Promise(resolve => server.once('exit', resolve))
      server.kill('SIGINT')
      await ended
      await rm(folder, { recursive: true })
    },
  }
}

/** Where `initdb` and `postgres` are: Debian keeps them out of the path. */
async function folderOfPrograms(): Promise<string> {
  const versions = await readdir(DEBIAN).catch(() => [])
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0]
  return newest ? join(DEBIAN, newest, 'bin') : ''
}

const idOf = (which: '-u' | '-g') =>
  Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }))

async function answers(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (tries > 100) throw error
      await pause(100)
    }
  }
}
