import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { patched, patches } from '../../build/patch-libraries.mjs'

const read = (path: string) => readFileSync(`node_modules/${path}`, 'utf8')

const versionOf = (name: string) =>
  (JSON.parse(read(`${name}/package.json`)) as { version: string }).version

const files = patches.flatMap(patch =>
  Object.entries(patch.files).map(([file, edits]) => ({ patch, file, edits })),
)

describe.each(files)('the patch of $patch.name/$file', ({ patch, file, edits }) => {
  const code = read(`${patch.name}/${file}`)
  const apply = (text: string, version = patch.version) => patched(patch, version, file, text)

  test('fits the library that is installed, and leaves nothing that it looks for', () => {
    const text = apply(code, versionOf(patch.name))
    const left = edits.filter(({ find, replace }) => !replace.includes(find) && text.includes(find))
    expect(left).toEqual([])
    expect(text).not.toBe(code)
  })

  test.each(edits)('fails when $find is there no more', ({ find }) => {
    expect(() => apply(code.replace(find, () => 'something else'))).toThrow(find)
  })

  test.each(edits)('fails when $find is there once more', ({ find }) => {
    expect(() => apply(code + find)).toThrow(find)
  })

  test('fails for another version', () => {
    expect(() => apply(code, '99.0.0')).toThrow(`${patch.name} 99.0.0 is installed`)
  })

  test.each([
    'a.innerHTML = b',
    'a.outerHTML += b',
    'a.insertAdjacentHTML("beforeend", b)',
    'new DOMParser().parseFromString(b, "text/html")',
  ])('fails when the library writes HTML elsewhere: %s', line => {
    expect(() => apply(`${code}\n${line}`)).toThrow('writes HTML')
  })
})

test('a file without a patch stays as it is, unless it writes HTML', () => {
  const quill = patches.find(({ name }) => name === 'quill')!
  const other = (code: string) => patched(quill, quill.version, 'modules/history.js', code)
  expect(other('const html = a.innerHTML')).toBe('const html = a.innerHTML')
  expect(() => other('a.innerHTML = html')).toThrow('writes HTML')
})
