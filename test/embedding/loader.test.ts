import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { document, loader, serveSite } from '../pages/fixtures/site'
import { allow, newPage } from '../pages/support'

const styles = '<link rel="stylesheet" href="/dist/ndt.css">'

test('a tag is found, and its files are asked for once, however often it stands on the page', async () => {
  const body = '<ndt-leaf>soon</ndt-leaf><ndt-leaf>soon</ndt-leaf>'
  const { origin, asked } = await serveSite({ '/index.html': document(body) })
  const page = await newPage()
  await page.goto(origin)
  await expect.poll(() => page.getByText('leaf').count()).toBe(2)
  await page.getByText('leaf').last().waitFor()
  expect(asked.sort()).toEqual([
    '/',
    '/dist/c/ndt-leaf.js',
    '/dist/c/runtime.js',
    '/dist/c/styles.css',
    '/dist/ndt.css',
    '/dist/ndt.js',
  ])
})

test('a page without any tag loads the loader and the page’s styles, and nothing else', async () => {
  const { origin, asked } = await serveSite({ '/index.html': document('<p>Nothing here.</p>') })
  const page = await newPage()
  await page.goto(origin, { waitUntil: 'networkidle' })
  expect(asked).toEqual(['/', '/dist/ndt.js', '/dist/ndt.css'])
})

test('a page that links the styles itself loads them once', async () => {
  const { origin, asked } = await serveSite({ '/index.html': document('', styles + loader()) })
  const page = await newPage()
  await page.goto(origin, { waitUntil: 'networkidle' })
  expect(asked.filter(path => path.endsWith('.css'))).toEqual(['/dist/ndt.css'])
})

test('a tag that comes later is found', async () => {
  const { origin, asked } = await serveSite({ '/index.html': document('<main></main>') })
  const page = await newPage()
  await page.goto(origin, { waitUntil: 'networkidle' })
  expect(asked).not.toContain('/dist/c/ndt-leaf.js')
  await page.evaluate(() => {
    const box = globalThis.document.createElement('div')
    box.append(globalThis.document.createElement('ndt-leaf'))
    globalThis.document.querySelector('main')!.append(box)
  })
  await page.getByText('leaf').waitFor()
})

test('what is added is looked at, and the page around it is not', async () => {
  const { origin } = await serveSite({ '/index.html': document('<main></main>') })
  const page = await newPage()
  await page.goto(origin, { waitUntil: 'networkidle' })
  const looked = await page.evaluate(async () => {
    const { document } = globalThis
    const seen: string[] = []
    for (const { prototype } of [Document, Element] as { prototype: ParentNode }[]) {
      const original = prototype.querySelectorAll
      Object.assign(prototype, {
        querySelectorAll(this: Node, selector: string) {
          seen.push(this.nodeName)
          return original.call(this, selector)
        },
      })
    }
    for (let n = 0; n < 3; n++) {
      document.querySelector('main')!.append(document.createElement('p'), 'text')
      await new Promise(resume => setTimeout(resume))
    }
    return seen
  })
  expect(looked).toEqual(['P', 'P', 'P'])
})

test('a tag in the shadow root of another is found', async () => {
  const { origin, asked } = await serveSite({ '/index.html': document('<ndt-nest></ndt-nest>') })
  const page = await newPage()
  await page.goto(origin)
  await page.getByRole('button', { name: 'Open' }).click()
  await page.getByText('leaf').waitFor()
  expect(asked.filter(path => path.includes('runtime'))).toHaveLength(1)
})

test('a loader that stands on the page twice does its work once', async () => {
  const head = loader() + loader() + loader('/dist/ndt.js?again')
  const { origin, asked } = await serveSite({
    '/index.html': document('<ndt-leaf>soon</ndt-leaf>', head),
  })
  const page = await newPage()
  await page.goto(origin, { waitUntil: 'networkidle' })
  await page.getByText('leaf').waitFor()
  for (const file of ['c/ndt-leaf.js', 'c/runtime.js', 'ndt.css']) {
    expect(asked.filter(path => path === `/dist/${file}`)).toHaveLength(1)
  }
})

test('a loader of another version leaves the page to the first, with a warning', async () => {
  const { origin, asked } = await serveSite({
    '/first.js': 'globalThis[Symbol.for("ndt-widgets")] = { version: "0.0.1", watch() {} }',
    '/index.html': document('<ndt-leaf>soon</ndt-leaf>', loader('/first.js') + loader()),
  })
  const page = await newPage()
  const warning = page.waitForEvent('console', message => message.text().includes('0.0.1'))
  allow(page, /^console: \[ndt\] 0\.0\.1 is on the page, not [\d.]+\.$/)
  await page.goto(origin, { waitUntil: 'networkidle' })
  expect((await warning).type()).toBe('warning')
  expect(asked).toEqual(['/', '/first.js', '/dist/ndt.js'])
})

test('an async loader waits until the page is read, and its tags have their children', async () => {
  let half: ServerResponse | undefined
  const head = '<script type="module" async src="/dist/ndt.js"></script>'
  const [start, end] = document('<ndt-leaf>|<p>soon</p></ndt-leaf>', head).split('|')
  const { origin, asked } = await serveSite({
    '/index.html'(response) {
      half = response
      response.write(start)
    },
  })
  const page = await newPage()
  await page.goto(origin, { waitUntil: 'commit' })
  await page.waitForFunction(() => Symbol.for('ndt-widgets') in globalThis)
  expect(await page.evaluate(() => globalThis.document.readyState)).toBe('loading')
  expect(asked).toEqual(['/', '/dist/ndt.js'])
  half!.end(end)
  await page.getByText('leaf').waitFor()
  expect(await page.getByText('soon').isVisible()).toBe(false)
})

test('a tag’s name leads to no file but those beside the runtime', async () => {
  const { origin, asked } = await serveSite({
    '/evil.js': 'document.title = "taken"',
    '/index.html': document(
      '<ndt-..\\..\\..\\evil></ndt-..\\..\\..\\evil><ndt-..%2f..%2fevil></ndt-..%2f..%2fevil><ndt-leaf></ndt-leaf>',
    ),
  })
  const page = await newPage()
  await page.goto(origin)
  await page.getByText('leaf').waitFor()
  expect(asked.filter(path => path.includes('evil'))).toEqual([])
  expect(await page.title()).toBe('Fixture')
})
