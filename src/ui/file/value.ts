/** A file of a form: none, the server's, one that was chosen now, or the server's after its removal. */
export type FileValue =
  | { kind: 'none' }
  | { kind: 'stored'; url: string; name: string }
  | { kind: 'chosen'; file: File; replaces: boolean }
  | { kind: 'deleted' }

/** The file that the server has, by its address; the address's last part is its name. */
export function storedFile(url: string | null | undefined): FileValue {
  return url ? { kind: 'stored', url, name: nameIn(url) } : { kind: 'none' }
}

/** A new file takes the place of what was there. */
export function chooseFile(before: FileValue, file: File): FileValue {
  return { kind: 'chosen', file, replaces: isOnServer(before) }
}

/** Back to the empty state (R65); what the server has is then to be deleted (R67). */
export function removeFile(before: FileValue): FileValue {
  return { kind: isOnServer(before) ? 'deleted' : 'none' }
}

/** What is sent: the new file, the marker that the server's one goes, or nothing (R66-R68, Q18). */
export function fileToSend(value: FileValue): { file?: File; deleted?: 1 } {
  if (value.kind === 'chosen') return { file: value.file }
  return value.kind === 'deleted' ? { deleted: 1 } : {}
}

function isOnServer(value: FileValue): boolean {
  return value.kind === 'chosen' ? value.replaces : value.kind !== 'none'
}

function nameIn(url: string): string {
  const name = url.replace(/[?#].*$/, '').replace(/^.*\//, '')
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
