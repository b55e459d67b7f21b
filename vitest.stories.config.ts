import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const timed = 'test/stories/timed/*.test.ts'

const each: TestProjectInlineConfiguration['test'] = {
  // What fails once of a browser's many is told as unsteady by `npm test`, which lets a few of them pass.
  retry: 1,
  testTimeout: 240_000,
  hookTimeout: 120_000,
  maxConcurrency: 3,
  // of what is drawn late, only what never comes may fail by time
  expect: { poll: { timeout: 40_000 } },
}

/** Opens every story of the built Storybook in a browser. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...each,
          name: 'stories',
          include: ['test/stories/**/*.test.ts'],
          exclude: [timed],
        },
      },
      // What measures a time has a core to itself, when all else is done.
      { test: { ...each, name: 'timed', include: [timed], sequence: { groupOrder: 1 } } },
    ],
  },
})
