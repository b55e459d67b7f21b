import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../database'
import { fileUrl } from '../files'
import {
  countries,
  files,
  industries,
  languages,
  professions,
  profileIndustries,
  profileLanguages,
  profileLocations,
  profileProfessions,
  profiles,
  profileSkills,
  skills,
  users,
} from '../schema'

const photo = alias(files, 'photo')
const resume = alias(files, 'resume')

/** A job seeker's own profile, as the contract has it (R133); undefined for an account without one. */
export async function readProfile(db: Db, userId: number) {
  const [row] = await db
    .select({
      id: profiles.id,
      user_id: profiles.userId,
      contact_number: profiles.contactNumber,
      about_me: profiles.aboutMe,
      linkedin_url: profiles.linkedinUrl,
      twitter_url: profiles.twitterUrl,
      profile_image: { id: photo.id, name: photo.name, store: photo.store, path: photo.path },
      city: profiles.city,
      cover_letter: profiles.coverLetter,
      resume: { id: resume.id, name: resume.name, store: resume.store, path: resume.path },
      user: { first_name: users.firstName, email: users.email },
      country: { id: countries.id, name: countries.name },
      dob: profiles.dob,
      gender_id: profiles.genderId,
      updated_at: profiles.updatedAt,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .leftJoin(countries, eq(countries.id, profiles.countryId))
    .leftJoin(photo, eq(photo.id, profiles.profileImageId))
    .leftJoin(resume, eq(resume.id, profiles.resumeId))
    .where(eq(profiles.userId, userId))
  if (!row) return undefined
  return {
    ...row,
    updated_at: row.updated_at.toISOString(),
    profile_image: fileUrl(row.profile_image),
    resume: fileUrl(row.resume),
    locations: await readLocations(db, userId),
    skills: await readSkills(db, userId),
    languages: await readLanguages(db, userId),
    professions: await readProfessions(db, userId),
    industries: await readIndustries(db, userId),
  }
}

/** A job seeker's profile as `readProfile` gives it. */
export type Profile = NonNullable<Awaited<ReturnType<typeof readProfile>>>

const readLocations = (db: Db, userId: number) =>
  db
    .select({ id: countries.id, name: countries.name })
    .from(profileLocations)
    .innerJoin(countries, eq(countries.id, profileLocations.countryId))
    .where(eq(profileLocations.userId, userId))
    .orderBy(profileLocations.position)

const readSkills = (db: Db, userId: number) =>
  db
    .select({ id: skills.id, name: skills.name })
    .from(profileSkills)
    .innerJoin(skills, eq(skills.id, profileSkills.skillId))
    .where(eq(profileSkills.userId, userId))
    .orderBy(profileSkills.position)

const readLanguages = (db: Db, userId: number) =>
  db
    .select({ id: languages.id, name: languages.name })
    .from(profileLanguages)
    .innerJoin(languages, eq(languages.id, profileLanguages.languageId))
    .where(eq(profileLanguages.userId, userId))
    .orderBy(profileLanguages.position)

const readProfessions = (db: Db, userId: number) =>
  db
    .select({ id: professions.id, name: professions.name })
    .from(profileProfessions)
    .innerJoin(professions, eq(professions.id, profileProfessions.professionId))
    .where(eq(profileProfessions.userId, userId))
    .orderBy(profileProfessions.position)

const readIndustries = (db: Db, userId: number) =>
  db
    .select({ id: industries.id, name: industries.name })
    .from(profileIndustries)
    .innerJoin(industries, eq(industries.id, profileIndustries.industryId))
    .where(eq(profileIndustries.userId, userId))
    .orderBy(profileIndustries.position)
