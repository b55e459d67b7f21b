import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openInspected, panelOf, parts, serveInspected, type Broken } from './inspector-site'
import { newPage } from '../pages/support'

const library = (file: string) => readFileSync(`node_modules/${file}`, 'utf8')
const html = (body: string) =>
  new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } })

/** Two pages of one site; what is misspelled stands on the first alone, twice. */
const first = `<main id="main"><a href="/second">Second</a>
${'<ndt-saved-panel kindd="jobs"><a href="/jobs">Your jobs</a></ndt-saved-panel>'.repeat(2)}</main>`
const second = `<main id="main"><p>Second page</p>
<ndt-viewed-companies><a href="/companies">Companies</a></ndt-viewed-companies>
<ndt-profile-card><p>Amara</p></ndt-profile-card></main>`

/** The tags that the panel lists, each with its state. */
async function listed(page: Page): Promise<string[]> {
  const rows = panelOf(page).locator('.tags summary')
  return (await rows.allTextContents()).map(text => text.trim())
}

const choose = (page: Page, tab: string) =>
  panelOf(page)
    .getByRole('tab', { name: new RegExp(tab) })
    .click()

const PANEL = '<ndt-saved-panel>shown'
const SECOND = ['<ndt-viewed-companies>shown', '<ndt-profile-card>shown']

/** The first page is shown, with its tags and what is wrong on it. */
async function seeFirst(page: Page): Promise<void> {
  await panelOf(page)
    .getByText(/has no attribute kindd/)
    .first()
    .waitFor()
  await choose(page, 'Tags')
  await expect.poll(() => listed(page)).toEqual([PANEL, PANEL])
}

/** Sees the first page, and the second as `go` brings it: nothing of the first is left. */
async function swap(page: Page, go: () => Promise<unknown>): Promise<void> {
  await seeFirst(page)
  await go()
  await page.getByText('Second page').waitFor()
  await expect.poll(() => listed(page)).toEqual(SECOND)
  await choose(page, 'Findings')
  await panelOf(page).getByRole('listitem').first().waitFor({ state: 'detached' })
}

test('a visit by Turbo, and the way back, have the tags of their page listed, and nothing of the last one', async () => {
  const turbo = '<script src="/turbo.js"></script>'
  const head = Object.entries(parts).flatMap(([name, part]) => (name === 'body' ? [] : [part]))
  const page = await openInspected({
    page: { inspector: parts.inspector + turbo, body: first },
    scripts: { '/turbo.js': library('@hotwired/turbo/dist/turbo.es2017-umd.js') },
    csp: LOOSE,
    answer: ({ pathname }) =>
      pathname === '/second'
        ? html(
            `<!doctype html><html lang="en"><head><title>Second</title>${turbo}${head.join('\n')}</head><body>${second}</body></html>`,
          )
        : undefined,
  })
  await swap(page, () => page.getByRole('link', { name: 'Second' }).click())
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1)
  await page.goBack()
  await seeFirst(page)
})

/** For libraries that a policy such as ours would stop. */
const LOOSE = "script-src 'self' 'unsafe-eval'; object-src 'none'"

const morphs: [name: string, broken: Broken, body: string, go: (page: Page) => Promise<unknown>][] =
  [
    [
      'Turbo',
      { scripts: { '/library.js': library('@hotwired/turbo/dist/turbo.es2017-umd.js') } },
      first,
      page =>
        page.evaluate(
          html =>
            (globalThis as unknown as { Turbo: Stream }).Turbo.renderStreamMessage(
              `<turbo-stream action="replace" method="morph" target="main"><template>${html}</template></turbo-stream>`,
            ),
          second,
        ),
    ],
    [
      'htmx',
      {
        scripts: { '/library.js': library('htmx.org/dist/htmx.js') },
        answer: ({ pathname }) => (pathname === '/part' ? html(second) : undefined),
      },
      `${first}<button hx-get="/part" hx-target="#main" hx-swap="outerMorph">Part</button>`,
      page => page.getByRole('button', { name: 'Part' }).click(),
    ],
  ]

interface Stream {
  renderStreamMessage(message: string): void
}

test.each(morphs)(
  'a morph by %s has the tags that it left listed, and no finding of one that is gone',
  async (_, broken, body, go) => {
    const inspector = `${parts.inspector}<script src="/library.js"></script>`
    const page = await openInspected({ ...broken, page: { inspector, body }, csp: LOOSE })
    await swap(page, () => go(page))
  },
)

test('what a card that is gone could not do is not held against the page any more', async () => {
  const page = await openInspected({
    page: {
      body: `<ndt-preferences open><a slot="trigger" href="/preferences">Preferences</a></ndt-preferences>`,
    },
    act: async page => {
      await page.getByRole('dialog', { name: 'Preferences' }).waitFor()
      await page.locator('ndt-preferences').evaluate(tag => tag.removeAttribute('open'))
    },
  })
  const finding = panelOf(page).getByText(/took the attribute open off/)
  await finding.waitFor()
  await page.locator('ndt-preferences').evaluate(tag => tag.remove())
  await finding.waitFor({ state: 'detached' })
})

test('a call without an answer for ten seconds is named, and not before', async () => {
  const page = await newPage()
  await page.clock.install()
  const jobs = '/api/v2/user/get-saved-job'
  await page.goto(
    await serveInspected({
      answer: ({ pathname }) => (pathname === jobs ? new Promise<never>(() => {}) : undefined),
    }),
  )
  const finding = panelOf(page).getByText(`GET ${jobs} has had no answer for ten seconds.`)
  await page.clock.fastForward(5000)
  await panelOf(page).and(page.locator('[aria-busy=false]')).waitFor()
  expect(await finding.count()).toBe(0)
  await page.clock.fastForward(6000)
  await finding.waitFor()
})
