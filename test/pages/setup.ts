import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { launchServer, provideChromium } from './chromium'
import { serveDemo } from './demo'
import { buildFixtures, buildShipped } from './fixtures/build'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser that all tests share is to be reached. */
    browser: string
    /** The folder with the built fixture tags. */
    fixtures: string
    /** The demo site's address. */
    demo: string
  }
}

/** Starts what all files of tests share: one browser, the built fixtures, the demo site. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const executable = chromiumOrExit()
  const folder = await mkdtemp(path.join(tmpdir(), 'ndt-pages-'))
  const [fixtures, dist] = [path.join(folder, 'fixtures'), path.join(folder, 'dist')]
  await buildFixtures(fixtures)
  if (!existsSync('dist/ndt.js')) await buildShipped()
  // A copy, so that a build in the meantime breaks no test.
  await cp('dist', dist, { recursive: true })
  const [demo, browser] = await Promise.all([serveDemo(dist), launchServer(executable)])
  project.provide('browser', browser.wsEndpoint())
  project.provide('fixtures', fixtures)
  project.provide('demo', demo.origin)
  return async () => {
    await Promise.all([browser.close(), demo.close(), rm(folder, { recursive: true })])
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
