// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { preloadFrom } from '../../demo/site/preload'

/** The lines for a page, where two tags are built. */
function linesFor(html: string, isSignedIn = false) {
  const folder = mkdtempSync(path.join(tmpdir(), 'ndt-dist-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const tags = {
    'ndt-list': ['ndt.js', 'c/1/runtime.js', 'c/1/list.js'],
    'ndt-form': ['ndt.js', 'c/1/runtime.js', 'c/1/form.js'],
  }
  const manifest = { styles: 'c/1/styles.css', signedIn: ['c/1/changes.js'], tags }
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(manifest))
  return preloadFrom(folder)(html, isSignedIn)
}

const hrefs = (lines: string) => Array.from(lines.matchAll(/href="(.*?)"/g), ([, href]) => href)

test('a page starts the files of its tags at once, each of them once', () => {
  const lines = linesFor('<ndt-list></ndt-list><ndt-form></ndt-form><ndt-list></ndt-list>')
  expect(hrefs(lines)).toEqual([
    '/dist/c/1/styles.css',
    '/dist/ndt.js',
    '/dist/c/1/runtime.js',
    '/dist/c/1/list.js',
    '/dist/c/1/form.js',
  ])
})

test('the page of a signed-in user starts what that needs too', () => {
  expect(hrefs(linesFor('<ndt-list></ndt-list>', true)).at(-1)).toBe('/dist/c/1/changes.js')
})

test('a page without tags starts nothing, nor does one whose tags are not built', () => {
  expect(linesFor('<p>ndt-list</p>', true)).toBe('')
  expect(linesFor('<ndt-other></ndt-other>')).toBe('')
  expect(preloadFrom('/nowhere')('<ndt-list></ndt-list>', true)).toBe('')
})

test('under a running server the lines are those of the build that is there', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ndt-dist-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const preload = preloadFrom(folder)
  const linesOf = (build: string) => {
    const manifest = { styles: `${build}.css`, signedIn: [], tags: { 'ndt-list': [`${build}.js`] } }
    writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(manifest))
    return hrefs(preload('<ndt-list></ndt-list>', false))
  }
  expect(linesOf('c/1/a')).toEqual(['/dist/c/1/a.css', '/dist/c/1/a.js'])
  expect(linesOf('c/22/b')).toEqual(['/dist/c/22/b.css', '/dist/c/22/b.js'])
  writeFileSync(path.join(folder, 'manifest.json'), '{"half')
  expect(preload('<ndt-list></ndt-list>', false)).toBe('')
})
