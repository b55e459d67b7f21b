import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync, rmSync } from 'node:fs'
import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { log } from '../log'

/** Who holds a lock touches its file as often as this; who finds it untouched for so long takes it. */
const BEAT = 1000
const PATIENCE = 10 * BEAT
/** Within this time two that took an old lock at once know whose it is. */
const SETTLED = 200

const held = new Set<string>()

/** Where process numbers mean the same: this container, since this machine was started. */
const place = [
  read('/proc/sys/kernel/random/boot_id'),
  link('/proc/self/ns/pid'),
  hostname(),
].join()

/**
 * Keeps a second process out of a database folder, which two would corrupt, be it in another container
 * or on another machine. Returns the release. A lock whose process was killed is taken over: at once
 * where that can be seen, and else once its file has not been touched for some seconds.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const file = `${folder}.lock`
  const own = JSON.stringify({ pid: process.pid, place, id: randomUUID() })
  const isOwn = () => read(file) === own
  if (!(await create(file, own))) {
    if (await isHeld(file)) throw new Error(refusal(folder, file))
    await rm(file, { force: true })
    await create(file, own)
    await pause(SETTLED)
    if (!isOwn()) throw new Error(refusal(folder, file))
  }
  held.add(file)
  const beat = setInterval(() => {
    if (isOwn()) return void utimes(file, new Date(), new Date()).catch(() => {})
    log.fatal({ file }, 'another process took the database while this one stood still')
    process.exit(1)
  }, BEAT).unref()
  const release = () => {
    clearInterval(beat)
    held.delete(file)
    if (isOwn()) rmSync(file, { force: true })
  }
  process.once('exit', release)
  return () => {
    process.off('exit', release)
    release()
  }
}

/** Writes the file, unless there is one. */
async function create(file: string, content: string): Promise<boolean> {
  try {
    await writeFile(file, content, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function isHeld(file: string): Promise<boolean> {
  const holder = holderOf(await readFile(file, 'utf8').catch(() => ''))
  if (holder.place === place) {
    return holder.pid === process.pid ? held.has(file) : isAlive(holder.pid)
  }
  const touched = () =>
    stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    )
  const before = await touched()
  for (let waited = 0; waited < PATIENCE; waited += BEAT) {
    await pause(BEAT)
    const now = await touched()
    if (now !== before) return now !== undefined
  }
  return false
}

function holderOf(content: string): { pid: number; place?: string } {
  try {
    return JSON.parse(content)
  } catch {
    return { pid: 0 }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const refusal = (folder: string, file: string) =>
  `The database in ${folder} is open in another process (${read(file)}). ` +
  `Stop that one first; if there is none, delete ${file}.`

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function link(file: string): string {
  try {
    return readlinkSync(file)
  } catch {
    return ''
  }
}
