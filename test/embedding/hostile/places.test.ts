import { expect, test } from 'vitest'
import { CSP, document, serveSite } from '../../pages/fixtures/site'
import { newPage } from '../../pages/support'
import { example } from '../../support/examples'
import { openHost } from './host'

const PANEL = '<ndt-saved-panel><a href="/my/saved-jobs">Your saved jobs</a></ndt-saved-panel>'

test('a tag works in a table, a dialog, details, a template’s copy, and another’s shadow root that is declared or watched', async () => {
  const page = await openHost({
    body: `<table><tbody><tr><td id="table">${PANEL}</td></tr></tbody></table>
      <dialog id="dialog">${PANEL}</dialog>
      <details id="details"><summary>More</summary>${PANEL}</details>
      <template id="template">${PANEL}</template><div id="copy"></div>
      <div id="declared"><template shadowrootmode="open">${PANEL}</template></div>
      <div id="made"></div>`,
  })
  const rows = (place: string) => page.locator(`${place} ndt-saved-panel`).getByRole('listitem')
  await rows('#table').first().waitFor()
  const inTemplate = page.locator('#template')
  const isUpgraded = await inTemplate.evaluate(
    element => !!(element as HTMLTemplateElement).content.querySelector('*')!.shadowRoot,
  )
  expect(isUpgraded).toBe(false)

  await page.locator('#dialog').evaluate(dialog => (dialog as HTMLDialogElement).showModal())
  await rows('#dialog').first().waitFor()
  await rows('#dialog')
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.locator('#dialog').evaluate(dialog => (dialog as HTMLDialogElement).close())

  await page.getByText('More').click()
  await rows('#details').first().waitFor()
  await page.evaluate(() => {
    const { content } = globalThis.document.querySelector<HTMLTemplateElement>('#template')!
    globalThis.document.querySelector('#copy')!.append(content.cloneNode(true))
  })
  await rows('#copy').first().waitFor()
  await rows('#declared').first().waitFor()
  await page.evaluate(() => {
    const root = globalThis.document.querySelector('#made')!.attachShadow({ mode: 'closed' })
    root.append(globalThis.document.createElement('ndt-saved-panel'))
    Object.assign(globalThis, { root })
  })
  await page.evaluate(example('docs/page.md', 'Pages that change themselves'))
  const made = page.locator('#made')
  await expect.poll(async () => (await made.boundingBox())!.height).toBeGreaterThan(100)
})

test.each(['html', 'body'])(
  'where the page has a zoom at its %s, a menu opens at its button',
  async zoomed => {
    const page = await openHost({
      head: '<link rel="stylesheet" href="/host/zoom.css">',
      files: { 'zoom.css': `${zoomed} { zoom: 1.5 }` },
      body: PANEL,
    })
    const button = page.getByRole('button', { name: /^Actions for/ }).first()
    await button.click()
    const menu = page.getByRole('menu')
    await menu.waitFor()
    // the menu has a padding around its list
    const away = async () => {
      const [at, shown] = [(await button.boundingBox())!, (await menu.boundingBox())!]
      const ends = shown.x + shown.width - at.x - at.width
      return Math.max(Math.abs(ends), Math.abs(shown.y - at.y - at.height))
    }
    await expect.poll(away).toBeLessThan(20)
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
  },
)

test('in a sandboxed frame, without cookies and storage, a tag shows what the page gave it', async () => {
  const data = '<script type="application/json">{"data": []}</script>'
  const frame =
    '<iframe sandbox="allow-scripts" src="/frame.html" width="600" height="400"></iframe>'
  const { origin } = await serveSite(
    {
      '/index.html': document(frame, ''),
      '/frame.html': document(`<ndt-saved-panel>${data}</ndt-saved-panel>`),
    },
    { folder: 'dist', csp: `${CSP}; frame-src 'self'` },
  )
  const page = await newPage()
  await page.goto(origin)
  const inside = page.frameLocator('iframe')
  await inside.getByText('No Bookmarked or Applied Jobs found').waitFor()
})
