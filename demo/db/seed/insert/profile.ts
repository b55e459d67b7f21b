import type { Db } from '../../database'
import * as schema from '../../schema'
import { amara } from '../amara'
import { insertDemoFile } from './files'
import type { Known } from './known'

/** Inserts Amara's profile with its photo, resume and lists. */
export async function insertProfile(db: Db, userId: number, known: Known): Promise<void> {
  const profileImageId = await insertDemoFile(db, {
    userId,
    kind: 'profile_image',
    name: 'profile.svg',
    mime: 'image/svg+xml',
    path: 'assets/photos/amara-okafor.svg',
  })
  const resumeId = await insertDemoFile(db, {
    userId,
    kind: 'resume',
    name: 'okafor-resume.pdf',
    mime: 'application/pdf',
    path: 'db/seed/files/okafor-resume.pdf',
  })
  const { aboutMe, linkedinUrl, city, dob, genderId, coverLetter } = amara
  await db.insert(schema.profiles).values({
    userId,
    aboutMe,
    linkedinUrl,
    city,
    dob,
    genderId,
    coverLetter,
    countryId: known.countryId(amara.country),
    profileImageId,
    resumeId,
  })
  await db.insert(schema.profileLocations).values(
    amara.locations.map((code, position) => ({
      userId,
      countryId: known.countryId(code),
      position,
    })),
  )
  await db.insert(schema.profileLanguages).values(
    amara.languages.map((name, position) => ({
      userId,
      languageId: known.languageId(name),
      position,
    })),
  )
  await db
    .insert(schema.profileSkills)
    .values(
      amara.skills.map((name, position) => ({ userId, skillId: known.skillId(name), position })),
    )
  await db.insert(schema.profileProfessions).values(
    amara.professions.map((name, position) => ({
      userId,
      professionId: known.professionId(name),
      position,
    })),
  )
  await db.insert(schema.profileIndustries).values(
    amara.industries.map((name, position) => ({
      userId,
      industryId: known.industryId(name),
      position,
    })),
  )
  await db
    .insert(schema.userPreferences)
    .values(amara.preferences.map(name => ({ userId, preferenceId: known.preferenceId(name) })))
}
