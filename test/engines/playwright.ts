import { firefox, type Browser, type Page } from 'playwright-core'
import { launch } from '../pages/chromium'
import { provide } from '../pages/debian'
import type { Driver, Part } from './driver'

/** The Chromium that the tests of pages run in. */
export async function openChromium(): Promise<Driver> {
  const browser = await launch()
  const page = await browser.newPage()
  return driverOf(page, () => browser.close())
}

/** The Firefox of the machine; Playwright cannot emulate anything in one that is not its own. */
export async function openFirefox(): Promise<Driver> {
  const browser: Browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: provide({
      name: 'Firefox',
      places: [
        '/usr/bin/firefox-esr',
        '/usr/bin/firefox',
        '/Applications/Firefox.app/Contents/MacOS/firefox',
      ],
      packages: ['firefox-esr', 'fonts-liberation'],
      variable: 'FIREFOX_PATH',
    }),
  })
  const nothing = { colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null }
  const page = await (await browser.newContext(nothing)).newPage()
  return driverOf(page, () => browser.close())
}

function driverOf(page: Page, close: () => Promise<void>): Driver {
  return {
    open: async address => void (await page.goto(address)),
    evaluate: (run, given) => page.evaluate(run as never, given) as never,
    resize: (width, height) => page.setViewportSize({ width, height }),
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    press: keys => page.keyboard.press(keys),
    type: text => page.keyboard.type(text),
    async upload(part, path) {
      const find = ([selector, name]: Part) => inPage.input(selector, name)
      const input = await page.evaluateHandle(find, part)
      await input.asElement()!.setInputFiles(path)
    },
    forget: () => page.context().clearCookies(),
    close,
  }
}
