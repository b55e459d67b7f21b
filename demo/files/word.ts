import { zipEntries, zipText } from './zip'

const TYPES = '[Content_Types].xml'
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const MAX_TYPES = 1_048_576

/**
 * Whether a zip is a Word document: its list of types names a main part, and that part is in it.
 * One with macros names another type, and is none.
 */
export function isDocx(bytes: Uint8Array): boolean {
  const entries = zipEntries(bytes)
  const types = entries.find(({ name }) => name === TYPES)
  const text = types && zipText(bytes, types, MAX_TYPES)
  const overrides = text?.match(/<Override\b[^<>]*>/g) ?? []
  const main = overrides.find(override => override.includes(`"${MAIN}"`))
  const part = main && /\bPartName="\/([^"]+)"/.exec(main)?.[1]
  return !!part && entries.some(({ name }) => name === part)
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
