import { defineConfig } from 'vitest/config'
import { inBrowser } from './test/pages/in-browser.mjs'

/** Hours of work in two tabs, by a seeker and by a company. */
export default defineConfig({
  test: {
    ...inBrowser,
    include: ['test/walk/**/*.test.ts'],
    maxWorkers: 2,
    retry: 0,
    // one act that waited in vain ends hours of them
    expect: { poll: { timeout: 120_000 } },
  },
})
