import { count } from '../../texts'
import { faultOf, type FileRules } from '../file'
import type { FileValue } from '../file'
import { uploaderTexts } from './texts'

/** One file of an uploader: chosen now, or the server's, which then has an id (R237). */
export interface UploadEntry {
  /** Tells it from the others as long as the form is shown. */
  key: string
  name: string
  /** In bytes; unknown of the server's. */
  size?: number
  type?: string
  file?: File
  /** In place of the file, which is made of it before it is sent (Q63). */
  base64?: string
  id?: number
  url?: string
}

/** A file that was not taken, and why. */
export interface Refused {
  name: string
  message: string
}

/** Which files an uploader takes, and how many. */
export type UploaderRules = FileRules & { maxFiles: number }

let serial = 0

/** A file that the server has. */
export function storedEntry(id: number, name: string | null, url: string | null): UploadEntry {
  const known = name ?? url?.split('/').at(-1) ?? String(id)
  return { key: `stored-${id}`, id, name: known, url: url ?? undefined }
}

/** An uploader's entries with more files after them, in their order, and what is not taken (R241-R244, Q95). */
export function addFiles(
  before: readonly UploadEntry[],
  files: readonly File[],
  rules: UploaderRules,
): { entries: UploadEntry[]; refused: Refused[] } {
  const entries = [...before]
  const refused: Refused[] = []
  for (const file of files) {
    const message = problemOf(file, entries, rules)
    if (message) refused.push({ name: file.name, message })
    else entries.push(chosenEntry(file))
  }
  return { entries, refused }
}

/** What an entry is to the parts that show one file. */
export function valueOf({ file, name, url }: UploadEntry): FileValue {
  return file ? { kind: 'chosen', file, replaces: false } : { kind: 'stored', url: url ?? '', name }
}

function chosenEntry(file: File): UploadEntry {
  const { name, size, type } = file
  return { key: `chosen-${++serial}`, name, size, type, file }
}

function problemOf(file: File, entries: UploadEntry[], rules: UploaderRules): string | undefined {
  const t = uploaderTexts()
  if (entries.some(({ name }) => name === file.name)) return t.twice
  const fault = faultOf(file, rules)
  if (fault) return fault
  return entries.length < rules.maxFiles ? undefined : count(t, 'tooMany', rules.maxFiles)
}
