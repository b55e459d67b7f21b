import type { Browser } from 'playwright-core'
import sharp, { type OverlayOptions } from 'sharp'
import type { Story } from '../stories/built'
import { StoryWindow, type Look } from '../stories/story-window'
import { keep } from './keep'

const light: Look = { width: 1280, theme: 'light', isWideFont: false }
const dark: Look = { ...light, theme: 'dark' }
const phone = { width: 375 }

/** How every story is seen; between them are both themes and both widths. */
const LOOKS: Look[] = [light, { ...dark, ...phone }]

/** How the first story of a screen or a part is seen: in both themes at both widths. */
const ALL_LOOKS: Look[] = [light, dark, { ...light, ...phone }, { ...dark, ...phone }]

/** Takes the picture of a story: its looks side by side. */
export class Camera {
  private constructor(
    private readonly wide: StoryWindow,
    private readonly narrow: StoryWindow,
  ) {}

  static async open(browser: Browser, origin: string): Promise<Camera> {
    const windows = [light, { ...light, ...phone }].map(look =>
      StoryWindow.open(browser, origin, look),
    )
    return new Camera(...((await Promise.all(windows)) as [StoryWindow, StoryWindow]))
  }

  /** As it is kept. What a story plays depends on the room: it is played anew where that is another. */
  async take(story: Story, isFirst: boolean): Promise<Buffer> {
    const pictures: Buffer[] = []
    const { isPlayed } = await this.wide.show(story.id, holdLongWaits)
    if (isPlayed) await this.narrow.show(story.id, holdLongWaits)
    for (const look of isFirst ? ALL_LOOKS : LOOKS) {
      const isNarrow = isPlayed && look.width === phone.width
      const window = isNarrow ? this.narrow : this.wide
      await window.turn(look)
      pictures.push(await window.picture())
    }
    return besideEachOther(pictures)
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

async function besideEachOther(pictures: Buffer[]): Promise<Buffer> {
  const sizes = await Promise.all(pictures.map(picture => sharp(picture).metadata()))
  let width = 0
  const placed: OverlayOptions[] = pictures.map((input, index) => {
    const left = width
    width += sizes[index]!.width
    return { input, left, top: 0 }
  })
  const height = Math.max(...sizes.map(size => size.height))
  const whole = sharp({ create: { width, height, channels: 3, background: '#fff' } })
  return keep(whole.composite(placed))
}
