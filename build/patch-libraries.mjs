import { readFileSync } from 'node:fs'
import { downshift } from './patches/downshift.mjs'
import { flatpickr } from './patches/flatpickr.mjs'
import { notyf } from './patches/notyf.mjs'
import { ofetch } from './patches/ofetch.mjs'
import { quill } from './patches/quill.mjs'
import { r2wc, r2wcCore } from './patches/r2wc.mjs'
import { reactImageCrop } from './patches/react-image-crop.mjs'

/** The libraries that the build changes: the version each patch was written for, and its edits a file. */
export const patches = [downshift, flatpickr, notyf, ofetch, quill, r2wc, r2wcCore, reactImageCrop]

/** What Trusted Types refuse. */
const UNSAFE =
  /\.(inner|outer)HTML\s*\+?=(?!=)|insertAdjacentHTML|parseFromString|createContextualFragment|document\.write/

/**
 * Ships libraries with their patches, all of them unless it is said: safe under Trusted Types, off the
 * page's globals, and without what no tag reaches. Fails when a library is not the one that its patch was
 * written for.
 */
export function patchLibraries(given = patches) {
  const unseen = new Set(
    given.flatMap(({ name, files }) => Object.keys(files).map(file => `${name}/${file}`)),
  )
  return {
    name: 'patch-libraries',
    transform(code, id) {
      const [, folder, name, file] =
        /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\/([^?]*)/.exec(id) ?? []
      const patch = given.find(patch => patch.name === name)
      if (!patch) return null
      unseen.delete(`${name}/${file}`)
      const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
      return { code: patched(patch, version, file, code), map: null }
    },
    generateBundle() {
      if (unseen.size) this.error(`No tag imports what a patch is for: ${[...unseen].join(', ')}.`)
    },
  }
}

/** A library's file as its patch wants it; throws, in words, when the patch does not fit. */
export function patched({ name, version, files }, installed, file, code) {
  if (installed !== version) {
    throw new Error(
      `${name} ${installed} is installed, and its patch in build/patches is for ${version}: ` +
        'read what has changed, then name the new version there.',
    )
  }
  const safe = (files[file] ?? []).reduce((text, { find, replace, times = 1 }) => {
    const pieces = text.split(find)
    if (pieces.length === times + 1) return pieces.join(replace)
    throw new Error(
      `${name}/${file} should hold this ${times} times, not ${pieces.length - 1}, for its patch in build/patches:\n${find}`,
    )
  }, code)
  if (UNSAFE.test(safe)) {
    throw new Error(`${name}/${file} writes HTML where its patch in build/patches does not look.`)
  }
  return safe
}
