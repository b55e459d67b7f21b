import { fileURLToPath } from 'node:url'
import { files } from './schema'

/** The columns of `files` that say where a file is; select them wherever a file is linked. */
export const located = { id: files.id, name: files.name, store: files.store, path: files.path }

/** A file's place, as selected by `located`. */
export type Located = Pick<typeof files.$inferSelect, keyof typeof located>

/** The folder of the demo, which the paths of its own files count from. */
export const demoFolder = fileURLToPath(new URL('..', import.meta.url))

/** The address under which the site serves a file: an asset of the demo, or `/files/{id}/{name}`. */
export function fileUrl(file: Located | null): string | null {
  if (!file) return null
  if (file.store === 'demo' && file.path.startsWith('assets/')) return `/${file.path}`
  return `/files/${file.id}/${encodeURIComponent(file.name)}`
}
