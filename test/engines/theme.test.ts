import { expect, test } from 'vitest'
import { document, loader, serveSite } from '../pages/fixtures/site'
import { evaluate, go, useWindow, visit } from './window'

useWindow()

const PANEL =
  '<ndt-saved-panel><script type="application/json">{"data": []}</script></ndt-saved-panel>'

test.each([
  ['says nothing', '', ['rgb(255, 255, 255)', 'rgb(16, 25, 29)']],
  [
    'is dark',
    '<meta name="color-scheme" content="dark">',
    ['rgb(17, 24, 27)', 'rgb(232, 238, 240)'],
  ],
])(
  'the cards of a page that %s are as light as it is, and as high as they need',
  async (_, said, colours) => {
    const html = document(PANEL, said + loader())
    const site = await serveSite({ '/index.html': html }, { folder: 'dist' })
    await visit(site.origin)
    const look = () =>
      evaluate(() => {
        const tag = globalThis.document.querySelector<HTMLElement>('ndt-saved-panel')!
        const card = tag.shadowRoot?.querySelector<HTMLElement>('.ndt:not([hidden]) .card')
        if (!card) return undefined
        const { backgroundColor, color } = getComputedStyle(card)
        return { colours: [backgroundColor, color], spare: tag.offsetHeight - card.offsetHeight }
      }, undefined)
    await expect.poll(look).toEqual({ colours, spare: 0 })
    await go('/')
  },
)
