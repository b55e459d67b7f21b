import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build as esbuild } from 'esbuild'
import { afterAll, beforeAll } from 'vitest'
import { build as vite } from 'vite'
import { buildPackage } from '../../build/package.mjs'
import { document, serveSite } from '../pages/fixtures/site'
import { newPage } from '../pages/support'

/** The folder of someone's project, which has the packed package. */
export let folder: string
export let tarball: string

/** Packs the package, and installs it in a project, for the tests of a file; one file, as it is built in its place. */
export function useProject(): void {
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'ndt-package-'))
    await buildPackage()
    const npm = (...words: string[]) =>
      execFileSync('npm', words, { encoding: 'utf8', stdio: 'pipe' })
    npm('pack', '--silent', '--ignore-scripts', '--pack-destination', folder)
    await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }')
    tarball = path.join(
      folder,
      (await readdir(folder)).find(file => file.endsWith('.tgz'))!,
    )
    npm('install', '--offline', '--no-audit', '--no-fund', '--prefix', folder, tarball)
  })
  afterAll(() => rm(folder, { recursive: true }))
}

/** What makes a page of a script, as hosts do. */
export const bundlers = {
  async Vite(entry: string, outDir: string) {
    const input = { main: entry }
    const output = { entryFileNames: '[name].js', assetFileNames: '[name][extname]' }
    await vite({
      root: folder,
      logLevel: 'error',
      configFile: false,
      build: { outDir, rollupOptions: { input, output } },
    })
  },
  async esbuild(entry: string, outdir: string) {
    const entryPoints = { main: entry }
    const production = { 'process.env.NODE_ENV': '"production"' }
    const shape = { bundle: true, splitting: true, format: 'esm', define: production } as const
    // the host's own React
    await esbuild({ entryPoints, outdir, ...shape, nodePaths: [path.resolve('node_modules')] })
  },
}

/** A page with a tag. */
export const PAGE = document(
  `<ndt-saved-panel><script type="application/json">{"data": []}</script></ndt-saved-panel>`,
  `<link rel="stylesheet" href="/main.css"><script type="module" src="/main.js"></script>`,
)

/** The page of the project, as a bundler makes it of a script. */
export async function open(
  bundle: (typeof bundlers)[keyof typeof bundlers],
  script: string,
  { html = PAGE, answers = {} }: { html?: string; answers?: Record<string, object> } = {},
) {
  const [entry, out] = [path.join(folder, 'main.js'), path.join(folder, 'out')]
  await writeFile(entry, script)
  await rm(out, { recursive: true, force: true })
  await bundle(entry, out)
  const names = await readdir(out, { recursive: true })
  const texts = names
    .filter(name => /\.(js|css)$/.test(name))
    .map(async name => [`/${name}`, await readFile(path.join(out, name), 'utf8')])
  const files = Object.fromEntries(await Promise.all(texts)) as Record<string, string>
  const site = await serveSite({ ...files, '/index.html': html })
  const page = await newPage()
  for (const [url, json] of Object.entries(answers)) {
    await page.route(`**${url}*`, route => route.fulfill({ json }))
  }
  await page.goto(site.origin)
  return page
}
