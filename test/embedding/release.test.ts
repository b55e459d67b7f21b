import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { writeZip } from '../../build/zip.mjs'
import { CSP, document, serveSite } from '../pages/fixtures/site'
import { newPage } from '../pages/support'

const PANEL =
  '<ndt-saved-panel><script type="application/json">{"data": []}</script></ndt-saved-panel>'
/** Addresses of modules and of types, and where hosts keep files of theirs. */
const THEIRS =
  /^(ndt-widgets|application|text|https?:|postgres:|public|static|routes|wwwroot|wp-content)\//

/** What the zip holds, by name. */
let files: Record<string, string>
let hash: string

beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ndt-release-'))
  const written = writeZip({ at: '/assets/ndt', folder })
  hash = written.hash
  const bytes = await readFile(written.zip)
  const checksum = await readFile(`${written.zip}.sha256`, 'utf8')
  expect(checksum).toContain(createHash('sha256').update(bytes).digest('hex'))
  files = Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([file, data]) => [file, Buffer.from(data).toString()]),
  )
  return () => rm(folder, { recursive: true })
})

test('the zip, unpacked on a plain server, and its pasted head make a tag live under a strict policy', async () => {
  expect(files['dist/inspect.js']).toContain('ndt-inspector')
  expect(files['head.html']!.trim().split('\n')).toEqual([
    '<link rel="stylesheet" href="/assets/ndt/ndt.css">',
    '<script type="module" src="/assets/ndt/ndt.js"></script>',
  ])
  expect(files['LICENSE']).toContain('Permission is hereby granted')
  expect(files['dist/licenses.txt']).toContain('preact')
  const served = Object.entries(files).map(([file, text]) => [
    file.replace(/^dist/, '/assets/ndt'),
    text,
  ])
  const index = document(PANEL, files['head-integrity.html'])
  const csp = CSP.replace("script-src 'self'", `script-src 'self' ${hash}`)
  const site = await serveSite({ ...Object.fromEntries(served), '/index.html': index }, { csp })
  const page = await newPage()
  await page.goto(site.origin)
  await page.getByRole('heading', { name: 'Saved' }).waitFor()
  const card = page.locator('ndt-saved-panel .card').first()
  const radius = await card.evaluate(element => getComputedStyle(element).borderRadius)
  expect(parseFloat(radius)).toBeGreaterThan(0)
})

test('what its docs name and link to is in the zip, and no command needs the repository', () => {
  const pages = Object.keys(files).filter(file => file.endsWith('.md'))
  const named = pages.flatMap(page => namesIn(files[page]!).map(name => ({ page, name })))
  expect(named.length).toBeGreaterThan(300)
  expect(named.filter(({ page, name }) => !isThere(page, name))).toEqual([])
  const commands = pages.filter(page =>
    /npm (ci|pack|start|test|run)|repository/.test(files[page]!),
  )
  expect(commands).toEqual([])
})

/** The files and folders that a page names in its text, leads to, or copies from. */
function namesIn(text: string): string[] {
  const words = text.replaceAll(/^```[^]*?^```/gm, '')
  const links = [...words.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link]) => link!)
  const inWords = [...words.matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, code]) => code!.split(' '))
    .filter(word => /^[\w.][\w.-]*(\/[\w.*-]+)*\/?$/.test(word))
    .filter(word => word.includes('/') || /\.(m?js|ts|json|md|css|html|php|py|txt)$/.test(word))
  const copied = [...text.matchAll(/(?:\.\.\/)+[\w./-]+/g)].map(([word]) => word)
  return [...links, ...inWords, ...copied].filter(name => !THEIRS.test(name))
}

/** From the page, from the top, or in `dist`. */
function isThere(page: string, name: string): boolean {
  const places = [path.join(path.dirname(page), name), name, `dist/${name}`]
  const folders = places.map(place => `${place.replace(/\/$/, '')}/`)
  return folders.some(folder => Object.keys(files).some(file => `${file}/`.startsWith(folder)))
}
