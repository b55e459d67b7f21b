import { type SQL, eq, sql } from 'drizzle-orm'
import { type PgColumn, type PgTable, alias } from 'drizzle-orm/pg-core'
import type { Db } from '../database'
import { fileUrl } from '../files'
import { prepared } from '../prepared'
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
  const [row] = await prepared(db, 'profile', () => selectProfile(db)).execute({ userId })
  if (!row) return undefined
  return {
    ...row,
    updated_at: row.updated_at.toISOString(),
    profile_image: fileUrl(row.profile_image),
    resume: fileUrl(row.resume),
  }
}

const selectProfile = (db: Db) =>
  db
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
      locations: chosen(profileLocations, profileLocations.countryId, countries),
      skills: chosen(profileSkills, profileSkills.skillId, skills),
      languages: chosen(profileLanguages, profileLanguages.languageId, languages),
      professions: chosen(profileProfessions, profileProfessions.professionId, professions),
      industries: chosen(profileIndustries, profileIndustries.industryId, industries),
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .leftJoin(countries, eq(countries.id, profiles.countryId))
    .leftJoin(photo, eq(photo.id, profiles.profileImageId))
    .leftJoin(resume, eq(resume.id, profiles.resumeId))
    .where(eq(profiles.userId, sql.placeholder('userId')))

/** A job seeker's profile as `readProfile` gives it. */
export type Profile = NonNullable<Awaited<ReturnType<typeof readProfile>>>

/** What the profile has of a list, in its order, as a column: one round trip brings all five. */
function chosen(
  links: Links,
  link: PgColumn,
  options: Options,
): SQL<{ id: number; name: string }[]> {
  return sql`(
    select coalesce(json_agg(json_build_object('id', ${options.id}, 'name', ${options.name})
      order by ${links.position}), '[]')
    from ${links} join ${options} on ${options.id} = ${link}
    where ${links.userId} = ${profiles.userId})`
}
type Links = PgTable & Record<'userId' | 'position', PgColumn>
type Options = PgTable & Record<'id' | 'name', PgColumn>
