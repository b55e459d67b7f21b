/** What comes in less is put together to so many bytes. */
const PIECE = 4096

/**
 * The bytes of a body in pieces of some size, however they come: kept one by one, as they travelled, each would
 * take a hundred times its room.
 */
export async function* inPieces(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  let piece = new Uint8Array(PIECE)
  let size = 0
  try {
    for (let next; (next = (await reader.read()).value);) {
      if (size + next.length > PIECE) {
        if (size > 0) yield piece.subarray(0, size)
        piece = new Uint8Array(PIECE)
        size = 0
      }
      if (next.length > PIECE) yield next
      else {
        piece.set(next, size)
        size += next.length
      }
    }
    if (size > 0) yield piece.subarray(0, size)
  } finally {
    reader.releaseLock()
  }
}
