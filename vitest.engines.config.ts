import { defineConfig } from 'vitest/config'
import type { Engine } from './test/engines/driver'

const ENGINES: Engine[] = ['Chromium', 'Firefox', 'WebKit']

/** The demo site in each engine; one alone: `npm run test:engines -- --project WebKit`. */
export default defineConfig({
  test: {
    globalSetup: ['test/engines/setup.ts'],
    fileParallelism: false,
    projects: ENGINES.map(engine => ({
      test: {
        name: engine,
        provide: { engine },
        include: ['test/engines/**/*.test.ts'],
        // a busy machine may fail one of a browser's many once
        retry: 1,
        testTimeout: 180_000,
        hookTimeout: 90_000,
        expect: { poll: { timeout: 15_000 } },
      },
    })),
  },
})
