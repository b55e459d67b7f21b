import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'

const HEADER = { woff: 44, font: 12 }
const ENTRY = { woff: 20, font: 16 }

const require = createRequire(import.meta.url)

/** The file of each weight that guides are set in. */
const files = {
  400: require.resolve('@fontsource/inter/files/inter-latin-400-normal.woff'),
  600: require.resolve('@fontsource/inter/files/inter-latin-600-normal.woff'),
  700: require.resolve('@fontsource/inter/files/inter-latin-700-normal.woff'),
}

/** A weight of the site's font, unpacked: out of a WOFF the document's library unpacks each table anew for each glyph. */
export function fontOf(weight: keyof typeof files): Buffer {
  const woff = readFileSync(files[weight])
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(HEADER.font + count * ENTRY.font)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const tables: Buffer[] = []
  let end = head.length
  for (let index = 0; index < count; index++) {
    const from = HEADER.woff + index * ENTRY.woff
    const [start, packed, size] = [4, 8, 12].map(at => woff.readUInt32BE(from + at)) as [
      number,
      number,
      number,
    ]
    const bytes = woff.subarray(start, start + packed)
    const table = packed < size ? inflateSync(bytes) : bytes
    const padded = Buffer.alloc(Math.ceil(size / 4) * 4)
    table.copy(padded)
    const to = HEADER.font + index * ENTRY.font
    woff.copy(head, to, from, from + 4)
    woff.copy(head, to + 4, from + 16, from + 20)
    head.writeUInt32BE(end, to + 8)
    head.writeUInt32BE(size, to + 12)
    tables.push(padded)
    end += padded.length
  }
  return Buffer.concat([head, ...tables])
}
