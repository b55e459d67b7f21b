import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium, type BrowserServer } from 'playwright-core'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const PACKAGES = ['chromium', 'fonts-liberation']

const isRoot = process.getuid?.() === 0

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
  const given = process.env['CHROMIUM_PATH']
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH leads nowhere: ${given}`)
  const found = given ?? findChromium()
  if (found) return found
  if (isRoot && existsSync('/etc/debian_version')) install()
  const installed = findChromium()
  if (installed) return installed
  throw new Error(
    `No Chromium found: install ${PACKAGES.join(' and ')}, or name one in CHROMIUM_PATH.`,
  )
}

function findChromium(): string | undefined {
  return [...PLACES, chromium.executablePath()].find(existsSync)
}

function install(): void {
  console.log(`Installing ${PACKAGES.join(', ')} …`)
  const apt = (...words: string[]) =>
    execFileSync('apt-get', words, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  try {
    apt('update')
    apt('install', '-y', '--no-install-recommends', ...PACKAGES)
  } catch {
    // What to do is said by the caller.
  }
}
