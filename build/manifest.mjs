import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findWidgets } from './entries.mjs'

/** Where the import map pretends that `dist` is served; a page puts its own path in its place. */
export const BASE = '/ndt-widgets/'

/**
 * Every address by which a script may be asked for: where it does not come, its folder is spelled another
 * way (src/loader.ts), which servers decode, or it has a query (build/retry-imports.mjs).
 */
const addressesOf = file =>
  /^c\/.*\.js$/.test(file)
    ? [file, file.replace('c', '%63')].flatMap(spelled => [spelled, `${spelled}?retry`])
    : [file]

const addressed = ([file, hash]) => addressesOf(file).map(address => [BASE + address, hash])

/**
 * Writes what the build made, for whoever has to know its files.
 *
 * - `manifest.json`: the scripts and styles that a page with a tag loads, for preload hints and size budgets
 * - `integrity.json`: every file's hash
 * - `importmap.json`: the hashes as an import map, ready to paste: of each script by all its addresses, and
 *   of the sheet of all tags, which the loader holds against it itself. Not of the inspector, which has to
 *   come where a page's map is of another release: it says so
 */
export function manifest() {
  return {
    name: 'manifest',
    writeBundle({ dir }, bundle) {
      const write = (file, data) =>
        writeFileSync(path.join(dir, file), `${JSON.stringify(data, null, 2)}\n`)
      const files = Object.keys(bundle).filter(file => /\.(js|css)$/.test(file))
      const hashes = files.sort().map(file => [file, hashOf(path.join(dir, file))])
      write('manifest.json', filesOfTags(bundle))
      write('integrity.json', Object.fromEntries(hashes))
      const brought = hashes.filter(([file]) => file === 'ndt.js' || file.startsWith('c/'))
      write('importmap.json', { integrity: Object.fromEntries(brought.flatMap(addressed)) })
    },
  }
}

/**
 * The scripts that a page with a tag loads, in the order in which it asks for them, the styles that all
 * tags share, and what any page of a signed-in user loads behind its tags.
 */
function filesOfTags(bundle) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
  const loader = chunks.find(({ isEntry, name }) => isEntry && name === 'ndt').fileName
  const shared = [loader, ...closure(chunkWith('src/element.tsx', chunks), bundle)]
  const tags = findWidgets().map(({ tag, file }) => {
    const own = closure(chunkWith(file, chunks), bundle)
    return [tag, [...new Set([...shared, ...own])]]
  })
  const inTouch = closure(chunkWith('src/changes/tabs.ts', chunks), bundle)
  const signedIn = [...inTouch].filter(file => !shared.includes(file))
  const styles = Object.keys(bundle).find(file => file.endsWith('/styles.css'))
  return { loader, styles, signedIn, tags: Object.fromEntries(tags) }
}

/** The chunk that the loader asks for when it wants a module. */
function chunkWith(file, chunks) {
  const id = path.resolve(file)
  const isFacade = ({ facadeModuleId }) => facadeModuleId === id
  return (chunks.find(isFacade) ?? chunks.find(({ moduleIds }) => moduleIds.includes(id))).fileName
}

/** A chunk and all that it imports before it runs. */
function closure(fileName, bundle, found = new Set()) {
  if (found.has(fileName)) return found
  found.add(fileName)
  for (const imported of bundle[fileName].imports) closure(imported, bundle, found)
  return found
}

function hashOf(file) {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`
}
