import type { Browser, Page } from 'playwright-core'

/** What Storybook says of a story that was shown, played and checked. */
export interface Verdict {
  reporters: { type: string; result: Report }[]
}

/** What axe or the console had to say. */
export interface Report {
  violations?: { help: string; nodes: { html: string; failureSummary?: string }[] }[]
  missing?: string[]
  unexpected?: string[]
}

interface Preview {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    last(event: string): [Verdict] | undefined
    once(event: string, listener: (verdict: Verdict) => void): void
    emit(event: string, data: unknown): void
  }
}

/** A window in which stories are opened, one after the other. */
export class StoryWindow {
  #strays: string[] = []

  private constructor(
    private readonly page: Page,
    private readonly origin: string,
  ) {
    page.on('request', request => {
      const url = request.url()
      if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) this.#strays.push(url)
    })
  }

  static async open(browser: Browser, origin: string, width: number): Promise<StoryWindow> {
    const viewport = { width, height: 900 }
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
    return new StoryWindow(await context.newPage(), origin)
  }

  /** Opens a story on a page of its own, and waits for Storybook's verdict. */
  async show(id: string): Promise<Verdict> {
    await this.page.goto(`${this.origin}/iframe.html?id=${id}&globals=theme:light`)
    const verdict = await this.page.waitForFunction(() => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as Preview
      return channel?.last('storyFinished')?.[0]
    })
    return (await verdict.jsonValue())!
  }

  /** Turns the story that is shown to another theme, as the toolbar does; Storybook checks it again. */
  async turn(theme: 'dark' | 'light'): Promise<Verdict> {
    return this.page.evaluate(theme => {
      const channel = (globalThis as Preview).__STORYBOOK_ADDONS_CHANNEL__!
      return new Promise<Verdict>(resume => {
        channel.once('storyFinished', resume)
        channel.emit('updateGlobals', { globals: { theme } })
      })
    }, theme)
  }

  /** Requests that left the Storybook since last asked: a story brings all that it shows along. */
  takeStrays(): string[] {
    return this.#strays.splice(0)
  }
}
