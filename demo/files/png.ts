const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
/** What a chunk has besides its data: their length, its name, and a checksum. */
const FRAME = 12

/** The chunks that make a picture: its size, its pixels and their colours, and which way up it is. */
const KEPT = new Set(
  'IHDR PLTE tRNS cHRM gAMA iCCP sRGB cICP mDCV eXIf IDAT IEND'.split(' ').map(codeOf),
)
const PIXELS = codeOf('IDAT')
const END = codeOf('IEND')
/** A camera's picture of 20 MB has a few thousand; every one takes its time. */
const MOST = 50_000

/**
 * A PNG with what makes its picture and nothing else, each once but for its pixels; another file as it is.
 * Texts in it may be packed so that a few megabytes take minutes to read, whatever the picture's size. Of one in too
 * many pieces nothing is left, which is no picture.
 */
export function pictureAlone(file: Uint8Array): Uint8Array {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return file
  const parts: Buffer[] = [SIGNATURE]
  const left = new Set(KEPT)
  for (let at = SIGNATURE.length, end, n = 0; at + FRAME <= bytes.length; at = end) {
    if (++n > MOST) return SIGNATURE
    end = at + FRAME + bytes.readUInt32BE(at)
    const code = bytes.readUInt32BE(at + 4)
    if (!left.has(code)) continue
    parts.push(bytes.subarray(at, end))
    // what comes behind it is no part of the picture
    if (code === END) break
    if (code !== PIXELS) left.delete(code)
  }
  return Buffer.concat(parts)
}

/** A chunk's name as a number, which takes no text for each of a million. */
function codeOf(name: string): number {
  return Buffer.from(name, 'latin1').readUInt32BE()
}
