import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { document, serveSite, type Site } from '../pages/fixtures/site'
import { allow, listen, newPage } from '../pages/support'

const FAILURES = ['abort', 404, 500] as const

/** A page with two tags, of which one must not suffer when the other does. */
async function open() {
  const site = await serveSite({
    '/index.html': document('<ndt-leaf><p>soon</p></ndt-leaf> <ndt-nest></ndt-nest>'),
  })
  const page = await newPage()
  allow(page, /net::ERR_EMPTY_RESPONSE|status of (404|500)|^answer: (404|500)/)
  const errors = await listen(page, 'ndt-error')
  return { site, page, errors }
}

/** What was asked for, each address once: a retry fetches what it then imports, by way of the browser's cache. */
const addresses = (site: Site, pattern: RegExp) =>
  [...new Set(site.asked)].filter(path => pattern.test(path)).sort()

/** Lets the loader's patience run out without waiting for it. */
async function skipTime(page: Page, done: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(4000)
      return done()
    })
    .toBe(true)
}

describe.each(FAILURES)('a file that fails once with %s', failure => {
  test('is asked for again, past what a cache kept of it, and the tag works', async () => {
    const { site, page, errors } = await open()
    site.fail(/\/ndt-leaf/, failure, 1)
    await page.goto(site.origin)
    await page.getByText('leaf').waitFor()
    expect(addresses(site, /leaf/)).toEqual(['/dist/c/ndt-leaf.js', '/dist/c/ndt-leaf.js?retry'])
    expect(addresses(site, /runtime/)).toEqual(['/dist/c/runtime.js'])
    expect(await errors()).toEqual([])
  })

  test('is asked for again when it is the runtime, and every tag works', async () => {
    const { site, page, errors } = await open()
    site.fail(/\/runtime/, failure, 1)
    await page.goto(site.origin)
    await page.getByText('leaf').waitFor()
    await page.getByRole('button', { name: 'Open' }).waitFor()
    expect(await errors()).toEqual([])
  })

  test('is asked for again when it is the styles, and every tag works', async () => {
    const { site, page, errors } = await open()
    site.fail(/\/styles/, failure, 1)
    await page.goto(site.origin)
    await page.getByText('leaf').waitFor()
    expect(await errors()).toEqual([])
  })
})

test('tags that come after the runtime’s failure share the one runtime that came', async () => {
  const { site, page } = await open()
  site.fail(/\/runtime/, 500, 1)
  await page.goto(site.origin)
  await page.getByText('leaf').waitFor()
  const before = site.asked.filter(path => path.includes('runtime'))
  await page.evaluate(() => {
    globalThis.document.body.append(globalThis.document.createElement('ndt-counter'))
  })
  await page.getByRole('button', { name: '0' }).waitFor()
  expect(site.asked.filter(path => path.includes('runtime'))).toEqual(before)
})

test('a runtime that a cache keeps broken comes by another spelling, once, for every tag', async () => {
  const { site, page, errors } = await open()
  const heal = site.fail(/^\/dist\/c\/\w+\/runtime/, 404)
  await page.goto(site.origin)
  await page.getByText('leaf').waitFor()
  await page.getByRole('button', { name: 'Open' }).waitFor()
  heal()
  const before = site.asked.length
  await page.evaluate(() => {
    globalThis.document.body.append(globalThis.document.createElement('ndt-counter'))
  })
  await page.getByRole('button', { name: '0' }).waitFor()
  expect(site.asked.slice(before)).toEqual(['/dist/%63/ndt-counter.js'])
  expect(addresses(site, /%63/)).toEqual([
    '/dist/%63/ndt-counter.js',
    '/dist/%63/ndt-leaf.js',
    '/dist/%63/ndt-nest.js',
    '/dist/%63/runtime.js',
  ])
  expect(await errors()).toEqual([])
})

test('a chunk whose folder a cache keeps broken comes by another spelling', async () => {
  const { site, page, errors } = await open()
  site.fail(/^\/dist\/c\/\w+\/ndt-leaf/, 404)
  await page.clock.install()
  await page.goto(site.origin)
  await skipTime(page, () => page.getByText('leaf').isVisible())
  expect(site.asked).toContain('/dist/%63/ndt-leaf.js')
  expect(await errors()).toEqual([])
})

