import { defineConfig } from 'vitest/config'
import { inBrowser } from './test/pages/in-browser.mjs'

const built = ['test/embedding/{checker/*,screens}.test.ts']

/** What others make with it: their own pages, bundles and backends, and the next screens. */
export default defineConfig({
  test: {
    maxWorkers: 4,
    projects: [
      {
        test: {
          ...inBrowser,
          name: 'pages',
          include: ['test/embedding/**/*.test.ts'],
          exclude: built,
        },
      },
      {
        define: { __VERSION__: JSON.stringify('0.0.0-test') },
        test: {
          name: 'commands',
          include: built,
          globalSetup: ['test/demo/server-tags.ts'],
          isolate: false,
          restoreMocks: true,
          testTimeout: 20_000,
        },
      },
    ],
  },
})
