import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { provide } from '../pages/debian'
import { freePort } from '../support/free-port'
import type { Driver } from './driver'
import { openSession } from './webdriver'

const XVFB = {
  name: 'Xvfb',
  places: ['/usr/bin/Xvfb'],
  packages: ['xvfb', 'xauth', 'dbus'],
  variable: 'XVFB_PATH',
}

const WEBKIT = {
  name: 'WebKitWebDriver',
  places: ['/usr/bin/WebKitWebDriver'],
  packages: ['webkit2gtk-driver', 'fonts-liberation'],
  variable: 'WEBKIT_DRIVER_PATH',
}

/** Where the pointer is at first: without a manager of windows, the one under it has the keyboard. */
const POINTER = { x: 700, y: 550 }

/** The WebKit of GTK, on a screen that nobody sees. */
export async function openWebKit(): Promise<Driver> {
  const screen = await openScreen()
  const port = await freePort()
  const driver = spawn(provide(WEBKIT), [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.display },
  })
  const origin = `http://127.0.0.1:${port}`
  await isUp(`${origin}/status`)
  const session = await openSession(origin, { alwaysMatch: {} })
  await session.call('POST', '/window/rect', { width: 1280, height: 960 })

  async function resize(width: number, height: number) {
    const x = POINTER.x - Math.round(width / 2)
    const y = POINTER.y - Math.round(height / 2)
    await session.call('POST', '/window/rect', { x, y, width, height })
  }

  return {
    open: async url => void (await session.call('POST', '/url', { url })),
    evaluate: (run, given) => session.run(String(run), given) as never,
    async resize(width, height) {
      await resize(width, height)
      // its bars take what is not the page's
      const inside = (await session.run('() => [innerWidth, innerHeight]', 0)) as number[]
      await resize(Math.max(width, 2 * width - inside[0]!), 2 * height - inside[1]!)
    },
    async clickAt({ x, y }) {
      const actions = [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }
      await session.call('POST', '/actions', { actions: [mouse] })
    },
    press: keys => session.keys([keys]),
    type: text => session.keys([...text]),
    async upload(input, path) {
      const element = await session.run('([selector, name]) => inPage.input(selector, name)', input)
      const [id] = Object.values(element as Record<string, string>)
      await session.call('POST', `/element/${id}/value`, { text: path })
    },
    forget: async () => void (await session.call('DELETE', '/cookie')),
    async close() {
      await session.call('DELETE', '')
      driver.kill()
      screen.process.kill()
    },
  }
}

async function openScreen(): Promise<{ display: string; process: ChildProcess }> {
  const words = ['-displayfd', '1', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp']
  const process = spawn(provide(XVFB), words, { stdio: ['ignore', 'pipe', 'ignore'] })
  const number = await new Promise<Buffer>(resume => process.stdout.once('data', resume))
  return { display: `:${String(number).trim()}`, process }
}

async function isUp(address: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
    await wait(100)
  }
  throw new Error(`Nothing answers at ${address}`)
}
