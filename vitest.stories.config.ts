import { defineConfig } from 'vitest/config'

/** Opens every story of the built Storybook in a browser. */
export default defineConfig({
  test: {
    include: ['test/stories/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 30_000,
    maxConcurrency: 3,
  },
})
