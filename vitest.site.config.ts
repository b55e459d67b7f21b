import { defineConfig } from 'vitest/config'
import { inBrowser } from './test/pages/in-browser.mjs'

/** The demo: its server on the embedded database, and the pages that are its own. */
export default defineConfig({
  test: {
    maxWorkers: 4,
    projects: [
      {
        define: { __VERSION__: JSON.stringify('0.0.0-test') },
        test: {
          name: 'server',
          include: ['test/demo/**/*.test.ts'],
          globalSetup: ['test/demo/server-tags.ts'],
          isolate: false,
          restoreMocks: true,
          // Only what hangs may fail by time: a database in process and real password hashes take theirs.
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      { test: { ...inBrowser, name: 'pages', include: ['test/site/**/*.test.ts'] } },
    ],
  },
})
