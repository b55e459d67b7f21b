import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { provideChromium } from '../pages/chromium'
import { serveDemo } from '../pages/demo'
import { buildShipped } from '../pages/fixtures/build'
import { faultyWire } from './wire'

/** Files that are tested at once, as they wait more than they work. */
const WORKERS = 3

/** Starts a demo site for each worker, each behind a wire of its own that can go wrong. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync('dist/ndt.js')) await buildShipped()
  const dist = await mkdtemp(path.join(tmpdir(), 'ndt-faults-'))
  await cp('dist', dist, { recursive: true })
  const sites = Array.from({ length: WORKERS }, () => serveDemo(dist, faultyWire()))
  const demos = await Promise.all(sites)
  project.provide('browser', provideChromium())
  project.provide(
    'demos',
    demos.map(({ origin }) => origin),
  )
  return async () => {
    await Promise.all(demos.map(demo => demo.close()))
    await rm(dist, { recursive: true })
  }
}
