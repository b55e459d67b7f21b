import { count, fill } from '../../texts'
import { fileTexts } from './texts'

/** What a file has to be like, as far as its name, type and size tell; the server looks inside. */
export interface FileRules {
  /** Endings of the name, without the dot: `['doc', 'docx', 'pdf']`. */
  accept: readonly string[]
  /** Of 1,048,576 bytes each; a file of exactly so many passes (Q8, Q66). */
  maxMegabytes: number
}

/** What browsers say of files with these endings, besides nothing at all. */
const types: Record<string, string> = {
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
}

const MEGABYTE = 1_048_576

/** What is wrong with a file, in the description's words; nothing when it may be sent (R168, R242, Q65). */
export function faultOf(file: File, { accept, maxMegabytes }: FileRules): string | undefined {
  const t = fileTexts()
  if (!isOfType(file, accept)) {
    const words = accept.length > 1 ? t.wrongType : t['wrongType.one']
    return fill(words, { types: listed(accept) })
  }
  return file.size > maxMegabytes * MEGABYTE ? tooLarge(maxMegabytes) : undefined
}

/** What is said of a file that is too large, here or by a server that says no more than that (Q43). */
export function tooLarge(megabytes: number): string {
  return fill(fileTexts().tooLarge, { n: megabytes })
}

/** A file's size for people: `312 KB`, `8.2 MB`. */
export function formatSize(bytes: number): string {
  const t = fileTexts()
  if (bytes < 1024) return count(t, 'bytes', bytes)
  const kilobytes = Math.round(bytes / 1024)
  if (kilobytes < 1024) return fill(t.kilobytes, { n: kilobytes })
  return fill(t.megabytes, { n: Math.round((bytes / MEGABYTE) * 10) / 10 })
}

/** The rule of types as a native file input takes it. */
export function acceptAttribute(accept: readonly string[]): string {
  return accept.map(ending => `.${ending}`).join()
}

/** By the name; a type that the browser gives may not speak against it. */
function isOfType({ name, type }: File, accept: readonly string[]): boolean {
  const ending = /\.(\w+)$/.exec(name)?.[1]!.toLowerCase() ?? ''
  if (!accept.includes(ending)) return false
  return [types[ending], '', 'application/octet-stream'].includes(type)
}

/** `PNG, JPEG, and JPG` */
function listed(accept: readonly string[]): string {
  const t = fileTexts()
  const names = accept.map(ending => ending.toUpperCase())
  if (names.length === 1) return names[0]!
  const first = names.slice(0, -1).join(', ')
  return fill(names.length === 2 ? t.two : t.more, { first, last: names.at(-1)! })
}
