import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { serveVouched } from '../pages/fixtures/vouched'
import { allow, listen, newPage } from '../pages/support'

/** A window, and a page that vouches for the scripts of a server, some of which are not what they were. */
async function open(body: string, isTampered?: (file: string) => boolean) {
  const site = await serveVouched(inject('fixtures'), body, isTampered)
  const page = await newPage()
  const errors = await listen(page, 'ndt-error')
  return { site, page, errors }
}

/** The leaf's tag says that it could not be loaded, once its retries are over. */
function toldOfLeaf(page: Page, errors: () => Promise<unknown>): Promise<void> {
  return expect
    .poll(async () => {
      await page.clock.runFor(4000)
      return errors()
    })
    .toMatchObject([{ tag: 'ndt-leaf', phase: 'load' }])
}

test.each(['ndt-leaf', 'runtime'])(
  'a %s that is not what the page vouches for never runs, and no other address is tried',
  async name => {
    const { site, page, errors } = await open('<ndt-leaf>soon</ndt-leaf>', file =>
      file.includes(name),
    )
    allow(page, /integrity|^console: \[ndt\] <ndt-leaf> load:|Failed to (find|load)/)
    await page.clock.install()
    await page.goto(site.origin)
    await toldOfLeaf(page, errors)
    expect(site.strangers()).toEqual([])
    expect(await page.evaluate(() => 'isTaken' in globalThis)).toBe(false)
    expect(await page.getByText('soon').isVisible()).toBe(true)
  },
)

test('a part that loads later, and is not what the page vouches for, never runs either', async () => {
  const isPart = (file: string) => file.includes('date-picker-calendar')
  const { site, page } = await open('<ndt-pickers></ndt-pickers>', isPart)
  allow(page, /integrity|Failed to (fetch|load)/)
  await page.goto(site.origin)
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Date of birth' }).click()
  await expect.poll(() => site.asked.filter(isPart).length).toBeGreaterThan(2)
  expect(site.strangers()).toEqual([])
  expect(await page.evaluate(() => 'isTaken' in globalThis)).toBe(false)
})

test('a sheet that is not what the page vouches for is not taken, and the fallback stays', async () => {
  const { site, page, errors } = await open('<ndt-leaf>soon</ndt-leaf>', file =>
    file.includes('styles.css'),
  )
  allow(page, /integrity|^console: \[ndt\] <ndt-leaf> load:|Failed to (find|fetch|load)/)
  await page.clock.install()
  await page.goto(site.origin)
  await toldOfLeaf(page, errors)
  expect(await page.getByText('soon').isVisible()).toBe(true)
})

test('a script that comes at a later try is held against its hash as well, and works', async () => {
  const { site, page, errors } = await open('<ndt-leaf>soon</ndt-leaf>')
  // the words of a failure are held against the script's hash too
  allow(page, /status of 500|^answer: 500|integrity/)
  site.fail(/\/c\/\w+\/ndt-leaf/, 500)
  await page.clock.install()
  await page.goto(site.origin)
  await expect
    .poll(async () => {
      await page.clock.runFor(4000)
      return page.getByText('leaf').isVisible()
    })
    .toBe(true)
  expect(site.strangers()).toEqual([])
  expect(await errors()).toEqual([])
})

test('lines that start files early, each with its hash, bring each script once', async () => {
  const isEarly = (file: string) => /\/c\/\w+\/(runtime|ndt-leaf)\.js$/.test(file)
  const site = await serveVouched(
    inject('fixtures'),
    '<ndt-leaf>soon</ndt-leaf>',
    undefined,
    isEarly,
  )
  const page = await newPage()
  await page.goto(site.origin)
  await page.getByText('leaf').waitFor()
  const scripts = site.asked.filter(address => address.includes('.js'))
  expect(scripts.filter((address, n) => scripts.indexOf(address) !== n)).toEqual([])
  expect(scripts.slice(0, 3)).toEqual(
    expect.arrayContaining(['/dist/c/runtime.js', '/dist/ndt.js']),
  )
})

test('the import map that the build writes lists each script by every address that may be asked for', async () => {
  const { integrity } = JSON.parse(await readFile('dist/importmap.json', 'utf8')) as {
    integrity: Record<string, string>
  }
  const chunks = Object.keys(integrity).filter(file =>
    /^\/ndt-widgets\/c\/\w+\/[\w-]+\.js$/.test(file),
  )
  expect(chunks.length).toBeGreaterThan(26)
  for (const chunk of chunks) {
    const spelled = chunk.replace('/c/', '/%63/')
    for (const address of [spelled, `${spelled}?retry`, `${chunk}?retry`])
      expect(integrity[address], address).toBe(integrity[chunk])
  }
})
