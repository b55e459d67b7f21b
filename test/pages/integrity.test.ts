import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, inject, test } from 'vitest'
import { CSP, document, loader, serveSite } from './fixtures/site'
import { allow, listen, newPage } from './support'

const EVIL = 'globalThis.isTaken = true'
const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

/** Every script and sheet of a build against its hash, as `dist/importmap.json` has them. */
async function integrityOf(folder: string): Promise<Record<string, string>> {
  const files = await readdir(folder, { recursive: true })
  const hashes = files
    .filter(file => /\.(js|css)$/.test(file))
    .map(async file => {
      const hash = hashOf(await readFile(path.join(folder, file), 'utf8'))
      const spelled = [file, file.replace(/^c\//, '%63/')]
      return spelled.flatMap(each => [`/dist/${each}`, `/dist/${each}?retry`]).map(at => [at, hash])
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

const isScript = (address: string) => /\.js(\?|$)/.test(address)

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
    expect(site.asked.filter(isScript).filter(address => !isListed(address))).toEqual([])
    expect(await page.evaluate(() => 'isTaken' in globalThis)).toBe(false)
    expect(await page.getByText('soon').isVisible()).toBe(true)
  },
)

test('a part that loads later, and is not what the page vouches for, never runs either', async () => {
  const isPart = (file: string) => file.includes('date-picker-calendar')
  const { site, page, isListed } = await open('<ndt-pickers></ndt-pickers>', isPart)
  allow(page, /integrity|Failed to (fetch|load)/)
  await page.goto(site.origin)
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Date of birth' }).click()
  await expect.poll(() => site.asked.filter(isPart).length).toBeGreaterThan(2)
  expect(site.asked.filter(isScript).filter(address => !isListed(address))).toEqual([])
  expect(await page.evaluate(() => 'isTaken' in globalThis)).toBe(false)
})

test('a sheet that is not what the page vouches for is not taken, and the fallback stays', async () => {
  const { site, page, errors } = await open('<ndt-leaf>soon</ndt-leaf>', file =>
    file.includes('styles.css'),
  )
  allow(page, /integrity|^console: \[ndt\] <ndt-leaf> load:|Failed to (find|fetch|load)/)
  await page.clock.install()
  await page.goto(site.origin)
  await expect
    .poll(async () => {
      await page.clock.runFor(4000)
      return errors()
    })
    .toMatchObject([{ tag: 'ndt-leaf', phase: 'load' }])
  expect(await page.getByText('soon').isVisible()).toBe(true)
})

test('a script that comes at a later try is held against its hash as well, and works', async () => {
  const { site, page, errors, isListed } = await open('<ndt-leaf>soon</ndt-leaf>')
  // the words of a failure are held against the script's hash too
  allow(page, /status of 500|^answer: 500|integrity/)
  site.fail(/\/c\/\w+\/ndt-leaf/, 500)
  await page.clock.install()
  await page.goto(site.origin)
  await expect
    .poll(async () => {
      await page.clock.runFor(4000)
      return page.getByText('leaf').isVisible()
    })
    .toBe(true)
  expect(site.asked.filter(isScript).filter(file => !isListed(file))).toEqual([])
  expect(await errors()).toEqual([])
})

test('the import map that the build writes lists each script by every address that may be asked for', async () => {
  const { integrity } = JSON.parse(await readFile('dist/importmap.json', 'utf8')) as {
    integrity: Record<string, string>
  }
  const chunks = Object.keys(integrity).filter(file =>
    /^\/ndt-widgets\/c\/\w+\/[\w-]+\.js$/.test(file),
  )
  expect(chunks.length).toBeGreaterThan(26)
  for (const chunk of chunks) {
    const spelled = chunk.replace('/c/', '/%63/')
    for (const address of [spelled, `${spelled}?retry`, `${chunk}?retry`])
      expect(integrity[address], address).toBe(integrity[chunk])
  }
})
