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
    // the last of its addresses, which is asked for after seven seconds
    const isLast = (address: string) => address.includes(`/%63/${name}.js`)
    await expect.poll(() => site.asked.some(isLast)).toBe(true)
    expect(site.strangers()).toEqual([])
    expect(await seen()).toEqual({ drawn: false, isTaken: false })
    await go('/')
  },
)

test('what comes at a later try is held against its hash as well, and works', async () => {
  const site = await serveVouched('dist', PANEL)
  site.fail(/\/c\/\w+\/ndt-saved-panel/, 500)
  await visit(site.origin)
  await expect.poll(async () => (await seen()).drawn).toBe(true)
  expect(site.strangers()).toEqual([])
  await go('/')
})
