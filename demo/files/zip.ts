import { inflateRawSync } from 'node:zlib'

const ENTRY = 0x02014b50
const END = 0x06054b50
/** The end record's own length, and that of the longest comment behind it. */
const END_SIZE = 22
const MAX_COMMENT = 65_535

/** A file within a zip, as its directory lists it. */
export interface ZipEntry {
  name: string
  method: number
  packedSize: number
  offset: number
}

/** The files that a zip's directory lists; none when there is no whole directory. */
export function zipEntries(bytes: Uint8Array): ZipEntry[] {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(zip)
  if (end === undefined) return []
  const count = zip.readUInt16LE(end + 10)
  const entries: ZipEntry[] = []
  let at = zip.readUInt32LE(end + 16)
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || zip.readUInt32LE(at) !== ENTRY) return []
    const [name, extra, comment] = [28, 30, 32].map(place => zip.readUInt16LE(at + place))
    entries.push({
      name: zip.toString('utf8', at + 46, at + 46 + name!),
      method: zip.readUInt16LE(at + 10),
      packedSize: zip.readUInt32LE(at + 20),
      offset: zip.readUInt32LE(at + 42),
    })
    at += 46 + name! + extra! + comment!
  }
  return entries
}

function findEnd(zip: Buffer): number | undefined {
  const last = zip.length - END_SIZE
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at--) {
    if (zip.readUInt32LE(at) === END) return at
  }
  return undefined
}

/** The text of a file within a zip; undefined when it is broken, or longer than `limit` bytes. */
export function zipText(bytes: Uint8Array, entry: ZipEntry, limit: number): string | undefined {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const head = entry.offset + 30
    const start = head + zip.readUInt16LE(head - 4) + zip.readUInt16LE(head - 2)
    const packed = zip.subarray(start, start + entry.packedSize)
    if (entry.method === 0) return packed.length <= limit ? packed.toString() : undefined
    return inflateRawSync(packed, { maxOutputLength: limit }).toString()
  } catch {
    return undefined
  }
}
