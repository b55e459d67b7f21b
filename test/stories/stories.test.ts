import { readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { launchServer } from '../pages/chromium'
import { serveFolder } from './static-server'
import { StoryWindow, type Verdict } from './story-window'

const FOLDER = 'storybook-static'
/** From `npm run storybook:build`. */
const { entries } = JSON.parse(readFileSync(`${FOLDER}/index.json`, 'utf8')) as {
  entries: Record<string, { id: string; title: string; name: string; type: string }>
}
const stories = Object.values(entries).filter(({ type }) => type === 'story')

const { origin, close } = await serveFolder(FOLDER)
const server = await launchServer()
const browser = await chromium.connect(server.wsEndpoint())
const windows = await Promise.all(
  [1280, 375].map(async width => ({
    width,
    window: await StoryWindow.open(browser, origin, width),
  })),
)
afterAll(async () => {
  await server.close()
  close()
  expect(windows.flatMap(({ window }) => window.strays)).toEqual([])
})

for (const { id, title, name } of stories) {
  test(`${title}: ${name}`, async () => {
    const faults = windows.map(async ({ width, window }) => [
      ...faultsOf(await window.show(id), `${width} px, light`),
      ...faultsOf(await window.turn('dark'), `${width} px, dark`),
    ])
    expect((await Promise.all(faults)).flat()).toEqual([])
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
