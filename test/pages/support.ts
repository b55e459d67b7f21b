import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, afterEach, expect, inject } from 'vitest'
import { FRESH } from './demo'

let browser: Promise<Browser> | undefined

/** What a visitor's browser is like. */
export interface Visitor {
  width?: number
  height?: number
  theme?: 'light' | 'dark'
  javaScript?: boolean
  reducedMotion?: boolean
  /** A finger in place of the mouse. */
  touch?: boolean
}

/** What went wrong on each open page, and what its test expects to go wrong. */
const watched = new Map<Page, { faults: string[]; allowed: RegExp[] }>()

/** Opens a window of its own. Whatever goes wrong on its pages fails the test, unless it is allowed. */
export async function newPage(visitor: Visitor = {}): Promise<Page> {
  const { width = 1280, height = 900, theme = 'light', javaScript = true } = visitor
  browser ??= chromium.connect(inject('browser'))
  const context = await (
    await browser
  ).newContext({
    viewport: { width, height },
    colorScheme: theme,
    javaScriptEnabled: javaScript,
    reducedMotion: visitor.reducedMotion ? 'reduce' : 'no-preference',
    hasTouch: visitor.touch,
    isMobile: visitor.touch,
  })
  context.setDefaultTimeout(5000)
  context.setDefaultNavigationTimeout(20_000)
  const page = await context.newPage()
  watch(page)
  return page
}

/** What went wrong so far, a line each. */
export function faultsOf(page: Page): readonly string[] {
  return watched.get(page)!.faults
}

/** Lets faults that match pass on this page: what a test breaks on purpose. */
export function allow(page: Page, ...patterns: RegExp[]): void {
  watched.get(page)!.allowed.push(...patterns)
}

/** Console errors (violations of the policy among them), uncaught errors, failed requests. */
function watch(page: Page): void {
  const faults: string[] = []
  watched.set(page, { faults, allowed: [] })
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', error => faults.push(`uncaught: ${error.message}`))
  page.on('requestfailed', request => {
    const reason = request.failure()?.errorText
    // A page that goes, and a widget that leaves, give their requests up.
    if (reason !== 'net::ERR_ABORTED') faults.push(`request: ${reason} ${request.url()}`)
  })
  page.on('response', response => {
    if (response.status() >= 400) faults.push(`answer: ${response.status()} ${response.url()}`)
  })
}

afterEach(async () => {
  const pages = [...watched]
  watched.clear()
  await Promise.all(pages.map(([page]) => page.context().close()))
  const faults = pages.flatMap(([, { faults, allowed }]) =>
    faults.filter(fault => !allowed.some(pattern => pattern.test(fault))),
  )
  expect(faults).toEqual([])
})

afterAll(async () => {
  await (await browser)?.close()
  browser = undefined
})

/** The demo site's address of a path. */
export function demo(path: string): string {
  return new URL(path, inject('demo')).href
}

/** Gives the demo site its first data back; the first answer waits for its database, however busy the machine. */
export async function freshDemo(): Promise<void> {
  await fetch(demo(FRESH))
  await fetch(demo('/'))
}

/** Signs in to the demo site, as its visitors do, and leaves the page empty. */
export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string },
  path = '/user-sign-in',
): Promise<void> {
  await page.goto(demo(path))
  const form = page.locator('#sign-in form')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(url => url.pathname !== path)
  await page.goto('about:blank')
}

/** Keeps the details of an event on every page that is opened from now on; call the result to see them. */
export async function listen(page: Page, type: string): Promise<() => Promise<object[]>> {
  await page.addInitScript(type => {
    const seen: object[] = []
    Object.assign(globalThis, { [`seen:${type}`]: seen })
    addEventListener(type, ({ detail }: CustomEventInit) => {
      seen.push({ ...detail, cause: String(detail?.cause) })
    })
  }, type)
  return () =>
    page.evaluate(
      type => (globalThis as unknown as Record<string, object[]>)[`seen:${type}`]!,
      type,
    )
}

/** How much of the page has moved by itself since it was opened, as Core Web Vitals count it. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>(resume => {
        let sum = 0
        const observer = new PerformanceObserver(list => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number
            hadRecentInput: boolean
          })[]) {
            if (!entry.hadRecentInput) sum += entry.value
          }
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resume(sum))))
      }),
  )
}

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 AA and axe's own advice; of its landmarks, axe does not know a skip link before a shadow root. */
const AA: RunOptions = { rules: { 'target-size': { enabled: true }, region: { enabled: false } } }

/** What axe finds wrong on the page, shadow roots included, a line each; nothing is what it should be. */
export async function axe(page: Page, options: RunOptions = AA): Promise<string[]> {
  await page.evaluate(await axeSource)
  const { violations } = await page.evaluate(
    options =>
      (globalThis as unknown as { axe: { run(o: RunOptions): Promise<AxeResults> } }).axe.run(
        options,
      ),
    options,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}: ${target.flat().join(' ')}`),
  )
}

/** Keeps a picture of the page, for people to look at. */
export async function shot(page: Page, name: string): Promise<void> {
  await page.screenshot({
    path: `test-results/${name}.png`,
    fullPage: true,
    animations: 'disabled',
  })
}
