import { expect, test } from 'vitest'
import { CSP, document, loader, serveSite } from '../pages/fixtures/site'
import { newPage } from '../pages/support'

const body = '<ndt-leaf>soon</ndt-leaf>'

test('dist may lie under any path of the page’s server', async () => {
  const head = loader('/static/vendor/ndt-2/ndt.js')
  const { origin, asked } = await serveSite(
    { '/a/b/index.html': document(body, head) },
    { mount: '/static/vendor/ndt-2/' },
  )
  const page = await newPage()
  await page.goto(`${origin}/a/b/`)
  await page.getByText('leaf').waitFor()
  expect(asked).toContain('/static/vendor/ndt-2/ndt.css')
  expect(asked).toContain('/static/vendor/ndt-2/c/ndt-leaf.js')
})

test('dist may lie on another origin, which the page’s policy names', async () => {
  const assets = await serveSite({})
  const csp = CSP.replaceAll("'self';", `'self' ${assets.origin};`)
  const head = loader(`${assets.origin}/dist/ndt.js`)
  const { origin, asked } = await serveSite({ '/index.html': document(body, head) }, { csp })
  const page = await newPage()
  await page.goto(origin)
  await page.getByText('leaf').waitFor()
  expect(asked).toEqual(['/'])
  expect(assets.asked.sort()).toEqual([
    '/dist/c/ndt-leaf.js',
    '/dist/c/runtime.js',
    '/dist/c/styles.css',
    '/dist/ndt.css',
    '/dist/ndt.js',
  ])
})
