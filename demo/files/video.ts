import { fileTypeFromBuffer } from 'file-type'
import { nameFor, type Upload } from './upload'

/** A file as an mp4, by what is in it: whole boxes from end to end, one of them its index. */
export async function readVideo(file: File): Promise<Upload | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (type?.mime !== 'video/mp4' || !isWhole(bytes)) return undefined
  return { name: nameFor(file.name, 'mp4', 'video'), mime: 'video/mp4', ending: 'mp4', bytes }
}

const HEAD = 8
/** A film in pieces has a few boxes a second; a file of empty ones would hold millions. */
const MAX_BOXES = 10_000

/** Whether a file is a row of boxes that ends where the file does, with an index and with media. */
function isWhole(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const found = new Set<string>()
  let at = 0
  for (let boxes = 1; at + HEAD <= bytes.length; boxes++) {
    const size = sizeOf(view, at)
    if (size < HEAD || at + size > bytes.length || boxes > MAX_BOXES) return false
    found.add(String.fromCharCode(...bytes.subarray(at + 4, at + HEAD)))
    at += size
  }
  return at === bytes.length && ['ftyp', 'moov', 'mdat'].every(name => found.has(name))
}

/** A box's size: 1 says that it follows in 64 bits, 0 that the box is the last. */
function sizeOf(view: DataView, at: number): number {
  const size = view.getUint32(at)
  if (size === 0) return view.byteLength - at
  if (size !== 1) return size
  return at + 16 <= view.byteLength ? Number(view.getBigUint64(at + 8)) : 0
}
