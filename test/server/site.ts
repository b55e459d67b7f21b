import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Hono } from 'hono'
import type { Env } from '../../demo/auth/env'
import { Visitor } from '../demo/visitor'

/** A running server: one process, or several behind one port. */
export interface RunningSite {
  origin: string
  child: ChildProcess
  /** The lines of its log, as far as they have come. */
  log: Record<string, unknown>[]
  /** Resolves with how it ended. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
}

/** Starts the demo's server as `npm start` does, at a free port; `limits` are the shell's, set before. Its errors are `heard`. */
export async function startSite(
  env: Record<string, string>,
  { script = 'demo/server.ts', limits = '', heard = (line: string) => console.error(line) } = {},
): Promise<RunningSite> {
  const command = `${limits} exec node --import tsx ${script}`
  const child = spawn('sh', ['-c', command], {
    env: { ...process.env, DATABASE_URL: '', PORT: '0', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended: RunningSite['ended'] = new Promise(resolve =>
    child.once('exit', (code, signal) => resolve({ code, signal })),
  )
  createInterface({ input: child.stderr! }).on('line', heard)
  const log: RunningSite['log'] = []
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout! }).on('line', line => {
      if (line.startsWith('{')) log.push(JSON.parse(line))
      const [, scheme, port] = /(https?):\/\/localhost:(\d+)/.exec(line) ?? []
      if (port) resolve(`${scheme}://127.0.0.1:${port}`)
    })
    void ended.then(({ code }) => reject(new Error(`The server ended with ${code}.`)))
  })
  return { origin, child, log, ended }
}

/** A visitor of a running site. */
export function visitorOf(origin: string): Visitor {
  const request = (path: string, init: RequestInit) =>
    fetch(origin + path, { ...init, redirect: 'manual' })
  return new Visitor({ request } as unknown as Hono<Env>)
}

/** What a client waits for an answer before it tries again. */
const PATIENCE = 20_000

/** Calls the API as a visitor who is signed in. */
export function callAs(origin: string, { cookies }: Visitor, path: string, body?: FormData) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const token = decodeURIComponent(cookies.get('XSRF-TOKEN') ?? '')
  const headers = { cookie, 'x-xsrf-token': token, 'x-requested-with': 'XMLHttpRequest' }
  return fetch(origin + path, {
    method: body ? 'POST' : 'GET',
    headers,
    signal: AbortSignal.timeout(PATIENCE),
    ...(body && { body }),
  })
}
