import type { Refused, UploadEntry } from '../entry'
import { uploaderTexts } from '../texts'

/** Puts files in the place of base64, and says which could not be read. */
export function takeBase64(
  value: readonly UploadEntry[],
  onChange: (entries: UploadEntry[]) => void,
  onRefused: (refused: Refused[]) => void,
  say: (words: string) => void,
): void {
  const { entries, refused } = withFiles(value)
  onRefused(refused)
  if (refused[0]) say(refused.map(({ name, message }) => `${name}: ${message}`).join(' '))
  onChange(entries)
}

/** Entries with a file in place of its base64, plain or as a data URL; those that are none are not taken (R237, Q63). */
export function withFiles(given: readonly UploadEntry[]) {
  const entries: UploadEntry[] = []
  const refused: Refused[] = []
  for (const { base64, ...entry } of given) {
    if (!base64) {
      entries.push(entry)
      continue
    }
    try {
      const file = fileOf(base64, entry)
      entries.push({ ...entry, file, type: file.type, size: file.size })
    } catch {
      refused.push({ name: entry.name, message: uploaderTexts().unreadable })
    }
  }
  return { entries, refused }
}

/** Throws for what is no base64; that for addresses has `-` and `_` for two of its signs. */
function fileOf(base64: string, { name, type }: UploadEntry): File {
  const [, own, data = base64] = /^data:([^;,]*)[^,]*,(.*)/s.exec(base64) ?? []
  const text = atob(data.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(text, byte => byte.charCodeAt(0))
  return new File([bytes], name, { type: type ?? own })
}
