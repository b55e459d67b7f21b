import { expect, test } from 'vitest'
import { serveVouched } from '../pages/fixtures/vouched'
import { evaluate, go, useWindow, visit } from './window'

useWindow()

const PANEL =
  '<ndt-saved-panel>soon<script type="application/json">{"data": []}</script></ndt-saved-panel>'

/** What the page shows of the tag: its own content, or what its widget draws; and whether a stranger's script ran. */
const seen = () =>
  evaluate(() => {
    const root = document.querySelector('ndt-saved-panel')!.shadowRoot
    return { drawn: !!root?.querySelector('.ndt:not([hidden])'), isTaken: 'isTaken' in globalThis }
  }, undefined)

test.each(['ndt-saved-panel', 'runtime'])(
  'a %s that is not what the page vouches for never runs, by no address',
  async name => {
    const site = await serveVouched('dist', PANEL, file => file.includes(`/${name}.js`))
    await visit(site.origin)
    // the loader gives up after seven seconds
    await evaluate(() => {
      addEventListener('ndt-error', ({ detail }) =>
        Object.assign(globalThis, { failed: detail.tag }),
      )
    }, undefined)
    const failed = () => evaluate(() => Reflect.get(globalThis, 'failed') as unknown, undefined)
    await expect.poll(failed, { timeout: 60_000 }).toBe('ndt-saved-panel')
    expect(site.strangers()).toEqual([])
    expect(await seen()).toEqual({ drawn: false, isTaken: false })
    await go('/')
  },
)

test('what comes at a later try is held against its hash as well, and works', async () => {
  const site = await serveVouched('dist', PANEL)
  // WebKit asks for every spelling of the folder by the one
  site.fail(/ndt-saved-panel/, 500, 2)
  await visit(site.origin)
  await expect.poll(async () => (await seen()).drawn, { timeout: 60_000 }).toBe(true)
  expect(site.strangers()).toEqual([])
  await go('/')
})
