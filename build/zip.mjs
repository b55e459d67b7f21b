import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { zipSync } from 'fflate'
import { globSync } from 'tinyglobby'
import { BASE } from './manifest.mjs'
import { OF_REPOSITORY, readPage } from './readers.mjs'

/** The same release makes the same bytes, and so the same checksum. */
const mtime = new Date(1980, 0, 1)

/**
 * `npm run release -- --path /assets/ndt`: `dist` and all that is to read as a zip, for who has neither npm nor
 * Node, with its checksum, and what a page's head takes where that path serves `dist`: `head.html`, two lines;
 * or `head-integrity.html`, by which browsers refuse a file that was changed.
 *
 * @param {{ at?: string, folder?: string }} options `at`: the path; `folder`: where the zip is written
 * @returns {{ zip: string, hash: string }} `hash`: what a strict `script-src` needs for the import map
 */
export function writeZip({ at = BASE, folder = 'release' } = {}) {
  const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const { heads, hash } = headsAt(`${at.replace(/\/+$/, '')}/`)
  const read = ['README.md', 'CHANGELOG.md', 'LICENSE', 'docs/**']
  const paths = globSync(['dist/**', ...read], { ignore: OF_REPOSITORY }).sort()
  const files = Object.fromEntries(paths.map(file => [file, bytesOf(file)]))
  const made = { ...heads, 'lib/cli.mjs': readFileSync('lib/cli.js') }
  const bytes = zipSync({ ...files, ...made }, { mtime, level: 9 })
  const zip = path.join(folder, `${name}-${version}.zip`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(zip, bytes)
  const checksum = createHash('sha256').update(bytes).digest('hex')
  writeFileSync(`${zip}.sha256`, `${checksum}  ${path.basename(zip)}\n`)
  return { zip, hash }
}

const bytesOf = file => (file.endsWith('.md') ? Buffer.from(readPage(file)) : readFileSync(file))

/** The sheet and the loader; and the same with their hashes, behind an import map with those of all scripts. */
function headsAt(base) {
  const hashes = JSON.parse(readFileSync('dist/integrity.json', 'utf8'))
  const { integrity } = JSON.parse(readFileSync('dist/importmap.json', 'utf8'))
  const moved = Object.entries(integrity).map(([file, hash]) => [file.replace(BASE, base), hash])
  const map = JSON.stringify({ integrity: Object.fromEntries(moved) })
  const hash = `'sha256-${createHash('sha256').update(map).digest('base64')}'`
  const plain = `<link rel="stylesheet" href="${base}ndt.css">
<script type="module" src="${base}ndt.js"></script>
`
  const held = `<!-- Where a Content-Security-Policy holds, its script-src takes ${hash} for the import map. -->
<script type="importmap">${map}</script>
<link rel="stylesheet" href="${base}ndt.css" integrity="${hashes['ndt.css']}">
<script type="module" src="${base}ndt.js" integrity="${hashes['ndt.js']}"></script>
`
  const heads = { 'head.html': Buffer.from(plain), 'head-integrity.html': Buffer.from(held) }
  return { heads, hash }
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { path: { type: 'string' } } })
  const { zip } = writeZip({ at: values.path })
  console.log(`${zip} and its .sha256 are written.`)
  console.log(
    `Serve its dist/ at ${values.path ?? BASE}, and paste its head.html into the page's head.`,
  )
}
