import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { rollup, type OutputOptions, type Plugin, type RollupOptions } from 'rollup'
import { patchLibraries, patches } from '../../build/patch-libraries.mjs'
import { preloadFrom } from '../../demo/site/preload'
import shipped from '../../rollup.config.mjs'

const CONTESTANTS = path.resolve('bench/contestants')
const MADE = path.resolve('bench/made')

/** Where our components on react and react-dom lie. */
export const REACT = path.join(MADE, 'react')
/** Where the scripts and sheets of the contestants' pages lie. */
export const PAGES = path.join(MADE, 'pages')

/** Brings the peers, as bench/package-lock.json has them, where they are not here yet. */
export function bringPeers(): void {
  const [asked, here] = ['bench/package-lock.json', 'bench/node_modules/.package-lock.json']
  const packages = (file: string) =>
    JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, { version: string }> }
  if (existsSync(here)) {
    const { packages: found } = packages(here)
    const all = Object.entries(packages(asked).packages).filter(([name]) => name)
    if (all.every(([name, { version }]) => found[name]?.version === version)) return
  }
  const words = ['ci', '--prefix', 'bench', '--ignore-scripts', '--no-audit', '--no-fund']
  execFileSync('npm', words, { stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Builds what ships with react and react-dom in the place of Preact, where that is not made yet. */
export async function buildOnReact(): Promise<void> {
  // a release's folder is named after its content
  const { styles: release } = readManifest('dist')
  const stamp = path.join(REACT, 'made-of')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === release) return
  const options = shipped as RollupOptions & { output: OutputOptions }
  // r2wc's patch has it draw with Preact
  const patchesOfReact = patches.filter(({ name }) => !name.startsWith('@r2wc/react'))
  const plugins = (options.plugins as Plugin[])
    .filter(({ name }) => name !== 'alias')
    .map(plugin =>
      plugin.name === 'patch-libraries' ? (patchLibraries(patchesOfReact) as Plugin) : plugin,
    )
  const chunkOf = options.output.manualChunks as (id: string) => string | undefined
  const made = await rollup({ ...options, plugins })
  await made.write({
    ...options.output,
    dir: REACT,
    manualChunks: id =>
      /\/node_modules\/(react|react-dom|scheduler)\//.test(id) ? 'runtime' : chunkOf(id),
  })
  await made.close()
  writeFileSync(stamp, release)
}

/** Builds the contestants' pages, as their makers say: a bundle a page, minified, what it loads late apart. */
export async function buildPages(): Promise<void> {
  await build({
    entryPoints: readdirSync(CONTESTANTS)
      .filter(file => file.endsWith('.page.js'))
      .map(file => path.join(CONTESTANTS, file)),
    outdir: PAGES,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
}

/** A page with a contestant alone: a tag of ours, so many times, as a host would print it, or a script. */
export function pageOf(name: string, distFolder: string, times = 1): string {
  const body = path.join(CONTESTANTS, `${name}.html`)
  if (existsSync(body)) return pageOfTags(readFileSync(body, 'utf8').repeat(times), distFolder)
  const file = `/bench/files/${name}.page`
  const hasSheet = existsSync(path.join(PAGES, `${name}.page.css`))
  // what is written by hand takes the sheet of the widgets
  const sheet = hasSheet ? `<link rel="stylesheet" href="${file}.css">` : preloadedSheet(distFolder)
  return page(`${sheet}<script type="module" src="${file}.js"></script>`, '<div id="root"></div>')
}

function pageOfTags(body: string, distFolder: string): string {
  const lines = preloadFrom(distFolder)(body, false)
  if (!lines) return page('', body)
  return page(
    `<link rel="stylesheet" href="/dist/ndt.css">${lines}<script type="module" src="/dist/ndt.js"></script>`,
    body,
  )
}

function preloadedSheet(distFolder: string): string {
  const { styles } = readManifest(distFolder)
  return `<link rel="stylesheet" href="/dist/ndt.css"><link rel="preload" as="fetch" crossorigin href="/dist/${styles}">`
}

function readManifest(distFolder: string): { styles: string } {
  return JSON.parse(readFileSync(path.join(distFolder, 'manifest.json'), 'utf8'))
}

function page(head: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench</title>${head}</head><body>${body}</body></html>`
}
