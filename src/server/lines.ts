/**
 * The lines of a text that comes in pieces, parted by `\n` alone: Node's own `readline` ends a line at U+2028
 * and U+2029 as well from version 24 on, which JSON may hold as they are.
 */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of pieces) {
    const lines = `${rest}${piece}`.split('\n')
    rest = lines.pop()!
    yield* lines
  }
  yield rest
}
