import { createHash } from 'node:crypto'
import path from 'node:path'
import { nameOf } from './chunks.mjs'

/** Stands for the release's hash, as long as it, until all files are written. */
const PLACE = '--hash--'

/** The folder of all that the loader brings, in the build's paths and in the loader. */
export const FOLDER = `c/${PLACE}`

/**
 * Names the folder of a release after the content of all its files, so that browsers may keep it
 * for good, and puts that name into the loader.
 *
 * One hash for all, and no table in the loader: its weight, which every page pays, does not grow
 * with the tags. The price is that a visitor who comes back after an update loads the page's files
 * again, some 25 kB, and not those that changed alone. But a change to the kernel, as most are,
 * has always renewed every file that imports it; and pages never mix the files of two releases.
 */
export function release() {
  return {
    name: 'release',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        refuseNumbered(bundle)
        const hash = hashOf(bundle)
        const rename = text => text.replaceAll(PLACE, hash)
        for (const file of Object.values(bundle)) {
          delete bundle[file.fileName]
          file.fileName = rename(file.fileName)
          if (file.type === 'chunk') file.imports = file.imports.map(rename)
          if (file.isEntry && file.name === 'ndt') file.code = rename(file.code)
          bundle[file.fileName] = file
        }
      },
    },
  }
}

/** Of two files that want one name Rollup numbers the second, and the loader would find the other. */
function refuseNumbered(bundle) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
  const numbered = chunks.find(chunk => path.basename(chunk.fileName, '.js') !== nameOf(chunk))
  if (!numbered) return
  throw new Error(`Two files want the name ${nameOf(numbered)}: ${numbered.moduleIds.join(', ')}.`)
}

function hashOf(bundle) {
  const hash = createHash('sha256')
  const files = Object.values(bundle).filter(({ fileName }) => fileName.startsWith(FOLDER))
  for (const { fileName, code, source } of files.sort(byName))
    hash.update(fileName).update(code ?? source)
  return hash.digest('hex').slice(0, PLACE.length)
}

function byName(a, b) {
  return a.fileName < b.fileName ? -1 : 1
}
