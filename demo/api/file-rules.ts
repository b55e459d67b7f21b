import { tryGetContext } from 'hono/context-storage'
import * as v from 'valibot'
import type { Env } from '../auth/env'
import { readPhoto, readPicture, type PhotoFault } from '../files/photo'
import { readResume } from '../files/resume'
import type { Upload } from '../files/upload'
import { readVideo } from '../files/video'
import { areEnough } from './faults'
import { MB, tooLarge } from './limits'

/** How many megabytes a resume may have, the last byte included (R63, Q8). */
export const RESUME_MB = 5

/** How many megabytes a photo may have, the last byte included (R79, Q8). */
export const PHOTO_MB = 7

/**
 * A file that `read` finds fit to be kept; what it answers in words is said of the field. None is opened
 * of a form that has faults enough without it.
 */
function upload(megabytes: number, read: (file: File) => Promise<Upload | string>) {
  return v.pipeAsync(
    v.file(),
    v.rawTransformAsync<File, Upload>(async ({ dataset, config, addIssue, NEVER }) => {
      if (areEnough(config)) return NEVER
      const file = dataset.value
      const found =
        file.size === 0
          ? 'The :attribute must not be empty.'
          : file.size > megabytes * MB
            ? tooLarge(megabytes)
            : await read(file)
      if (typeof found !== 'string') return found
      addIssue({ message: found })
      return NEVER
    }),
  )
}

/** A resume: pdf, doc or docx by what is in it. */
export const resumeFile = upload(
  RESUME_MB,
  async file =>
    (await readResume(file)) ?? 'The :attribute must be a file of type: doc, docx, pdf.',
)

const faults: Record<PhotoFault, string> = {
  type: 'The :attribute must be a file of type: png, jpeg, jpg.',
  pixels: 'The :attribute has invalid image dimensions.',
  broken: 'The :attribute must be an image.',
}

/** Whose request this is; rules know the value alone. */
const account = () => tryGetContext<Env>()?.get('user')?.id

/** A photo, as it will be kept: made anew (Q9). */
export const photoFile = upload(PHOTO_MB, async file => {
  const found = await readPhoto(file, account())
  return typeof found === 'string' ? faults[found] : found
})

/** A company's picture of at most so many megabytes, as it will be kept (R168, R172, R221). */
export const pictureFile = (megabytes: number) =>
  upload(megabytes, async file => {
    const found = await readPicture(file, account())
    return typeof found === 'string' ? faults[found] : found
  })

/** A video of at most so many megabytes: mp4 by what is in it (R221). */
export const videoFile = (megabytes: number) =>
  upload(
    megabytes,
    async file => (await readVideo(file)) ?? 'The :attribute must be a file of type: mp4.',
  )
