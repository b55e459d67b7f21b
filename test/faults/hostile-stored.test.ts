import { expect, test } from 'vitest'
import { demoAccounts } from '../../demo/db/seed'
import { bringSession, faultsOf } from '../pages/support'
import { arm, forget, openWindow, wrong } from './control'
import { EXPECTED, shown, wordsIn } from './looking'
import type { CallName } from './screen'
import { hostileBody, texts } from './texts'
import { ofAnybody, views } from './views'

/** A picture is asked for at any address, where none runs; the page's policy tells of it. */
const OF_PICTURES = [
  /^console: Loading the image '/,
  /^request: csp /,
  /^request: net::ERR_\w+ (?!http)/,
]

/** One text of a service is all that its form shows of it. */
const FEW = ['a service']

test.each(views)('Q67 $name: hostile texts are shown as texts, and run nothing', async view => {
  const window = await openWindow()
  const { page } = window
  await page.addInitScript(() => {
    for (const name of ['alert', 'prompt', 'confirm'])
      Object.assign(globalThis, { [name]: () => console.error(`It ran: ${name}`) })
  })
  await forget(window)
  await bringSession(page, demoAccounts[view.account].email)
  await arm(
    ...view.reads.map(call =>
      wrong({ call: call as CallName }, { body: ofAnybody(hostileBody(call)) }),
    ),
  )
  await view.show(page)
  await shown(page, view.tags)
  // long lists are drawn in steps
  const missing = async () => {
    const words = new Set(await wordsIn(page, view.tags))
    return texts.filter(text => !words.has(text))
  }
  if (!FEW.includes(view.name)) await expect.poll(missing).toEqual([])
  expect(await page.locator(view.tags.join()).evaluateAll(danger)).toEqual([])
  const allowed = [...EXPECTED, ...OF_PICTURES]
  expect(faultsOf(page).filter(line => !allowed.some(each => each.test(line)))).toEqual([])
})

/** What in some tags could run: an element, a handler, or an address. */
function danger(tags: Element[]): string[] {
  const all = tags.flatMap(tag => [...tag.shadowRoot!.querySelectorAll('*')])
  return all
    .filter(element => {
      const { protocol = '' } = element as HTMLAnchorElement
      return (
        /^(script|iframe|object|embed|base|meta|link)$/.test(element.localName) ||
        /^(javascript|data|vbscript):$/.test(protocol) ||
        [...element.attributes].some(({ name }) => name.startsWith('on'))
      )
    })
    .map(({ localName, attributes }) =>
      [localName, ...[...attributes].map(({ name, value }) => `${name}=${value}`)].join(' '),
    )
}
