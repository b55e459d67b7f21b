import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pageOf, products } from '../../../stories/fixtures/company-lists'
import { CSP, document, loader, serveSite } from '../../pages/fixtures/site'
import { allow, listen, newPage } from '../../pages/support'

const SAVED = { data: [{ id: 3, job_title: 'RT Technician' }] }
const PANEL = `<ndt-saved-panel><script type="application/json">${JSON.stringify(SAVED)}</script></ndt-saved-panel>`
const HEAD = `<link rel="stylesheet" href="/dist/ndt.css"><meta name="user" content='{"id": 7}'><meta name="csrf-token" content="t0k">`

async function open(files: Record<string, string>, given?: Page): Promise<Page> {
  const policy = { folder: 'dist', csp: `${CSP}; frame-src 'self'` }
  const { origin } = await serveSite(files, policy)
  const page = given ?? (await newPage())
  await page.goto(origin)
  return page
}

/** A document as an attribute's value. */
const quoted = (html: string) => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

test('on a page of vertical lines a card and a table are boxes of a width, and as high as what is in them', async () => {
  const page = await open({
    '/page.css': 'html { writing-mode: vertical-rl }',
    '/index.html': document(PANEL, `${HEAD}<link rel="stylesheet" href="/page.css">${loader()}`),
  })
  const card = page.locator('ndt-saved-panel .card')
  await card.getByRole('link', { name: 'RT Technician' }).waitFor()
  const { width, height } = (await card.boundingBox())!
  expect(width).toBe(280)
  expect(height).toBeLessThan(300)
})

test('a tag keeps its look in a frame’s document and back, and by way of a template', async () => {
  const page = await open({
    '/index.html': document(
      `<main>${PANEL}</main><iframe src="/frame.html"></iframe><template></template>`,
      HEAD + loader(),
    ),
    '/frame.html': document('', HEAD),
  })
  await page.getByRole('link', { name: 'RT Technician' }).waitFor()
  const corners = (root: Pick<Page, 'locator'>) =>
    root.locator('ndt-saved-panel .card').evaluate(card => getComputedStyle(card).borderRadius)
  expect(await corners(page)).toBe('10px')

  const frame = page.frameLocator('iframe')
  await frame.locator('body').waitFor({ state: 'attached' })
  await page.evaluate(() => {
    const { contentDocument } = globalThis.document.querySelector('iframe')!
    contentDocument!.body.append(globalThis.document.querySelector('ndt-saved-panel')!)
  })
  await expect.poll(() => corners(frame)).toBe('10px')
  // what opens there brings a sheet of its own
  await frame.getByRole('button', { name: /^Actions for/ }).click()
  await expect.poll(() => frame.getByRole('menuitem').first().isVisible()).toBe(true)

  await page.evaluate(() => {
    const { contentDocument } = globalThis.document.querySelector('iframe')!
    const panel = contentDocument!.querySelector('ndt-saved-panel')!
    globalThis.document.querySelector('template')!.content.append(panel)
    globalThis.document.querySelector('main')!.append(panel)
  })
  await expect.poll(() => corners(page)).toBe('10px')
})

test('a tag works where a script of the page closes every shadow root', async () => {
  const page = await open({
    '/closed.js': `const { attachShadow } = Element.prototype
      Element.prototype.attachShadow = function (init) { return attachShadow.call(this, { ...init, mode: 'closed' }) }`,
    '/index.html': document(PANEL, `${HEAD}<script src="/closed.js"></script>${loader()}`),
  })
  const height = () => page.locator('ndt-saved-panel').evaluate(panel => panel.clientHeight)
  await page.waitForFunction(() => customElements.get('ndt-saved-panel'))
  // its room is over, as it has something to show
  await expect.poll(height).toBeLessThan(300)
  expect(await height()).toBeGreaterThan(100)
})

const framed = (inner: string, sandbox = '') =>
  document(`<iframe ${sandbox} width="900" height="900" srcdoc="${quoted(inner)}"></iframe>`, '')

test('in a frame’s `srcdoc` a change carries the page’s token and account, and a table without the address is leafed through', async () => {
  const inner = document(
    `<ndt-product-table url-state="off"></ndt-product-table>${PANEL}`,
    HEAD + loader(),
  )
  const page = await newPage()
  const sent: Record<string, string>[] = []
  await page.route('**/api/v2/**', (route, request) => {
    if (request.method() === 'POST') sent.push(request.headers())
    const isTable = request.url().includes('/product')
    const json = isTable ? pageOf(products(64), request.url()) : SAVED
    return route.fulfill({ json })
  })
  await open({ '/index.html': framed(inner) }, page)
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: 'Next' }).click()
  await frame.getByText('11-20').waitFor()
  await frame.getByRole('button', { name: 'Actions for RT Technician' }).click()
  await frame.getByRole('menuitem', { name: 'Remove' }).click()
  await expect
    .poll(() => sent, { timeout: 15_000 })
    .toMatchObject([{ 'x-csrf-token': 't0k', 'x-ndt-account': '7' }])
})

test('in a sandboxed `srcdoc`, which has no origin, a call that cannot be made is named by method and address', async () => {
  const inner = document('<ndt-saved-panel></ndt-saved-panel>', HEAD + loader())
  const page = await newPage()
  allow(page, /./)
  await listen(page, 'ndt-error')
  await open({ '/index.html': framed(inner, 'sandbox="allow-scripts"') }, page)
  const said = () =>
    page.frames()[1]!.evaluate(() => JSON.stringify(Reflect.get(globalThis, 'seen:ndt-error')))
  await expect.poll(said).toMatch(/\[GET\] .*\/api\/v2\/user\/get-saved-job/)
})
