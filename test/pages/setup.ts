import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { provideChromium } from './chromium'
import { FRESH, serveDemo } from './demo'
import { buildFixtures, buildShipped } from './fixtures/build'

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of the browser, which each worker starts once. */
    browser: string
    /** The folder with the built fixture tags. */
    fixtures: string
    /** The address of each worker's demo site. */
    demos: string[]
  }
}

/** Files that are tested at once, as they wait more than they work; each has a demo site, and so a database, of its own. */
const WORKERS = 4

/** Starts what all files of tests share: the browser, the built fixtures, and a demo site a worker. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const executable = chromiumOrExit()
  const folder = await mkdtemp(path.join(tmpdir(), 'ndt-pages-'))
  const [fixtures, dist] = [path.join(folder, 'fixtures'), path.join(folder, 'dist')]
  await buildFixtures(fixtures)
  if (!existsSync('dist/ndt.js')) await buildShipped()
  // A copy, so that a build in the meantime breaks no test.
  await cp('dist', dist, { recursive: true })
  const demos = await Promise.all(Array.from({ length: WORKERS }, () => serveDemo(dist)))
  // The first fills its database and keeps what that came to, which the others then take: filled four times, it is 10 s more.
  await fetch(new URL(FRESH, demos[0]!.origin))
  project.provide('browser', executable)
  project.provide('fixtures', fixtures)
  project.provide(
    'demos',
    demos.map(({ origin }) => origin),
  )
  return async () => {
    await Promise.all(demos.map(demo => demo.close()))
    await rm(folder, { recursive: true })
  }
}

function chromiumOrExit(): string {
  try {
    return provideChromium()
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
