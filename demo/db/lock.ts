import { readFileSync, rmSync, writeFileSync } from 'node:fs'

const held = new Set<string>()

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Keeps a second process out of a database folder, which two would corrupt. Returns the release.
 * A lock left behind by a process that no longer runs is taken over.
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch {
    const holder = Number(readFileSync(file, 'utf8'))
    const isOwn = holder === process.pid
    if (isOwn ? held.has(file) : isAlive(holder)) {
      throw new Error(
        `The database in ${folder} is open in process ${holder}. ` +
          `Stop that one first; if it is something else, delete ${file}.`,
      )
    }
    writeFileSync(file, String(process.pid))
  }
  held.add(file)
  const release = () => {
    held.delete(file)
    rmSync(file, { force: true })
  }
  process.once('exit', release)
  return () => {
    process.off('exit', release)
    release()
  }
}
