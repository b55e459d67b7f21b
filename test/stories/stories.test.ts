import { readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { launchServer } from '../pages/chromium'
import { serveFolder } from './static-server'
import { StoryWindow, type Verdict } from './story-window'

/** Stories that are open at once; a story waits more than it works. */
const AT_ONCE = 3

const FOLDER = 'storybook-static'
/** From `npm run storybook:build`. */
const { entries } = JSON.parse(readFileSync(`${FOLDER}/index.json`, 'utf8')) as {
  entries: Record<string, { id: string; title: string; name: string; type: string }>
}
const stories = Object.values(entries).filter(({ type }) => type === 'story')

const { origin, close } = await serveFolder(FOLDER)
const server = await launchServer()
const browser = await chromium.connect(server.wsEndpoint())
const free = await Promise.all(
  Array.from({ length: AT_ONCE }, async () => ({
    wide: await StoryWindow.open(browser, origin, 1280),
    narrow: await StoryWindow.open(browser, origin, 375),
  })),
)
afterAll(async () => {
  await server.close()
  close()
})

for (const { id, title, name } of stories) {
  test.concurrent(`${title}: ${name}`, async () => {
    const windows = free.pop()!
    const faults = await Promise.all(
      Object.entries(windows).map(async ([width, window]) => [
        ...faultsOf(await window.show(id), `${width}, light`),
        ...faultsOf(await window.turn('dark'), `${width}, dark`),
        ...window.takeStrays(),
      ]),
    ).finally(() => free.push(windows))
    expect(faults.flat()).toEqual([])
  })
}

/** A story that broke while it was drawn has no reports at all. */
function faultsOf({ reporters }: Verdict, where: string): string[] {
  const lists = ['console', 'a11y'].map(type => {
    const report = reporters.find(report => report.type === type)?.result
    if (!report) return [`no report of ${type}`]
    const { violations = [], missing = [], unexpected = [] } = report
    return [
      ...violations.flatMap(({ help, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${help}: ${html} ${failureSummary}`),
      ),
      ...missing.map(line => `expected on the console: ${line}`),
      ...unexpected.map(line => `console: ${line}`),
    ]
  })
  return lists.flat().map(fault => `${where}: ${fault}`)
}
