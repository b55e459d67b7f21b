import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { document, loader, serveSite } from '../pages/fixtures/site'
import { newPage } from '../pages/support'

/** What Bootstrap 3, a careless reset and a page that means harm do to a page. */
const hostile = `
html { font-size: 10px; -webkit-tap-highlight-color: red; }
body { font: 14px/1.42857143 Georgia, serif; color: #333; text-align: center; word-spacing: 9px; }
*, *::before, *::after { box-sizing: content-box; }
* { letter-spacing: 3px !important; text-transform: uppercase; text-shadow: 1px 1px red; cursor: wait !important; }
ndt-look {
  display: inline; color: lime; font: italic 700 40px/4 fantasy; text-align: right; text-indent: 40px;
  white-space: pre; list-style: square; border-collapse: collapse; border-spacing: 9px;
  word-break: break-all; hyphens: auto; quotes: '!' '?'; tab-size: 1; user-select: none;
  accent-color: red; caret-color: red;
}
a { color: #337ab7; text-decoration: underline; }
button, input, select, textarea { font: inherit; margin: 20px; border: 5px solid red; float: right; }
h2 { font-size: 30px; margin: 20px; color: red; }
p { margin: 0 0 10px; }
ul { margin: 10px; list-style: square; }
table { border-spacing: 0; background: red; }
td, th { padding: 20px; }
label { display: inline-block; max-width: 100%; font-weight: 700; }
.look, .look__title, .ndt { display: none; background: red; }
`

/** Sizes follow the room that the page gives. */
const SIZES =
  /^(width|height|inline-size|block-size|perspective-origin|transform-origin|.*-inset.*|inset.*|top|left|right|bottom)$/

/** The computed styles of all elements inside a tag, but for their sizes. */
async function stylesInside(page: Page, selector: string): Promise<Record<string, string>[]> {
  return page.locator(selector).evaluate((host, sizes) => {
    const pattern = new RegExp(sizes)
    return [...host.shadowRoot!.querySelectorAll('.ndt, .ndt *')].map(element => {
      const style = getComputedStyle(element)
      const names = [...style].filter(name => !pattern.test(name))
      const values = names.map(name => [name, style.getPropertyValue(name)])
      return { element: element.localName, ...Object.fromEntries(values) } as Record<string, string>
    })
  }, SIZES.source)
}

test('what stands inside a tag looks the same on any page', async () => {
  const body = '<ndt-look></ndt-look>'
  const { origin } = await serveSite({
    '/page.css': hostile,
    '/index.html': document(body),
    '/hostile/index.html': document(body, '<link rel="stylesheet" href="/page.css">' + loader()),
  })
  const [clean, spoilt] = await Promise.all(
    ['/', '/hostile/'].map(async path => {
      const page = await newPage()
      await page.goto(origin + path)
      await page.getByText('Phased array').waitFor()
      return stylesInside(page, 'ndt-look')
    }),
  )
  expect(clean!.length).toBeGreaterThan(15)
  expect(spoilt).toEqual(clean)
})

test('a tag is a block, whatever the page says of its tag', async () => {
  const { origin } = await serveSite({
    '/page.css': 'ndt-look { display: inline } ndt-look[hidden] { display: block }',
    '/index.html': document(
      '<ndt-look></ndt-look><ndt-look hidden></ndt-look>',
      '<link rel="stylesheet" href="/page.css">' + loader(),
    ),
  })
  const page = await newPage()
  await page.goto(origin)
  await page.getByText('Phased array').first().waitFor()
  const displays = await page
    .locator('ndt-look')
    .evaluateAll(elements => elements.map(element => getComputedStyle(element).display))
  expect(displays).toEqual(['block', 'none'])
})

test('a tag that the page hides, or lets nobody press, is so to its last part', async () => {
  const { origin } = await serveSite({
    '/page.css': '.closed { visibility: hidden } .dead { pointer-events: none }',
    '/index.html': document(
      '<div class="closed"><ndt-look></ndt-look></div><ndt-look class="dead"></ndt-look>',
      '<link rel="stylesheet" href="/page.css">' + loader(),
    ),
  })
  const page = await newPage()
  await page.goto(origin)
  const [closed, dead] = [page.locator('.closed'), page.locator('.dead')]
  await dead.getByText('Phased array').waitFor()
  await closed.getByText('Phased array').waitFor({ state: 'attached' })
  expect(await closed.getByText('Phased array').isVisible()).toBe(false)
  const press = (link: Element) => getComputedStyle(link).pointerEvents
  expect(await dead.getByRole('link').or(dead.getByRole('button')).first().evaluate(press)).toBe(
    'none',
  )
})

test('the page’s own markup inside a tag keeps the page’s look until it goes', async () => {
  const css = 'main { font: 17px serif; color: green } a { color: teal; font-weight: 700 }'
  const { origin } = await serveSite({
    '/page.css': css,
    '/index.html': document(
      '<main><ndt-look><div><a href="/jobs">All jobs</a></div></ndt-look></main>',
      '<link rel="stylesheet" href="/page.css"><link rel="stylesheet" href="/dist/ndt.css">' +
        loader(),
    ),
  })
  const look = async (page: Page) => {
    const link = page.getByRole('link', { name: 'All jobs' })
    await link.waitFor()
    return link.evaluate(link => {
      const style = getComputedStyle(link)
      const values = Object.fromEntries(
        [...style].map(name => [name, style.getPropertyValue(name)]),
      )
      const { x, y, width, height } = link.getBoundingClientRect()
      return { ...values, box: [x, y, width, height].join() }
    })
  }

  const bare = await newPage({ javaScript: false })
  await bare.goto(origin)
  const page = await newPage()
  await page.goto(origin)
  await page.waitForFunction(() => globalThis.document.querySelector('ndt-look')?.shadowRoot)
  expect(await look(page)).toEqual(await look(bare))

  await page.locator('ndt-look').evaluate(element => element.setAttribute('is-shown', ''))
  await page.getByText('Phased array').waitFor()
  expect(await page.getByRole('link', { name: 'All jobs' }).isVisible()).toBe(false)
})
