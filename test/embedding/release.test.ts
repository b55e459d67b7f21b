import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { unzipSync } from 'fflate'
import { expect, onTestFinished, test } from 'vitest'
import { buildCli } from '../../build/cli.mjs'
import { writeZip } from '../../build/zip.mjs'
import { CSP, document, serveSite } from '../pages/fixtures/site'
import { newPage } from '../pages/support'

const PANEL =
  '<ndt-saved-panel><script type="application/json">{"data": []}</script></ndt-saved-panel>'

test('the zip, unpacked on a plain server, and its pasted head make a tag live under a strict policy', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ndt-release-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await buildCli()
  const { zip, hash } = writeZip({ at: '/assets/ndt', folder })
  const bytes = await readFile(zip)
  const checksum = await readFile(`${zip}.sha256`, 'utf8')
  expect(checksum).toContain(createHash('sha256').update(bytes).digest('hex'))

  const texts = Object.entries(unzipSync(bytes)).map(([file, data]) => [
    file.replace(/^dist/, '/assets/ndt'),
    Buffer.from(data).toString(),
  ])
  const files = Object.fromEntries(texts) as Record<string, string>
  expect(files['/assets/ndt/inspect.js']).toContain('ndt-inspector')
  expect(files['head.html']!.trim().split('\n')).toEqual([
    '<link rel="stylesheet" href="/assets/ndt/ndt.css">',
    '<script type="module" src="/assets/ndt/ndt.js"></script>',
  ])
  expect(files['LICENSE']).toContain('Permission is hereby granted')
  expect(files['/assets/ndt/licenses.txt']).toContain('preact')
  const index = document(PANEL, files['head-integrity.html'])
  const csp = CSP.replace("script-src 'self'", `script-src 'self' ${hash}`)
  const site = await serveSite({ ...files, '/index.html': index }, { csp })
  const page = await newPage()
  await page.goto(site.origin)
  await page.getByRole('heading', { name: 'Saved' }).waitFor()
  const card = page.locator('ndt-saved-panel .card').first()
  const radius = await card.evaluate(element => getComputedStyle(element).borderRadius)
  expect(parseFloat(radius)).toBeGreaterThan(0)
})
