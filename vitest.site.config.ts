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
          // A database in process and real password hashes take their time on a busy machine.
          testTimeout: 20_000,
        },
      },
      { test: { ...inBrowser, name: 'pages', include: ['test/site/**/*.test.ts'] } },
    ],
  },
})
