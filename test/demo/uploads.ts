import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { folderHome } from '../../demo/files/folder'
import type { FileHome } from '../../demo/files/home'
import { openHome } from '../../demo/files/stored'

/** A home of files of a test's own: a folder, or a bucket where FILES_URL names a store. */
export async function openUploads(): Promise<{ uploads: FileHome; close(): Promise<void> }> {
  const store = process.env['FILES_URL']
  if (store) {
    const uploads = await openHome(new URL(`/ndt-${randomUUID()}`, store).href)
    return { uploads, close: async () => {} }
  }
  const folder = await mkdtemp(join(tmpdir(), 'ndt-uploads-'))
  return { uploads: folderHome(folder), close: () => rm(folder, { recursive: true }) }
}

/** The paths of all files of a home. */
export async function pathsIn(uploads: FileHome): Promise<string[]> {
  const paths: string[] = []
  for await (const { path } of uploads.list('uploads')) paths.push(path)
  return paths
}

/** The bytes of a file of a home. */
export async function bytesAt(uploads: FileHome, path: string): Promise<Buffer> {
  return Buffer.from(await new Response(await uploads.read(path)).arrayBuffer())
}

/** Has the next file wait before it is written, until it may go on. */
export function holdNextWrite(home: FileHome) {
  let goOn = () => {}
  let hold = () => {}
  const isHeld = new Promise<void>(resolve => (hold = resolve))
  const freed = new Promise<void>(resolve => (goOn = resolve))
  const write = home.write.bind(home)
  vi.spyOn(home, 'write').mockImplementationOnce(async (path, bytes) => {
    hold()
    await freed
    return write(path, bytes)
  })
  return { isHeld, goOn }
}
