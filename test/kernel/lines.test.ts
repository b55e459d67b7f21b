import { expect, test } from 'vitest'
import { linesOf } from '../../src/server/lines'

async function* inPieces(...pieces: string[]) {
  yield* pieces
}

test.each([
  [['{"a":1}\n{"b":2}\n'], ['{"a":1}', '{"b":2}', '']],
  [
    ['{"a"', ':1}', '\n{"b":2}'],
    ['{"a":1}', '{"b":2}'],
  ],
  [
    ['{"title":"RT\u2028UT\u2029MT"}\r\n{"b":2}\n'],
    ['{"title":"RT\u2028UT\u2029MT"}\r', '{"b":2}', ''],
  ],
])('a line ends at its own break alone: %j', async (pieces, lines) => {
  const found: string[] = []
  for await (const line of linesOf(inPieces(...pieces))) found.push(line)
  expect(found).toEqual(lines)
})
