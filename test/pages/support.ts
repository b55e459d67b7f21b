import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { launch } from './chromium'
import { FRESH, SESSION } from './demo'
import { wideFont } from './fonts'

let browser: Promise<Browser> | undefined

/** What a visitor's browser is like. */
export interface Visitor {
  width?: number
  height?: number
  theme?: 'light' | 'dark'
  javaScript?: boolean
  reducedMotion?: boolean
  /** A wide font in place of a narrow one. */
  wideFont?: boolean
  /** A finger in place of the mouse. */
  touch?: boolean
}

/** What went wrong on each open page, and what its test expects to go wrong. */
const watched = new Map<Page, { faults: string[]; allowed: RegExp[] }>()

/** Opens a window of its own. Whatever goes wrong on its pages fails the test, unless it is allowed. */
export async function newPage(visitor: Visitor = {}): Promise<Page> {
  const { width = 1280, height = 900, theme = 'light', javaScript = true } = visitor
  browser ??= launch(inject('browser'))
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
  context.setDefaultTimeout(100_000)
  context.setDefaultNavigationTimeout(120_000)
  if (visitor.wideFont) await context.addInitScript(wideFont)
  const page = await context.newPage()
  watch(page)
  // what a page starts early for its scripts
  if (!javaScript) allow(page, /^request: csp .*\.js$/, /^console: .*\.css was preloaded/)
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

/** Closes every page; answers with what went wrong on them and was not allowed. */
export async function closePages(): Promise<string[]> {
  const pages = [...watched]
  watched.clear()
  await Promise.all(pages.map(([page]) => page.context().close()))
  return pages.flatMap(([, { faults, allowed }]) =>
    faults.filter(fault => !allowed.some(pattern => pattern.test(fault))),
  )
}

/** The address of a path of this worker's demo site. */
export function demo(path: string): string {
  const demos = inject('demos')
  return new URL(path, demos[(Number(process.env['VITEST_POOL_ID']) - 1) % demos.length]).href
}

/** Gives the demo site its first data back. */
export async function freshDemo(): Promise<void> {
  const { ok } = await fetch(demo(FRESH))
  expect(ok).toBe(true)
}

/** Signs in without the form: the visitor brings the cookie of an open session along. */
export async function bringSession(page: Page, email: string): Promise<void> {
  const answer = await fetch(demo(`${SESSION}?email=${email}`))
  expect(answer.ok).toBe(true)
  const [name, value] = ['ndt_session', await answer.text()]
  const { hostname: domain } = new URL(demo('/'))
  const cookie = { name, value, domain, path: '/', httpOnly: true, sameSite: 'Lax' } as const
  await page.context().addCookies([cookie])
}

/** Signs in to the demo site by its form, as visitors do, and leaves the page empty. */
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

/** WCAG 2.2 AA and axe's own advice; a fixture, which is no page, has no landmarks. */
const AA: RunOptions = { rules: { 'target-size': { enabled: true } } }
const PIECE: RunOptions = { rules: { ...AA.rules, region: { enabled: false } } }

/** What axe finds wrong on the page, shadow roots included, a line each; nothing is what it should be. */
export async function axe(page: Page, given?: RunOptions): Promise<string[]> {
  await settle(page)
  const options = given ?? ((await page.locator('main').count()) ? AA : PIECE)
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  if (!isThere) await page.evaluate(await axeSource)
  const { violations } = await page.evaluate(async options => {
    const { axe } = globalThis as unknown as { axe: { run(o: RunOptions): Promise<AxeResults> } }
    const hasModal = (part: Element): boolean =>
      part.matches('dialog:modal') ||
      [...part.children, ...(part.shadowRoot?.children ?? [])].some(hasModal)
    // axe sees no modal dialog in a shadow root, behind which all is inert
    const parts = [...document.body.children] as HTMLElement[]
    const behind = hasModal(document.body)
      ? parts.filter(part => !part.inert && !hasModal(part))
      : []
    for (const part of behind) part.inert = true
    const results = await axe.run(options)
    for (const part of behind) part.inert = false
    return results
  }, options)
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}: ${target.flat().join(' ')}`),
  )
  // axe does not know a skip link before a shadow root
  return found.filter(line => !/^region: .* \.skip$/.test(line))
}

/**
 * Waits until what fades or slides, in shadow roots too, has come to its end.
 *
 * Looked at from here, and not by `finished` in the page: that of an animation whose element went away
 * may never settle.
 */
export async function settle(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(moving), { message: 'what moves' }).toEqual([])
}

/** Waits until what a page was told has been drawn. */
export async function frames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise(resume => requestAnimationFrame(() => requestAnimationFrame(resume))),
  )
}

/** Runs in a page: the classes of what moves; what runs with the scrolling, for ever, or with a toast's time, has no end. */
function moving(): string[] {
  const roots: (Document | ShadowRoot)[] = [document]
  for (const root of roots) {
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot)
  }
  return roots
    .flatMap(root => root.getAnimations())
    .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running')
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 2000)
    .map(({ effect }) => (effect as KeyframeEffect).target?.className ?? '')
}

/** Keeps a picture of the page, for people to look at, when they ask for it: `PICTURES=1`. */
export async function shot(page: Page, name: string): Promise<void> {
  if (!process.env['PICTURES']) return
  await page.screenshot({
    path: `test-results/${name}.png`,
    fullPage: true,
    animations: 'disabled',
  })
}
