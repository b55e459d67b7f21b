import { defineConfig } from 'vitest/config'

/** Every call of the contract, gone wrong in every way, behind the screens that make it. */
export default defineConfig({
  test: {
    include: ['test/faults/**/*.test.ts'],
    globalSetup: ['test/faults/setup.ts'],
    setupFiles: ['test/faults/each-file.ts'],
    reporters: ['default', './test/faults/reporter.ts'],
    isolate: false,
    maxWorkers: 3,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
  },
})
