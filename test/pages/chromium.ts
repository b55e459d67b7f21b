import path from 'node:path'
import { chromium, type Browser } from 'playwright-core'
import { isRoot, provide } from './debian'

/** Debian's Chromium without windows: the same engine, and a page of it takes a third of the time. */
const SHELL = '/usr/bin/chromium-headless-shell'

/** Where a Chromium with windows may be. */
export const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Chromium without what talks to the network by itself. */
const ARGUMENTS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--in-process-gpu',
  // A page of a test is gone before the code that is made for it has paid for itself.
  '--js-flags=--no-maglev,--no-opt',
  ...(isRoot ? ['--no-sandbox'] : []),
]

/** Starts a Chromium with the fonts of the tests, whatever the machine has; `without` some of what Playwright tells it. */
export function launch(
  executablePath = provideChromium(),
  without: string[] = [],
): Promise<Browser> {
  const env = { ...process.env, FONTCONFIG_FILE: path.resolve('test/pages/fonts.conf') }
  return chromium.launch({ executablePath, args: ARGUMENTS, env, ignoreDefaultArgs: without })
}

/** A Chromium's path; installs Debian's where it may, or throws an error that says what to do. */
export function provideChromium(): string {
  return provide({
    name: 'Chromium',
    best: SHELL,
    places: [...PLACES, chromium.executablePath()],
    packages: ['chromium-headless-shell'],
    variable: 'CHROMIUM_PATH',
  })
}
