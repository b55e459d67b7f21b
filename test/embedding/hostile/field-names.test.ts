import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { CALLS } from '../../pages/dashboard'
import { openHost } from './host'

/** Around tags, in one for who has no script, and where toasts stand. */
const BODY = `
  <form><ndt-saved-panel></ndt-saved-panel><ndt-resume-upload name="cv"></ndt-resume-upload></form>
  <ndt-viewed-companies><form><button>Search companies</button></form></ndt-viewed-companies>
  <form id="bar"><button>Subscribe</button></form>
  <script src="/host/names.js"></script>`

/** Gives each form fields of every name that a form has by itself: `form.slot` is a field from then on. */
const namesOf = (times: number) => `
const names = new Set()
for (let part = HTMLFormElement.prototype; part; part = Object.getPrototypeOf(part))
  for (const name of Object.getOwnPropertyNames(part)) names.add(name)
const field = name => Object.assign(document.createElement('input'), { type: 'hidden', name })
for (const form of document.querySelectorAll('form'))
  form.append(...[...names].flatMap(name => Array.from({ length: ${times} }, () => field(name))))
`

test.each([1, 2])(
  '%i fields of each name that a form has by itself stop no tag in it, around it or beside it',
  async times => {
    const page = await openHost({
      head: '<link rel="stylesheet" href="/host/bar.css">',
      body: BODY,
      files: {
        'bar.css': '#bar { position: fixed; inset: auto 0 0; background: white }',
        'names.js': namesOf(times),
      },
    })
    await expect.poll(() => textOf(page, 'ndt-saved-panel')).toContain('UT')
    await expect.poll(() => textOf(page, 'ndt-resume-upload')).toContain('Upload')
    await expect.poll(() => textOf(page, 'ndt-viewed-companies')).toContain('Most Viewed Companies')

    // what comes later in a form is found as well
    await page.evaluate(() => {
      const later = Node.prototype.cloneNode.call(document.querySelector('#bar'), true)
      Element.prototype.append.call(later, document.createElement('ndt-professional-card'))
      document.body.prepend(later)
    })
    await expect.poll(() => textOf(page, 'ndt-professional-card')).toContain('Professional')

    await press(page, 'li [aria-haspopup]')
    await expect.poll(() => textOf(page, 'ndt-saved-panel')).toContain('Remove')
    await press(page, '.mi:last-of-type')
    await expect.poll(() => toastIn(page)).toContain('removed')
  },
)

test.each(['slot', 'matches'])(
  'a form for who has no script stands until the data come, with a field named %s too',
  async name => {
    const page = await openHost({
      body: `<ndt-saved-panel></ndt-saved-panel>
        <ndt-viewed-companies><form><input name="${name}"></form></ndt-viewed-companies>`,
    })
    let goOn = () => {}
    const held = new Promise<void>(resume => (goOn = resume))
    await page.route(CALLS.companies, route => held.then(() => route.continue()))
    const asked = page.waitForRequest(CALLS.companies)
    await page.reload()
    await asked
    const isSeen = () => page.evaluate(() => document.querySelector('input')!.checkVisibility())
    // the sheet of both has come by then
    await expect.poll(() => textOf(page, 'ndt-saved-panel')).toContain('UT')
    expect(await isSeen()).toBe(true)
    goOn()
    await expect.poll(isSeen).toBe(false)
    expect(await textOf(page, 'ndt-viewed-companies')).toContain('Most Viewed Companies')
  },
)

/** What a tag shows; asked for here, as Playwright itself trips over such names. */
function textOf(page: Page, tag: string): Promise<string | undefined> {
  return page.evaluate(tag => {
    const { shadowRoot } = document.querySelector(tag)!
    return shadowRoot?.querySelector<HTMLElement>('.ndt:not([hidden])')?.innerText
  }, tag)
}

/** Clicks what is in the saved panel. */
function press(page: Page, selector: string): Promise<void> {
  return page.evaluate(selector => {
    const { shadowRoot } = document.querySelector('ndt-saved-panel')!
    shadowRoot!.querySelector<HTMLElement>(selector)!.click()
  }, selector)
}

function toastIn(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => {
    const toasts = document.querySelector('body > [popover]')
    return toasts?.shadowRoot?.querySelector('.notyf')?.textContent
  })
}
