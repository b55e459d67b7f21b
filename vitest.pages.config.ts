import { defineConfig } from 'vitest/config'
import { inBrowser } from './test/pages/in-browser.mjs'

/** The pages that show the tags. */
export default defineConfig({
  test: { ...inBrowser, include: ['test/pages/**/*.test.ts'], maxWorkers: 4 },
})
