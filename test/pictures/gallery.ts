import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const FOLDER = 'test/pictures/accepted'

/** The stories that have an accepted picture. */
export function acceptedStories(): string[] {
  mkdirSync(FOLDER, { recursive: true })
  return readdirSync(FOLDER).map(name => name.replace(/\.webp$/, ''))
}

/** What a story looked like when somebody last accepted it. */
export function acceptedPicture(id: string): Buffer {
  return readFileSync(fileOf(id))
}

/** Keeps a picture as what a story is to look like. */
export function accept(id: string, picture: Buffer): void {
  writeFileSync(fileOf(id), picture)
}

/** Forgets the picture of a story that is no more. */
export function forget(id: string): void {
  rmSync(fileOf(id))
}

const fileOf = (id: string) => `${FOLDER}/${id}.webp`
