import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { preloadFrom } from '../../demo/site/preload'
import { example } from '../support/examples'
import { callsOf } from '../pages/dashboard'
import { openExample } from './docs-site'
import { CSP } from '../pages/fixtures/site'
import { allow, axe, shot } from '../pages/support'

const PANEL = '<ndt-saved-panel></ndt-saved-panel>'
const SAVED = '**/api/v2/user/get-saved-job*'
const read = (file: string) => JSON.parse(readFileSync(`dist/${file}`, 'utf8'))

/** The docs' release, as it is called here. */
const released = (text: string) => {
  const [, hash] = /^c\/(\w+)\//.exec(read('manifest.json').styles as string)!
  return text.replaceAll('3f9c04ab', hash!)
}

/** Runs an example as the page's own script, with what it calls of the page: what that was called with. */
async function runScript(page: Page, script: string): Promise<() => Promise<unknown[]>> {
  await page.evaluate(() => {
    const heard: unknown[] = []
    const hear = (said: unknown) => void heard.push(said)
    Object.assign(globalThis, { heard, report: hear, router: { go: hear } })
  })
  await page.addScriptTag({ type: 'module', content: script })
  return () => page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard)
}

test.each(['light', 'dark'] as const)(
  'README’s first tag, pasted as it stands, is alive and can be read: %s',
  async theme => {
    const pasted = example('README.md', 'A first tag in five minutes')
    const page = await openExample(`<html data-ndt-theme="${theme}">${pasted}</html>`)
    await page.getByRole('heading', { name: 'Saved' }).waitFor()
    await page.locator('ndt-saved-panel .rows a').first().waitFor()
    expect(await axe(page, { runOnly: ['color-contrast'] })).toEqual([])
    await shot(page, `first-tag-${theme}`)
  },
)

test('docs/page.md: the lines that start files early are those that the manifest names', () => {
  const lines = released(example('docs/page.md', 'Serving dist/')).trim().split('\n')
  const made = preloadFrom('dist')(PANEL, false).split(/\n */)
  expect(lines.map(line => line.replace(' />', '>'))).toEqual(made)
})

test('docs/page.md: settings, the user and first data are taken', async () => {
  const asked = openExample(example('docs/page.md', 'Settings'))
  const page = await asked
  const elsewhere: string[] = []
  await page.route('https://portal.example/**', route => {
    elsewhere.push(new URL(route.request().url()).pathname)
    return route.fulfill({ json: { data: [] }, headers: { 'Access-Control-Allow-Origin': '*' } })
  })
  await page.evaluate(panel => document.body.insertAdjacentHTML('beforeend', panel), PANEL)
  await expect.poll(() => elsewhere).toContain('/api/v2/user/get-saved-job')

  const user = example('docs/page.md', 'The signed-in user')
  const greeted = await openExample(`${user}<ndt-site-header></ndt-site-header>`)
  await greeted.getByRole('button', { name: 'Account of Asha' }).waitFor()

  const told = await openExample('')
  const calls = callsOf(told)
  await told.evaluate(
    card => document.body.append(document.createRange().createContextualFragment(card)),
    example('docs/page.md', 'First data'),
  )
  await told.getByRole('heading', { name: 'Asha' }).waitFor()
  expect(calls).toEqual([])
})

test('docs/events.md and docs/calls.md: a page hears what went wrong, and what was odd', async () => {
  for (const [script, answer, said] of [
    [
      example('docs/events.md', 'What went wrong'),
      { status: 403, json: { message: 'No.' } },
      /^ndt-saved-panel data: \S/,
    ],
    [
      example('docs/calls.md', 'Odd answers'),
      { json: { data: [{ id: 3, job_title: 'RT', is_applied: 'soon' }] } },
      /is_applied/,
    ],
  ] as const) {
    const page = await openExample('')
    allow(page, /403|\[ndt\]/)
    const heard = await runScript(page, script)
    await page.route(SAVED, route => route.fulfill(answer))
    await page.evaluate(panel => document.body.insertAdjacentHTML('beforeend', panel), PANEL)
    await expect.poll(heard).toContainEqual(expect.stringMatching(said))
  }
})

test('docs/events.md: a page’s router leads, and its button and its script open a dialog', async () => {
  const page = await openExample('<ndt-site-header></ndt-site-header>', { width: 375 })
  const heard = await runScript(page, example('docs/events.md', 'Lead the visitor yourself'))
  await page.getByRole('searchbox').fill('weld')
  await page.keyboard.press('Enter')
  await expect.poll(heard).toEqual([expect.stringMatching(/^\/search\?.*\bq=weld/)])

  const opened = await openExample(example('docs/events.md', 'Open a dialog'))
  const dialog = opened.getByRole('dialog', { name: 'Preferences' })
  await runScript(opened, example('docs/events.md', 'Open a dialog', 1))
  await dialog.waitFor()
  await opened.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  // it lives, which the script had waited for
  await opened.getByRole('button', { name: 'What I want to hear of' }).click()
  await dialog.waitFor()
})

test('docs/security.md: the policy is the one that all tests of pages run under, the map as it is built', () => {
  const policy = example('docs/security.md', 'Content Security Policy')
  expect(policy.trim().replaceAll(/\s+/g, ' ')).toBe(CSP)
  const pasted = released(example('docs/security.md', 'Integrity'))
  const [, map = ''] = /<script type="importmap">(.*?)<\/script>/s.exec(pasted)!
  const { integrity } = JSON.parse(map) as { integrity: object }
  const built = Object.keys(read('importmap.json').integrity as object)
  const addresses = Object.keys(integrity).map(at => at.replace('/assets/ndt/', '/ndt-widgets/'))
  expect(addresses.filter(at => !built.includes(at))).toEqual([])
})
