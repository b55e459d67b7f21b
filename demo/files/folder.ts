import {
  access,
  constants,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import type { Bytes, FileHome } from './home'

/** Files in a folder of this machine. */
export function folderHome(folder: string): FileHome {
  const at = (path: string) => join(folder, path)
  return {
    write: (path, bytes) => writeWhole(at(path), bytes),
    async read(path, part) {
      const file = await open(at(path)).catch(orNothing)
      return file && (Readable.toWeb(file.createReadStream(part)) as Bytes)
    },
    remove: path => rm(at(path), { force: true }),
    async *list(below) {
      const options = { recursive: true, withFileTypes: true } as const
      for (const entry of (await readdir(at(below), options).catch(orNothing)) ?? []) {
        const file = join(entry.parentPath, entry.name)
        const found = entry.isFile() && (await stat(file).catch(orNothing))
        if (found) yield { path: relative(folder, file).split(sep).join('/'), written: found.mtime }
      }
    },
    async check() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await access(folder, constants.W_OK)
    },
  }
}

function orNothing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const part = `${path}.part`
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  try {
    await writeFile(part, bytes, { flag: 'wx', mode: 0o600, flush: true })
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}
