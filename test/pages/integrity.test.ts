import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, inject, test } from 'vitest'
import { CSP, document, loader, serveSite } from './fixtures/site'
import { allow, listen, newPage } from './support'

const EVIL = 'globalThis.isTaken = true'
const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

/** Every script of a build against its hash, as `dist/importmap.json` has them. */
async function integrityOf(folder: string): Promise<Record<string, string>> {
  const files = await readdir(folder, { recursive: true })
  const scripts = files.filter(file => file.endsWith('.js'))
  const hashes = scripts.map(async file => {
    const hash = hashOf(await readFile(path.join(folder, file), 'utf8'))
    return [file, file.replace(/^c\//, '%63/')].map(each => [`/dist/${each}`, hash])
  })
  return Object.fromEntries((await Promise.all(hashes)).flat())
}

/** A page that vouches for the scripts of a server, some of which are not what they were. */
async function open(body: string, isTampered = (_: string) => false) {
  const integrity = await integrityOf(inject('fixtures'))
  const tampered = Object.keys(integrity).filter(isTampered)
  const map = JSON.stringify({ integrity })
  const hash = createHash('sha256').update(map).digest('base64')
  const head = `<script type="importmap">${map}</script>${loader()}`
  const site = await serveSite(
    {
      '/index.html': document(body, head),
      ...Object.fromEntries(tampered.map(file => [file, EVIL])),
    },
    { csp: CSP.replace("script-src 'self'", `script-src 'self' 'sha256-${hash}'`) },
  )
  const page = await newPage()
  const errors = await listen(page, 'ndt-error')
  const isListed = (address: string) =>
    Object.keys(integrity).some(file => file.replace(/\/[\da-f]{8}\//, '/') === address)
  return { site, page, errors, isListed }
}

test.each(['ndt-leaf', 'runtime'])(
  'a %s that is not what the page vouches for never runs, and no other address is tried',
  async name => {
    const { site, page, errors, isListed } = await open('<ndt-leaf>soon</ndt-leaf>', file =>
      file.includes(name),
    )
    allow(page, /integrity|^console: \[ndt\] <ndt-leaf> load:|Failed to (find|load)/)
    await page.clock.install()
    await page.goto(site.origin)
    await expect
      .poll(async () => {
        await page.clock.runFor(4000)
        return errors()
      })
      .toMatchObject([{ tag: 'ndt-leaf', phase: 'load' }])
    const scripts = site.asked.filter(
      address => address.endsWith('.js') || address.includes('.js?'),
    )
    expect(scripts.filter(address => !isListed(address.replace(/\?.*/, '')))).toEqual([])
    expect(scripts.filter(address => address.includes('?'))).toEqual([])
    expect(await page.evaluate(() => 'isTaken' in globalThis)).toBe(false)
    expect(await page.getByText('soon').isVisible()).toBe(true)
  },
)

test('a script that comes at a later try is held against its hash as well, and works', async () => {
  const { site, page, errors, isListed } = await open('<ndt-leaf>soon</ndt-leaf>')
  allow(page, /status of 500|^answer: 500/)
  site.fail(/\/c\/\w+\/ndt-leaf/, 500)
  await page.clock.install()
  await page.goto(site.origin)
  await expect
    .poll(async () => {
      await page.clock.runFor(4000)
      return page.getByText('leaf').isVisible()
    })
    .toBe(true)
  expect(site.asked.filter(file => file.endsWith('.js') && !isListed(file))).toEqual([])
  expect(await errors()).toEqual([])
})

test('the import map that the build writes lists each script in both spellings', async () => {
  const { integrity } = JSON.parse(await readFile('dist/importmap.json', 'utf8')) as {
    integrity: Record<string, string>
  }
  const chunks = Object.keys(integrity).filter(file => file.startsWith('/ndt-widgets/c/'))
  expect(chunks.length).toBeGreaterThan(26)
  for (const chunk of chunks)
    expect(integrity[chunk.replace('/c/', '/%63/')]).toBe(integrity[chunk])
})
