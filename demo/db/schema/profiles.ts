import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { createdAt, identity } from './columns'
import { files } from './files'
import { countries, genders } from './lookups'

/** What a job seeker tells about themselves; one row a user of the role `user`. */
export const profiles = pgTable(
  'profiles',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .unique('profiles_user_id_unique')
      .references(() => users.id, { onDelete: 'cascade' }),
    contactNumber: text(),
    aboutMe: text(),
    linkedinUrl: text(),
    twitterUrl: text(),
    city: text(),
    coverLetter: text(),
    dob: date({ mode: 'string' }),
    genderId: integer().references(() => genders.id, { onDelete: 'set null' }),
    countryId: integer().references(() => countries.id, { onDelete: 'set null' }),
    profileImageId: integer().references(() => files.id, { onDelete: 'set null' }),
    resumeId: integer().references(() => files.id, { onDelete: 'set null' }),
    updatedAt: createdAt(),
  },
  table => [
    check('profiles_about_me_check', sql`char_length(${table.aboutMe}) <= 500`),
    check('profiles_cover_letter_check', sql`char_length(${table.coverLetter}) <= 1000`),
  ],
)
