import { chromium, type Browser, type Page } from 'playwright-core'
import type { demoAccounts } from '../../demo/db/seed'
import { provideChromium } from '../../test/pages/chromium'
import { isRoot } from '../../test/pages/debian'
import { startSite, type Site } from './site'
import { bytesOf, filledScript } from './visit'

/** 150 ms; 1.6 Mbit/s down, 0.75 up. */
const networks = {
  'slow 4G': { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
  far: { latency: 150, downloadThroughput: -1, uploadThroughput: -1 },
}

/** What a visitor comes with. */
export interface Visitor {
  account?: keyof typeof demoAccounts
  /** How many times slower the processor is made. */
  slower?: number
  /** The browser's own shaping: of a phone far from the mast, or of a server far away and nothing else. */
  network?: keyof typeof networks
  /** When a page counts as filled: runs in it, each frame. */
  filled?: () => boolean
  /** What the site answers otherwise to this visitor: rows of a list, entries of a choice. */
  cookies?: Record<string, string>
}

/** A visitor's window. */
export interface Visit {
  page: Page
  /** Milliseconds from the start of the page in view until it was filled. */
  whenFilled(): Promise<number>
  /** Kilobytes that came by the network so far. */
  kilobytes(): number
  close(): Promise<void>
}

/** The browser and the site that all cases share. */
export class Bench {
  private constructor(
    private readonly browser: Browser,
    readonly site: Site,
  ) {}

  static async open(): Promise<Bench> {
    const args = ['--disable-gpu', '--in-process-gpu', '--disable-background-networking']
    if (isRoot) args.push('--no-sandbox')
    const browser = await chromium.launch({ executablePath: provideChromium(), args })
    return new Bench(browser, await startSite())
  }

  get version(): string {
    return this.browser.version()
  }

  /** Opens a window of its own, with nothing in its cache. */
  async visit({ account, slower, network, filled, cookies = {} }: Visitor = {}): Promise<Visit> {
    const context = await this.browser.newContext({ viewport: { width: 1280, height: 900 } })
    if (account) cookies = { ...cookies, ndt_session: await this.site.session(account) }
    await context.addCookies(
      Object.entries(cookies).map(([name, value]) => {
        return { name, value, domain: '127.0.0.1', path: '/' }
      }),
    )
    await context.addInitScript(filledScript(filled))
    context.setDefaultTimeout(15_000)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const kilobytes = await bytesOf(session)
    if (slower) await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    if (network) {
      const conditions = { offline: false, ...networks[network] }
      await session.send('Network.emulateNetworkConditions', conditions)
    }
    return {
      page,
      kilobytes,
      async whenFilled() {
        const isFilled = () => (globalThis as { filledAt?: number }).filledAt
        const found = await page.waitForFunction(isFilled, undefined, { polling: 50 })
        return (await found.jsonValue())!
      },
      close: () => context.close(),
    }
  }

  async close(): Promise<void> {
    await this.browser.close()
    await this.site.close()
  }
}
