import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

const MB = 1_048_576
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** A file of these bytes. */
export const fileOf = (name: string, bytes: Uint8Array | string): File =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name)

/** A pdf of exactly so many bytes. */
export function pdf(size = 600, name = 'cv.pdf'): File {
  const head = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n')
  return fileOf(name, Buffer.concat([head, Buffer.alloc(size - head.length, ' ')]))
}

/** A pdf over the limit of a resume. */
export const largePdf = (): File => pdf(6 * MB, 'scans.pdf')

/** A Windows program under a resume's name. */
export function program(name = 'cv.pdf'): File {
  const bytes = Buffer.alloc(2048)
  bytes.write('MZ')
  bytes.writeUInt32LE(0x80, 0x3c)
  bytes.write('PE\0\0', 0x80)
  return fileOf(name, bytes)
}

/** A zip of these files, packed or not. */
export function zip(files: Record<string, string>, packed = false): Uint8Array {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const raw = Buffer.from(text)
    const data = packed ? deflateSync(raw).subarray(2, -4) : raw
    const about = Buffer.alloc(26)
    about.writeUInt16LE(20, 0)
    about.writeUInt16LE(packed ? 8 : 0, 4)
    about.writeUInt32LE(crc32(raw), 10)
    about.writeUInt32LE(data.length, 14)
    about.writeUInt32LE(raw.length, 18)
    about.writeUInt16LE(name.length, 22)
    const part = Buffer.concat([Buffer.from('PK\x03\x04'), about, Buffer.from(name), data])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    central.push(Buffer.from('PK\x01\x02\x14\0'), about, rest, Buffer.from(name))
    local.push(part)
    offset += part.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(Object.keys(files).length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...local, directory, Buffer.from('PK\x05\x06'), end])
}

const typesOf = (part: string, type: string) =>
  `<?xml version="1.0"?><Types xmlns="x"><Override PartName="/${part}" ContentType="${type}"/></Types>`

/** A Word document; `more` overwrites the files in its zip. */
export const docx = (name = 'cv.docx', more: Record<string, string> = {}, packed = true): File =>
  fileOf(
    name,
    zip(
      {
        '[Content_Types].xml': typesOf('word/document.xml', MAIN),
        'word/document.xml': '<w:document/>',
        ...more,
      },
      packed,
    ),
  )

/** A zip that calls itself a Word document and has no document in it. */
export const hollowDocx = (): File =>
  fileOf('cv.docx', zip({ '[Content_Types].xml': typesOf('word/document.xml', MAIN) }))

/** A Word document with macros under the name of one without. */
export const macroDocx = (): File =>
  docx('cv.docx', {
    '[Content_Types].xml': typesOf(
      'word/document.xml',
      'application/vnd.ms-word.document.macroEnabled.main+xml',
    ),
  })

/** A Word document whose list of types unpacks to fifty times what it says. */
export function swellingDocx(): File {
  const types = typesOf('word/document.xml', MAIN)
  const swollen = { '[Content_Types].xml': types + ' '.repeat(50 * MB), 'word/document.xml': '' }
  const bytes = Buffer.from(zip(swollen, true))
  // once where it is packed, once in the directory
  bytes.writeUInt32LE(MB, 22)
  bytes.writeUInt32LE(MB, bytes.indexOf('PK\x01\x02') + 24)
  return fileOf('cv.docx', bytes)
}

/** A compound file with one stream: Word's, or that of another program. */
export function compound(stream = 'WordDocument', name = 'cv.doc'): File {
  const bytes = Buffer.alloc(1536)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes)
  bytes.writeUInt16LE(3, 26)
  bytes.writeUInt16LE(0xfffe, 28)
  bytes.writeUInt16LE(9, 30)
  const entry = (at: number, title: string, type: number) => {
    bytes.write(title, at, 'utf16le')
    bytes.writeUInt16LE((title.length + 1) * 2, at + 64)
    bytes[at + 66] = type
  }
  entry(1024, 'Root Entry', 5)
  entry(1152, stream, 2)
  return fileOf(name, bytes)
}

/** A picture of one colour. */
export const plain = (width: number, height: number, background = '#c03030') =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false })

/** A png that claims to be this large and has next to nothing in it. */
export function bomb(width: number, height: number): File {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const size = Buffer.alloc(4)
    const sum = Buffer.alloc(4)
    size.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([size, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  return fileOf(
    'bomb.png',
    Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      chunk('IHDR', head),
      chunk('IDAT', deflateSync(Buffer.alloc(1000))),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  )
}

/** A picture that runs a script where it is taken for a page. */
export const svg = (name = 'photo.png'): File =>
  fileOf(
    name,
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  )
