import { text } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

const TYPES = '[Content_Types].xml'
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const MAX_TYPES = 1_048_576
const MAX_FILES = 10_000

/**
 * Whether a zip is a Word document: its list of types names a main part, and that part is in it.
 * One with macros names another type, and is none; nor is a zip that is broken.
 */
export async function isDocx(bytes: Uint8Array): Promise<boolean> {
  const { names, types } = await readZip(bytes).catch(() => ({
    names: new Set<string>(),
    types: '',
  }))
  const overrides = types.match(/<Override\b[^<>]*>/g) ?? []
  const main = overrides.find(override => override.includes(`"${MAIN}"`))
  const part = main && /\bPartName="\/([^"]+)"/.exec(main)?.[1]
  return !!part && names.has(part)
}

/** The names of a zip's files, and what its list of types says, which alone is unpacked. */
async function readZip(bytes: Uint8Array): Promise<{ names: Set<string>; types: string }> {
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
  const names = new Set<string>()
  let types = ''
  if (zip.entryCount > MAX_FILES) return { names, types }
  for await (const entry of zip.eachEntry()) {
    const isFirst = !names.has(entry.fileName)
    names.add(entry.fileName)
    if (isFirst && entry.fileName === TYPES && entry.uncompressedSize <= MAX_TYPES) {
      types = await text(await zip.openReadStreamPromise(entry))
    }
  }
  return { names, types }
}

const ENTRY_SIZE = 128
const STREAM = 2
const WORD = Buffer.from('WordDocument\0', 'utf16le')

/**
 * Whether a compound file (CFB) is a Word document: one of its directory's entries, which always
 * begin at a multiple of their size, is the stream that Word writes.
 */
export function isDoc(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.length < 4 * ENTRY_SIZE || file.readUInt16LE(28) !== 0xfffe) return false
  for (let at = file.indexOf(WORD); at >= 0; at = file.indexOf(WORD, at + 1)) {
    const isEntry = at % ENTRY_SIZE === 0 && at + ENTRY_SIZE <= file.length
    if (isEntry && file.readUInt16LE(at + 64) === WORD.length && file[at + 66] === STREAM) {
      return true
    }
  }
  return false
}
