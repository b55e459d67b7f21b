import type { Hono } from 'hono'
import {
  updateJobInfo,
  updateProfessionInfo,
  updateProfile,
  updateProfileImage,
} from '../../src/contract'
import type { Env } from '../auth/env'
import { Refusal } from '../auth/refusal'
import type { Db } from '../db/database'
import { entryIds, replaceList, type GrowingList } from '../db/queries/entries'
import { areCountries } from '../db/queries/lookups'
import { lockProfile, renameUser, updateProfileFields } from '../db/queries/profile-writes'
import type { FileHome } from '../files/home'
import { withFiles } from '../files/keep'
import { PHOTO_MB, RESUME_MB } from './file-rules'
import { jobForm, personalForm, photoForm, professionForm } from './profile-forms'
import { UNKNOWN_ENTRY } from './list-rules'
import { serve } from './serve'
import { unfit } from './unfit'
import { beganWith, requireVersion } from './version'

const role = 'user'
const INVALID = 'The selected :attribute is invalid.'

/** Serves the forms that edit a job seeker's own profile; `home` is where its files go. */
export function serveProfileForms(app: Hono<Env>, home: FileHome): void {
  serve(
    app,
    updateProfile,
    async ({ c, db, user, body }) => {
      await db.transaction(async tx => {
        requireVersion(beganWith(c), await ownProfile(tx, user.id))
        await setEntries(tx, user.id, 'languages', body.languages)
        await checkCountries(tx, 'country_id', body.country_id ? [body.country_id] : [])
        await renameUser(tx, user.id, body.first_name)
        await updateProfileFields(tx, user.id, {
          contactNumber: body.contact_number,
          dob: body.dob,
          genderId: body.gender_id,
          aboutMe: body.about_me,
          city: body.city,
          countryId: body.country_id,
          linkedinUrl: body.linkedin_url,
          twitterUrl: body.twitter_url,
        })
      })
      return { message: 'Personal Information Updated' }
    },
    { role, form: personalForm },
  )
  serve(
    app,
    updateProfessionInfo,
    async ({ c, db, user, body }) => {
      await db.transaction(async tx => {
        requireVersion(beganWith(c), await ownProfile(tx, user.id))
        await setEntries(tx, user.id, 'professions', body.professions)
        await setEntries(tx, user.id, 'industries', body.industries)
        await updateProfileFields(tx, user.id, {})
      })
      return { message: 'Professional Information Updated' }
    },
    { role, form: professionForm },
  )
  serve(
    app,
    updateJobInfo,
    async ({ c, db, user, body }) => {
      await withFiles(db, home, [body.resume], async (tx, files) => {
        const profile = await ownProfile(tx, user.id)
        requireVersion(beganWith(c), profile)
        await checkCountries(tx, 'locations', body.locations)
        await replaceList(tx, 'locations', user.id, body.locations)
        await setEntries(tx, user.id, 'skills', body.skills)
        const isReplaced = body.resume || body.resume_deleted
        const resume = body.resume && (await files.keep({ userId: user.id }, 'resume', body.resume))
        await updateProfileFields(tx, user.id, {
          coverLetter: body.cover_letter,
          ...(isReplaced && { resumeId: resume ?? null }),
        })
        if (isReplaced) await files.drop({ userId: user.id }, profile.resumeId)
      })
      return { message: 'Job Information Updated' }
    },
    { role, form: jobForm, file: { field: 'resume', megabytes: RESUME_MB } },
  )
  serve(
    app,
    updateProfileImage,
    async ({ db, user, body: { profile_image: image } }) => {
      await withFiles(db, home, [image], async (tx, files) => {
        const { photoId } = await ownProfile(tx, user.id)
        const profileImageId = image
          ? await files.keep({ userId: user.id }, 'profile_image', image)
          : null
        await updateProfileFields(tx, user.id, { profileImageId })
        await files.drop({ userId: user.id }, photoId)
      })
      return { message: image ? 'Profile photo updated' : 'Profile photo deleted' }
    },
    { role, form: photoForm, file: { field: 'profile_image', megabytes: PHOTO_MB } },
  )
}

async function ownProfile(tx: Db, userId: number) {
  const profile = await lockProfile(tx, userId)
  if (!profile) throw new Refusal(404, 'There is no profile.')
  return profile
}

async function checkCountries(tx: Db, field: string, ids: number[]): Promise<void> {
  if (!(await areCountries(tx, ids))) throw unfit(field, INVALID)
}

async function setEntries(
  tx: Db,
  userId: number,
  list: GrowingList,
  named: string[],
): Promise<void> {
  const ids = await entryIds(tx, list, userId, named)
  if (!ids) throw unfit(list, UNKNOWN_ENTRY)
  await replaceList(tx, list, userId, ids)
}
