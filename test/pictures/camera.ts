import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import type { Story } from '../stories/built'
import { StoryWindow, type Look } from '../stories/story-window'
import { keep, type Picture } from './picture'

const WIDTHS = [1280, 375] as const
const THEMES = ['light', 'dark'] as const

/** How a story is seen. */
const looks = (width: number): Look[] => THEMES.map(theme => ({ width, theme, isWideFont: false }))

/** Takes the pictures of a story: in both themes at both widths. */
export class Camera {
  private constructor(
    private readonly wide: StoryWindow,
    private readonly narrow: StoryWindow,
  ) {}

  static async open(browser: Browser, origin: string): Promise<Camera> {
    const windows = WIDTHS.map(width => StoryWindow.open(browser, origin, looks(width)[0]!))
    return new Camera(...((await Promise.all(windows)) as [StoryWindow, StoryWindow]))
  }

  /** By name, as they are kept. What a story plays depends on the room: it is played anew where that is another. */
  async take({ id }: Story): Promise<Map<string, Picture>> {
    const { isPlayed } = await this.wide.show(id, holdLongWaits)
    if (isPlayed) await this.narrow.show(id, holdLongWaits)
    const taken = new Map<string, Picture>()
    for (const look of WIDTHS.flatMap(looks)) {
      const window = isPlayed && look.width === 375 ? this.narrow : this.wide
      await window.turn(look)
      taken.set(`${look.width} ${look.theme} ${id}`, await keep(sharp(await window.picture())))
    }
    return taken
  }
}

/**
 * Runs in a page: what goes by itself after a second or more, such as a toast, waits for its picture.
 *
 * No function in it has a name: tsx would mark it by a helper that the page does not have.
 */
function holdLongWaits() {
  const wait = globalThis.setTimeout as (...of: unknown[]) => unknown
  Reflect.set(globalThis, 'setTimeout', (run: unknown, ms = 0, ...args: unknown[]) =>
    ms >= 1000 ? 0 : wait(run, ms, ...args),
  )
}
