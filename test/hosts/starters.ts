import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject, vi } from 'vitest'
import { freePort } from '../support/free-port'

/** A starter at work. */
export interface Starter {
  origin: string
  /** The account that its setup made. */
  email: string
  password: string
  scripts: RegExp
  stop(): Promise<void>
}

/** What a starter's README says, as words of a shell. */
interface Steps {
  /** Where it serves static files from. */
  files: string
  /** What makes the database, and prints the account. */
  setup: string[][]
  serve: (port: number) => string[]
  env?: Record<string, string>
  /** What its pages let run. */
  scripts: RegExp
}

const php = (): Steps => ({
  files: 'public',
  scripts: /script-src 'self';/,
  setup: [[inject('programs').php, 'setup.php']],
  serve: port => [
    inject('programs').php,
    ...['-d', 'upload_max_filesize=8M', '-d', 'post_max_size=9M'],
    ...['-S', `127.0.0.1:${port}`, '-t', 'public', 'public/index.php'],
  ],
})

const django = (): Steps => {
  const manage = (...words: string[]) => [inject('programs').python, 'manage.py', ...words]
  return {
    files: 'static',
    setup: [manage('makemigrations', 'portal'), manage('migrate'), manage('sample')],
    serve: port => manage('runserver', '--noreload', `127.0.0.1:${port}`),
    env: { DEBUG: '1' },
    scripts: /script-src 'nonce-[\w-]{16,}' 'strict-dynamic';/,
  }
}

const hono = (): Steps => ({
  files: 'public',
  scripts: /script-src 'self';/,
  setup: [[process.execPath, 'setup.js']],
  serve: port => [process.execPath, 'server.js', String(port)],
})

/** Whether this Node has the SQLite that the starter in Hono keeps its data in. */
export const hasSqlite = isBuiltin('node:sqlite')

/** The starters that are tested, by their folders. */
export const starters = { php, django, hono } satisfies Record<string, () => Steps>

/** Copies a starter, puts the widgets into it and starts it, as its README says. */
export async function start(name: keyof typeof starters): Promise<Starter> {
  const { files, setup, serve, env, scripts } = starters[name]()
  const copy = await mkdtemp(path.join(tmpdir(), `ndt-${name}-`))
  // as it is fetched, without what somebody's own try of it left
  const isCode = (file: string) => !/\/(data|ndt|node_modules)$/.test(file)
  await cp('docs/hosts', copy, { recursive: true, filter: isCode })
  await symlink(path.resolve('node_modules'), path.join(copy, 'node_modules'))
  const cwd = path.join(copy, name)
  await cp('dist', path.join(cwd, files, 'ndt'), { recursive: true })
  await cp('docs/hosts/site.css', path.join(cwd, files, 'site.css'))
  const said = setup.map(([program, ...words]) =>
    execFileSync(program!, words, { cwd, encoding: 'utf8' }),
  )
  const [, email, password] = /(\S+@\S+) (\S+)/.exec(said.join(''))!
  const port = await freePort()
  const [program, ...words] = serve(port)
  const server = spawn(program!, words, { cwd, stdio: 'ignore', env: { ...process.env, ...env } })
  const origin = `http://127.0.0.1:${port}`
  await answers(`${origin}/user-sign-in`, server)
  return {
    origin,
    email: email!,
    password: password!,
    scripts,
    async stop() {
      const exit = once(server, 'exit')
      server.kill()
      await exit
      await rm(copy, { recursive: true })
    },
  }
}

function answers(url: string, server: ChildProcess): Promise<unknown> {
  return vi.waitFor(
    async () => {
      if (server.exitCode !== null) throw new Error(`It ended with ${server.exitCode}.`)
      const { status } = await fetch(url)
      if (status !== 200) throw new Error(`${url} answers ${status}.`)
    },
    { timeout: 30_000, interval: 100 },
  )
}
