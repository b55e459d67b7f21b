import type Axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { wideFont } from '../pages/fonts'

/** What Storybook says of a story that was shown, played and checked. */
export interface Verdict {
  reporters: { type: string; result: Report }[]
}

/** What axe or the console had to say. */
export interface Report extends Partial<Checked> {
  missing?: string[]
  unexpected?: string[]
}

/** What axe says, and the options that the story has it checked with. */
export interface Checked {
  violations: { help: string; nodes: { html: string; failureSummary?: string }[] }[]
  toolOptions: RunOptions
}

/** How a page shows stories. */
export interface Look {
  width: number
  theme: 'dark' | 'light'
  /** Set in a wide font, as a host's may be. */
  isWideFont: boolean
}

interface Preview {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    last(event: string): [Verdict] | undefined
  }
}

/** A window in which stories are opened, one after the other. */
export class StoryWindow {
  #strays: string[] = []

  private constructor(
    private readonly page: Page,
    private readonly origin: string,
    readonly look: Look,
  ) {
    page.on('request', request => {
      const url = request.url()
      if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) this.#strays.push(url)
    })
  }

  static async open(browser: Browser, origin: string, look: Look): Promise<StoryWindow> {
    const viewport = { width: look.width, height: 900 }
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
    if (look.isWideFont) await context.addInitScript(wideFont)
    return new StoryWindow(await context.newPage(), origin, look)
  }

  /** Opens a story on a page of its own, and waits for Storybook's verdict. */
  async show(id: string): Promise<Verdict> {
    const { theme, width } = this.look
    await this.#resize(width)
    await this.page.goto(`${this.origin}/iframe.html?id=${id}&globals=theme:${theme}`)
    // axe tells at length what is right, too: that stays where it is
    const finished = () => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as Preview
      const reporters = channel?.last('storyFinished')?.[0].reporters
      return reporters?.map(({ type, result }) => {
        const { violations, toolOptions, missing, unexpected } = result
        return { type, result: { violations, toolOptions, missing, unexpected } }
      })
    }
    // asked in every frame, a page would draw every frame
    const reporters = await this.page.waitForFunction(finished, null, { polling: 30 })
    return { reporters: (await reporters.jsonValue())! }
  }

  /** Gives the story that is shown another look, as it stands; axe checks it once more. */
  async turn(look: Look, toolOptions: RunOptions): Promise<Checked['violations']> {
    await this.#resize(look.width)
    return this.page.evaluate(
      async ({ look, toolOptions }) => {
        const { dataset, style } = document.documentElement
        dataset['ndtTheme'] = look.theme
        style.setProperty('--ndt-font', look.isWideFont ? "'DejaVu Sans'" : 'Arial')
        await new Promise(resume => requestAnimationFrame(() => requestAnimationFrame(resume)))
        const { axe } = globalThis as unknown as { axe: typeof Axe }
        const { violations } = await axe.run({ exclude: ['.sb-wrapper'] }, toolOptions)
        return violations
      },
      { look, toolOptions: { ...toolOptions, resultTypes: ['violations' as const] } },
    )
  }

  /** Requests that left the Storybook since last asked: a story brings all that it shows along. */
  takeStrays(): string[] {
    return this.#strays.splice(0)
  }

  async #resize(width: number): Promise<void> {
    if (this.page.viewportSize()!.width === width) return
    await this.page.setViewportSize({ width, height: 900 })
  }
}
