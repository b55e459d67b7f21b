import { expect, test } from 'vitest'
import { addFiles, storedEntry } from '../../src/ui/uploader/entry'
import './browser'

const rules = { accept: ['png', 'jpeg', 'jpg'], maxMegabytes: 5, maxFiles: 2 }
const image = (name: string, bytes = 9) =>
  new File(['x'.repeat(bytes)], name, { type: name.endsWith('png') ? 'image/png' : 'image/jpeg' })

const names = (entries: { name: string }[]) => entries.map(({ name }) => name)

test('R237 an entry has the name, size, type and file; the order is that of the choosing', () => {
  const b = image('b.png')
  const { entries, refused } = addFiles([], [b, image('a.jpg')], rules)
  expect(entries[0]).toMatchObject({ name: 'b.png', size: 9, type: 'image/png', file: b })
  expect([names(entries), refused]).toEqual([['b.png', 'a.jpg'], []])
})

test('R241 Q95 a name that is in the list already is refused, also that of a stored file', () => {
  const stored = [storedEntry(7, 'side.png', '/files/side.png')]
  const { entries, refused } = addFiles(stored, [image('side.png'), image('Side.png')], rules)
  expect(names(entries)).toEqual(['side.png', 'Side.png'])
  expect(refused).toEqual([{ name: 'side.png', message: 'The file has already been uploaded.' }])
})

test('R242 a file over the limit is refused; one of exactly the limit is taken', () => {
  const files = [image('a.png', 5_242_880), image('b.png', 5_242_881)]
  const { entries, refused } = addFiles([], files, rules)
  expect(names(entries)).toEqual(['a.png'])
  expect(refused[0]!.message).toBe('File size exceeds the 5 MB limit.')
})

test('R243 R221 what exceeds the count is refused, and what fits is taken', () => {
  const { entries, refused } = addFiles(
    [],
    ['a.png', 'b.png', 'c.png'].map(n => image(n)),
    rules,
  )
  expect(names(entries)).toEqual(['a.png', 'b.png'])
  expect(refused).toEqual([{ name: 'c.png', message: 'You can upload a maximum of 2 files.' }])
})

test('R244 other types are refused', () => {
  const { refused } = addFiles([], [new File(['x'], 'a.gif', { type: 'image/gif' })], rules)
  expect(refused[0]!.message).toBe('Invalid file type. Only PNG, JPEG, and JPG are allowed.')
})

test('a stored file without a name has that of its address', () => {
  expect(storedEntry(7, null, '/files/7/side.png').name).toBe('side.png')
})