test('a chunk that comes at the last try works', async () => {
  const { site, page, errors } = await open()
  site.fail(/\/ndt-leaf/, 500, 3)
  await page.clock.install()
  await page.goto(site.origin)
  await skipTime(page, () => page.getByText('leaf').isVisible())
  expect(await errors()).toEqual([])
})

test('a chunk that never comes is reported; its fallback stays, and other tags work', async () => {
  const { site, page, errors } = await open()
  allow(page, /^console: \[ndt\] <ndt-leaf> load:/)
  site.fail(/\/ndt-leaf/, 500)
  await page.clock.install()
  await page.goto(site.origin)
  await page.getByRole('button', { name: 'Open' }).waitFor()
  await skipTime(page, async () => (await errors()).length > 0)
  expect(await errors()).toMatchObject([{ tag: 'ndt-leaf', phase: 'load', retryable: true }])
  expect(await page.getByText('soon').isVisible()).toBe(true)
  expect(addresses(site, /leaf/)).toHaveLength(4)
})

test('a tag that does not exist is reported at once, and asked for once; its markup stays', async () => {
  const site = await serveSite({
    '/index.html': document('<ndt-laef><p>soon</p></ndt-laef><ndt-nest></ndt-nest>'),
  })
  const page = await newPage()
  allow(page, /status of 404|^answer: 404|^console: \[ndt\] <ndt-laef> load:/)
  const errors = await listen(page, 'ndt-error')
  await page.goto(site.origin)
  await page.getByRole('button', { name: 'Open' }).waitFor()
  await expect
    .poll(errors)
    .toMatchObject([{ phase: 'load', message: 'There is no tag <ndt-laef>.', retryable: false }])
  expect(site.asked.filter(path => path.includes('laef'))).toHaveLength(1)
  expect(await page.getByText('soon').isVisible()).toBe(true)
})

test('a runtime that never comes is reported by every tag, whose fallback stays', async () => {
  const { site, page, errors } = await open()
  allow(page, /^console: \[ndt\] <ndt-(leaf|nest)> load:/)
  site.fail(/\/runtime/, 404)
  await page.clock.install()
  await page.goto(site.origin)
  await skipTime(page, async () => (await errors()).length > 1)
  expect(await errors()).toMatchObject([{ phase: 'load' }, { phase: 'load' }])
  expect(await page.getByText('soon').isVisible()).toBe(true)
})

test('styles that never come are reported, and the fallback stays', async () => {
  const { site, page, errors } = await open()
  allow(page, /^console: \[ndt\] <ndt-(leaf|nest)> load:/)
  site.fail(/\/styles/, 404)
  await page.clock.install()
  await page.goto(site.origin)
  await skipTime(page, async () => (await errors()).length > 1)
  expect(await page.getByText('soon').isVisible()).toBe(true)
  expect(await page.getByRole('button', { name: 'Open' }).isVisible()).toBe(false)
})

test('a tag that comes after the network is back works, though the runtime had failed for good', async () => {
  const { site, page, errors } = await open()
  allow(page, /^console: \[ndt\] <ndt-(leaf|nest)> load:/)
  const heal = site.fail(/\/runtime/, 500)
  await page.clock.install()
  await page.goto(site.origin)
  await skipTime(page, async () => (await errors()).length > 1)
  heal()
  await page.evaluate(() => {
    globalThis.document.body.append(globalThis.document.createElement('ndt-counter'))
  })
  await page.getByRole('button', { name: '0' }).waitFor()
})

test('a tag whose chunk had not come works once another element of it comes', async () => {
  const { site, page, errors } = await open()
  allow(page, /^console: \[ndt\] <ndt-leaf> load:/)
  const heal = site.fail(/\/ndt-leaf/, 500)
  await page.clock.install()
  await page.goto(site.origin)
  await skipTime(page, async () => (await errors()).length > 0)
  heal()
  await page.evaluate(() => {
    globalThis.document.body.append(globalThis.document.createElement('ndt-leaf'))
  })
  await page.getByText('leaf').first().waitFor()
})
