import type Axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { wideFont } from '../pages/fonts'

/** What Storybook says of a story that was shown, played and checked. */
export interface Verdict {
  /** It did something once it was shown: what it does may depend on the room. */
  isPlayed: boolean
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

interface Finished extends Pick<Verdict, 'reporters'> {
  storyId: string
}

interface Preview {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    last(event: string): [Finished] | undefined
    on(event: string, heard: (story: Finished) => void): void
  }
  /** What was told of this page's story, and by its frames of theirs. */
  finished?: Finished[]
  __STORYBOOK_PREVIEW__?: { currentRender?: { story?: { playFunction?: unknown } } }
}

/** The rules whose outcome hangs on colours and the width of letters, and not on what is in the page. */
const DRAWN = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size']

/** When all stories play, so that no day shows another picture. */
const TODAY = new Date('2026-11-24T10:00:00')

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
    // what is typed in one story is kept for the next that has its form
    await context.addInitScript(() => {
      if (self !== top || location.protocol !== 'http:') return
      sessionStorage.clear()
      localStorage.clear()
    })
    const page = await context.newPage()
    // only what hangs may fail by time: the machine may have much else to do
    page.setDefaultTimeout(120_000)
    await page.clock.setFixedTime(TODAY)
    return new StoryWindow(page, origin, look)
  }

  /** Opens a story on a page of its own, where `first` runs, and waits for Storybook's verdict. */
  async show(id: string, first = () => {}): Promise<Verdict> {
    const { theme, width } = this.look
    await this.#resize(width)
    await this.page.goto(`${this.origin}/iframe.html?id=${id}&globals=theme:${theme}`)
    await this.page.evaluate(first)
    // axe tells at length what is right, too: that stays where it is
    const finished = (id: string) => {
      const page = globalThis as Preview
      const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = page
      if (channel && !page.finished) {
        page.finished = [...(channel.last('storyFinished') ?? [])]
        channel.on('storyFinished', story => page.finished!.push(story))
      }
      const all = page.finished?.find(({ storyId }) => storyId === id)?.reporters
      const reporters = all?.map(({ type, result }) => {
        const { violations, toolOptions, missing, unexpected } = result
        return { type, result: { violations, toolOptions, missing, unexpected } }
      })
      // its file may have it from another, where Storybook's index sees no `play`
      return reporters && { reporters, isPlayed: !!preview?.currentRender?.story?.playFunction }
    }
    // asked in every frame, a page would draw every frame
    const verdict = await this.page.waitForFunction(finished, id, { polling: 30 })
    return (await verdict.jsonValue())!
  }

  /** Gives the story that is shown another look, as it stands. */
  async turn(look: Look): Promise<void> {
    await this.#resize(look.width)
    await this.page.evaluate(async look => {
      const { dataset, style } = document.documentElement
      dataset['ndtTheme'] = look.theme
      style.setProperty('--ndt-font', look.isWideFont ? "'DejaVu Sans'" : 'Arial')
      await new Promise(resume => requestAnimationFrame(() => requestAnimationFrame(resume)))
    }, look)
  }

  /** What axe finds in the story in another theme and font, at the width of the last check, whose options it had. */
  checkDrawn(toolOptions: RunOptions): Promise<Checked['violations']> {
    const values = DRAWN.filter(rule => toolOptions.rules?.[rule]?.enabled !== false)
    return this.check({ ...toolOptions, runOnly: { type: 'rule', values } })
  }

  /** What axe finds in the story that is shown, by the options that its first check had. */
  check(toolOptions: RunOptions): Promise<Checked['violations']> {
    return this.page.evaluate(
      async toolOptions => {
        const { axe } = globalThis as unknown as { axe: typeof Axe }
        const { violations } = await axe.run({ exclude: ['.sb-wrapper'] }, toolOptions)
        return violations
      },
      { ...toolOptions, resultTypes: ['violations' as const] },
    )
  }

  /** The story as it stands, a PNG of the whole page; what moves is at its end. */
  async picture(): Promise<Buffer> {
    const { width } = this.page.viewportSize()!
    const height = await this.page.evaluate(() => document.documentElement.scrollHeight)
    // rows out of view are not drawn: all of it has to be in view
    await this.page.setViewportSize({ width, height: Math.max(900, height) })
    await this.page.evaluate(
      () => new Promise(resume => requestAnimationFrame(() => requestAnimationFrame(resume))),
    )
    const picture = await this.page.screenshot({ animations: 'disabled' })
    await this.page.setViewportSize({ width, height: 900 })
    return picture
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
