import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject, vi } from 'vitest'
import { examplesOf } from '../support/examples'
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

/** What a starter's README leaves to its machine. */
interface Kind {
  /** What its pages let run. */
  scripts: RegExp
  /** The programs here, by their names there. */
  programs: () => Record<string, string>
  /** The command that serves, on a port of the test's own. */
  at: (command: string, port: number) => string
}

const php: Kind = {
  scripts: /script-src 'self';/,
  programs: () => ({ php: inject('programs').php }),
  at: (command, port) => command.replace('8000', String(port)),
}

const django: Kind = {
  scripts: /script-src 'nonce-[\w-]{16,}' 'strict-dynamic';/,
  programs: () => ({ python3: inject('programs').python }),
  at: (command, port) => `${command} --noreload 127.0.0.1:${port}`,
}

const hono: Kind = {
  scripts: /script-src 'self';/,
  programs: () => ({ node: inject('programs').node }),
  at: (command, port) => `${command} ${port}`,
}

/** The starters that are tested, by their folders. */
export const starters = { php, django, hono }

/** Takes the steps of a starter's README in a copy: it has the widgets, its database and an account, and serves. */
export async function start(name: keyof typeof starters): Promise<Starter> {
  const { scripts, programs, at } = starters[name]
  const copy = await mkdtemp(path.join(tmpdir(), `ndt-${name}-`))
  const cwd = path.join(copy, 'docs/hosts', name)
  // as it is fetched, without what somebody's own try of it left
  const isCode = (file: string) => !/\/(data|ndt|node_modules)$/.test(file)
  await cp('docs/hosts', path.dirname(cwd), { recursive: true, filter: isCode })
  await cp('dist', path.join(copy, 'dist'), { recursive: true })
  await symlink(path.resolve('node_modules'), path.join(copy, 'node_modules'))
  const steps = stepsOf(name, programs())
  const said = execFileSync('sh', ['-ec', steps.slice(0, -1).join('\n')], { cwd, encoding: 'utf8' })
  const [, email, password] = /(\S+@\S+) (\S+)/.exec(said)!
  const port = await freePort()
  const command = `exec env ${at(steps.at(-1)!, port)}`
  const server = spawn('sh', ['-c', command], { cwd, stdio: 'ignore' })
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

/** The lines of its README, with this machine's programs; its packages are here already. */
function stepsOf(name: string, programs: Record<string, string>): string[] {
  const [steps] = examplesOf(`docs/hosts/${name}/README.md`)
  return steps!.text
    .trim()
    .split('\n')
    .map(line => line.replace(/ +#.*/, ''))
    .filter(line => line !== 'npm install')
    .map(line =>
      line.replaceAll(/\b(php|python3|node) /g, (_, word: string) => `${programs[word]} `),
    )
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
