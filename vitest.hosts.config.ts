import { defineConfig } from 'vitest/config'

/** The starters of docs/hosts, as who copies them starts them, in a Chromium. */
export default defineConfig({
  test: {
    include: ['test/hosts/**/*.test.ts'],
    globalSetup: ['test/hosts/setup.ts'],
    fileParallelism: false,
    retry: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
