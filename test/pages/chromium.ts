import { chromium, type BrowserServer } from 'playwright-core'
import { isRoot, provide } from './debian'

const PLACES = [
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
  ...(isRoot ? ['--no-sandbox'] : []),
]

/** Starts a Chromium; several processes can then connect to it. */
export function launchServer(executablePath = provideChromium()): Promise<BrowserServer> {
  return chromium.launchServer({ executablePath, args: ARGUMENTS })
}

/** A Chromium's path; installs Debian's where it may, or throws an error that says what to do. */
export function provideChromium(): string {
  return provide({
    name: 'Chromium',
    places: [...PLACES, chromium.executablePath()],
    packages: ['chromium', 'fonts-liberation'],
    variable: 'CHROMIUM_PATH',
  })
}
