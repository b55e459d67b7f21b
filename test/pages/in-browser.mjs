/**
 * How tests of whole pages run: in a Chromium, against fixtures and the demo site.
 *
 * @type {NonNullable<import('vitest/config').TestProjectInlineConfiguration['test']>}
 */
export const inBrowser = {
  globalSetup: ['test/pages/setup.ts'],
  setupFiles: ['test/pages/each-file.ts'],
  // The files of a worker share what they import: the driver of the browser takes its time to load.
  isolate: false,
  // What fails once of a browser's many is told as unsteady by `npm test`, which lets a few of them pass.
  retry: 1,
  // Only what hangs may fail by time: the machine may have much else to do.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 40_000 } },
}

/**
 * A folder of such tests, as many files at a time as there are demo sites.
 *
 * @param {string} folder
 */
export const folderInBrowser = folder => ({
  ...inBrowser,
  include: [`test/${folder}/**/*.test.ts`],
  maxWorkers: 4,
})
