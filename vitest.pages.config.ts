import { defineConfig } from 'vitest/config'

/** Tests of whole pages, in a Chromium, against fixtures and the demo site. */
export default defineConfig({
  test: {
    include: ['test/pages/**/*.test.ts'],
    globalSetup: ['test/pages/setup.ts'],
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
