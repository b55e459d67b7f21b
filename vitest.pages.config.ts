import { defineConfig } from 'vitest/config'
import { inBrowser } from './test/pages/in-browser.mjs'

const { globalSetup, ...each } = inBrowser
const include = ['test/pages/**/*.test.ts']
const timed = 'test/pages/timed/**'

/** The pages that show the tags. */
export default defineConfig({
  test: {
    // once for both: each would start sites and build fixtures of its own
    globalSetup,
    projects: [
      { test: { ...each, name: 'pages', include, exclude: [timed], maxWorkers: 4 } },
      {
        // What measures a thread's own time has a core to itself, when all else is done.
        test: {
          ...each,
          name: 'timed',
          include: ['test/pages/timed/*.test.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
