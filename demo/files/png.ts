const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
/** What a chunk has besides its data: their length, its name, and a checksum. */
const FRAME = 12

/** The chunks that make a picture: its size, its pixels and their colours, and which way up it is. */
const KEPT = new Set('IHDR PLTE tRNS cHRM gAMA iCCP sRGB eXIf IDAT IEND'.split(' '))

/**
 * A PNG with what makes its picture and nothing else, each once but for its pixels; another file as it is.
 * Texts in it may be packed so that a few megabytes take minutes to read, whatever the picture's size.
 */
export function pictureAlone(file: Uint8Array): Uint8Array {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return file
  const parts: Buffer[] = [SIGNATURE]
  const left = new Set(KEPT)
  for (let at = SIGNATURE.length, end; at + FRAME <= bytes.length; at = end) {
    end = at + FRAME + bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (!left.has(name)) continue
    parts.push(bytes.subarray(at, end))
    if (name !== 'IDAT') left.delete(name)
  }
  return Buffer.concat(parts)
}
