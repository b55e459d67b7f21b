import { defineConfig } from 'vitest/config'
import { inBrowser } from './test/pages/in-browser.mjs'

const include = ['test/pages/**/*.test.ts']
const timed = 'test/pages/timed/**'

/** The pages that show the tags. */
export default defineConfig({
  test: {
    projects: [
      { test: { ...inBrowser, name: 'pages', include, exclude: [timed], maxWorkers: 4 } },
      {
        // What measures time has the machine to itself, when all else is done.
        test: {
          ...inBrowser,
          name: 'timed',
          include: ['test/pages/timed/*.test.ts'],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
