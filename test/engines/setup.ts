import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildSync } from 'esbuild'
import type { TestProject } from 'vitest/node'
import { serveDemo } from '../pages/demo'
import { buildShipped } from '../pages/fixtures/build'
import type { Engine } from './driver'

declare module 'vitest' {
  interface ProvidedContext {
    /** The engine that the tests run in. */
    engine: Engine
  }
}

const SCRIPT = '/__in-page.js'

/** Starts the demo site for all engines; each of its pages runs what the tests ask of it first. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dist = await mkdtemp(path.join(tmpdir(), 'ndt-engines-'))
  if (!existsSync('dist/ndt.js')) await buildShipped()
  await cp('dist', dist, { recursive: true })
  const demo = await serveDemo(dist, watched(build()))
  project.provide('demos', [demo.origin])
  return async () => {
    await Promise.all([demo.close(), rm(dist, { recursive: true })])
  }
}

function build(): string {
  const entryPoints = ['test/engines/in-page.ts']
  const options = { bundle: true, format: 'iife', globalName: 'inPage', write: false } as const
  return buildSync({ entryPoints, ...options }).outputFiles[0]!.text
}

/** Puts the script into each page: a file of the page's own origin, as its policy asks for. */
function watched(script: string) {
  return async (request: Request, answer: () => Promise<Response>): Promise<Response> => {
    if (new URL(request.url).pathname === SCRIPT) {
      return new Response(script, { headers: { 'Content-Type': 'text/javascript' } })
    }
    // what is compressed takes no script
    request.headers.delete('Accept-Encoding')
    const response = await answer()
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response
    const html = (await response.text()).replace('<head>', `$&<script src="${SCRIPT}"></script>`)
    return new Response(html, response)
  }
}
