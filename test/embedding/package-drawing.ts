import { spawnSync } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { document, serveSite } from '../pages/fixtures/site'
import { layoutShift, newPage } from '../pages/support'
import { folder } from './package-project'

/** Tests what a server draws with the package, within the one file that builds it. */
export function drawing(): void {
  const job = { id: 3, job_title: 'RT <Technician>' }
  const lines = [
    { tag: 'ndt-saved-panel', attributes: { kind: 'jobs' }, data: { data: [job] } },
    { tag: 'ndt-no-such' },
    { tag: 'ndt-saved-panel' },
  ]

  /** The HTML of each line, as any backend gets it. */
  function draw() {
    const command = path.join(folder, 'node_modules/ndt-widgets/lib/server/command.js')
    const input = lines.map(line => `${JSON.stringify(line)}\n`).join('')
    const { stdout, stderr } = spawnSync('node', [command], { encoding: 'utf8', input })
    return { html: stdout.split('\n'), stderr }
  }

  test('is a line of HTML a tag, and nothing of one visitor is in the next', () => {
    const { html, stderr } = draw()
    expect(html[0]).toContain('>RT &lt;Technician></a>')
    expect(html[1]).toBe('')
    expect(stderr).toContain('There is no tag <ndt-no-such>.')
    expect(html[2]).toContain('aria-busy="true"')
    expect(html[2]).not.toContain('Technician')
  })

  test.each([true, false])(
    'is in view at once, and its element takes it over as it stands; with scripts: %s',
    async javaScript => {
      const dist = path.join(folder, 'node_modules/ndt-widgets/dist')
      const names = (await readdir(dist, { recursive: true })).filter(name =>
        /\.(js|css)$/.test(name),
      )
      const texts = names.map(async name => [
        `/dist/${name}`,
        await readFile(path.join(dist, name), 'utf8'),
      ])
      const files = Object.fromEntries(await Promise.all(texts)) as Record<string, string>
      const head = '<link rel="stylesheet" href="/dist/ndt.css">'
      const script = '<script type="module" src="/dist/ndt.js"></script>'
      const site = await serveSite({
        ...files,
        '/index.html': document(draw().html[0]!, head),
        '/alive.html': document(
          draw().html[0]! + '<script src="/watch.js"></script>',
          head + script,
        ),
        // is the row there, and styled, in every frame?
        '/watch.js': `const kept = document.querySelector('ndt-saved-panel').shadowRoot.querySelector('.rows')
          const look = () => {
            const { shadowRoot } = document.querySelector('ndt-saved-panel')
            window.kept = shadowRoot.querySelector('.rows') === kept
            const { height } = kept.getBoundingClientRect()
            window.heights = [...new Set([...window.heights ?? [], height])]
            requestAnimationFrame(look)
          }
          requestAnimationFrame(look)`,
      })
      const page = await newPage({ javaScript })
      await page.goto(`${site.origin}/${javaScript ? 'alive.html' : ''}`)
      const row = page.getByRole('link', { name: 'RT <Technician>' })
      await row.waitFor()
      const card = page.locator('ndt-saved-panel .card').first()
      if (!javaScript) {
        expect((await card.boundingBox())!.height).toBeGreaterThan(100)
        return
      }
      // what a server drew answers once its element has taken it over
      await expect
        .poll(async () => {
          await page.getByRole('button', { name: 'Actions for RT' }).click()
          return page.getByRole('menuitem', { name: 'Quick Apply' }).isVisible()
        })
        .toBe(true)
      const seen = await page.evaluate(() => ({
        kept: Reflect.get(window, 'kept') as boolean,
        heights: Reflect.get(window, 'heights') as number[],
      }))
      expect(seen.kept).toBe(true)
      expect(seen.heights).toHaveLength(1)
      expect(await layoutShift(page)).toBe(0)
    },
  )
}
