import { fileTypeFromBuffer } from 'file-type'
import { type Upload, nameFor } from './upload'
import { isDoc, isDocx } from './word'

const mimes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** A file as a resume, by what is in it; undefined if that is neither pdf nor doc nor docx. */
export async function readResume(file: File): Promise<Upload | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const ending = await endingOf(bytes)
  if (!ending) return undefined
  return { name: nameFor(file.name, ending, 'resume'), mime: mimes[ending], ending, bytes }
}

async function endingOf(bytes: Uint8Array): Promise<keyof typeof mimes | undefined> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (type?.ext === 'pdf') return 'pdf'
  if (type?.ext === 'cfb' && isDoc(bytes)) return 'doc'
  // Some writers build a zip in which file-type finds the list of types too late.
  const isZip = type?.ext === 'docx' || type?.ext === 'zip'
  return isZip && (await isDocx(bytes)) ? 'docx' : undefined
}
