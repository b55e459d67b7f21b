import { defineConfig } from 'vitest/config'

/** The server as it is run: its processes, and its own tests on PostgreSQL, with and without an S3 store. */
export default defineConfig({
  test: {
    globalSetup: ['test/server/setup.ts', 'test/demo/server-tags.ts'],
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'processes',
          include: ['test/server/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
      ...[
        { name: 'PostgreSQL', setupFiles: [] },
        { name: 'PostgreSQL and S3', setupFiles: ['test/server/with-store.ts'] },
      ].map(stand => ({
        define: { __VERSION__: JSON.stringify('0.0.0-test') },
        test: {
          ...stand,
          include: ['test/demo/**/*.test.ts'],
          isolate: false,
          restoreMocks: true,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      })),
    ],
  },
})
