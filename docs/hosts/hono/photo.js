import { randomBytes } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { unfit } from './calls.js'
import { DATA, run } from './database.js'
import { Refusal } from './session.js'

const BYTES = 7_000_000
const FOLDER = `${DATA}photos/`
const TYPES = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' }
/** How a file begins, whatever its name says; a character a byte. */
const BEGINNINGS = { jpg: /^\xff\xd8\xff/, png: /^\x89PNG\r\n\x1a\n/, webp: /^RIFF.{4}WEBP/s }

/** Stores the photo, under a name of our own, or removes it. */
export async function updateProfileImage(user, c) {
  const { profile_image: file, profile_image_deleted } = await c.req.parseBody()
  if (profile_image_deleted === '1') {
    await keep(user, null)
    return { message: 'Photo deleted.' }
  }
  if (!(file instanceof File) || file.size > BYTES) {
    throw unfit('profile_image', 'Choose a picture of at most 7 MB.')
  }
  const bytes = Buffer.from(await file.arrayBuffer())
  const head = bytes.toString('latin1', 0, 16)
  const kind = Object.keys(TYPES).find(kind => BEGINNINGS[kind].test(head))
  if (!kind) throw unfit('profile_image', 'Choose a JPEG, PNG or WebP picture.')
  const name = `${randomBytes(16).toString('hex')}.${kind}`
  await writeFile(FOLDER + name, bytes, { flag: 'wx' })
  await keep(user, name)
  return { message: 'Photo saved.' }
}

async function keep(user, name) {
  run('UPDATE users SET photo = ? WHERE id = ?', name, user.id)
  if (user.photo) await rm(FOLDER + user.photo, { force: true })
}

/** Serves the user's own photo, as a picture and as nothing else. */
export async function sendPhoto(c) {
  const { photo } = c.get('user') ?? {}
  if (!photo || photo !== c.req.param('name')) throw new Refusal(404, 'There is no such photo.')
  return c.body(await readFile(FOLDER + photo), 200, { 'Content-Type': TYPES[photo.split('.')[1]] })
}
