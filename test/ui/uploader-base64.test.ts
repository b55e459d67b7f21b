import { expect, test } from 'vitest'
import { withFiles } from '../../src/ui/uploader/lazy/base64'
import './browser'

const entry = { key: 'a', name: 'a.png' }
const bytes = async (base64: string) => {
  const { entries } = withFiles([{ ...entry, base64 }])
  return [...new Uint8Array(await entries[0]!.file!.arrayBuffer())]
}

test.each(['+/+/', '-_-_', 'data:image/png;base64,+/+/'])(
  'R237 Q63 %s is read as base64, also as addresses have it',
  async base64 => expect(await bytes(base64)).toEqual([251, 255, 191]),
)

test.each([
  [undefined, 'image/png'],
  ['image/jpeg', 'image/jpeg'],
])('R237 Q63 beside the type %s, that of a data URL makes it %s', (type, expected) => {
  const { entries } = withFiles([{ ...entry, type, base64: 'data:image/png;base64,AAAA' }])
  expect([entries[0]!.type, entries[0]!.file!.type]).toEqual([expected, expected])
})

test('R237 Q63 what is no base64 is not taken, and the others are', () => {
  const stored = { key: 'b', name: 'b.png', id: 7 }
  expect(withFiles([{ ...entry, base64: 'data:image/png;base64,*' }, stored])).toEqual({
    entries: [stored],
    refused: [{ name: 'a.png', message: 'This file could not be read.' }],
  })
})
