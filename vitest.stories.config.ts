import { defineConfig } from 'vitest/config'

/** Opens every story of the built Storybook in a browser. */
export default defineConfig({
  test: {
    include: ['test/stories/**/*.test.ts'],
    // What fails once of a browser's many is told as unsteady by `npm test`, which lets a few of them pass.
    retry: 1,
    testTimeout: 240_000,
    hookTimeout: 120_000,
    maxConcurrency: 3,
  },
})
