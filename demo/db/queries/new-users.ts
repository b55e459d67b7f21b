import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../database'
import { hashLike, hashPassword } from '../password'
import { profiles, users } from '../schema'
import { signingKey } from './guides'
import { idOf } from './sessions'
import { accountsOf, type User } from './users'

/** What a sign-up gives. */
export interface NewUser {
  role: User['role']
  email: string
  password: string
  firstName: string
  lastName?: string | undefined
  /** The form that asks for it, and from whom: the same once more, by a double click, makes no other account. */
  form?: string
}

/**
 * Creates an account, for a job seeker with an empty profile. Its address is not confirmed yet. What
 * belongs to it is made along with it by `also`, or neither is: hashing the password first keeps the
 * database waiting for nothing.
 */
export async function createUser(
  db: Db,
  { password, email, form, ...values }: NewUser,
  also: (tx: Db, userId: number) => Promise<unknown> = async () => {},
): Promise<User> {
  const [other] = await accountsOf(db, values.role, email, 1)
  const salt = await saltOf(db, values.role, email)
  // a sign-in then takes as long as ever, and does not tell that there are two
  const passwordHash = await (other
    ? hashLike(other.passwordHash, password)
    : hashPassword(password, undefined, salt))
  const signUp = form && idOf(`${form} ${passwordHash}`)
  return db.transaction(async tx => {
    const [user] = await tx
      .insert(users)
      .values({ ...values, email: email.trim(), passwordHash, signUp })
      .onConflictDoNothing({ target: users.signUp })
      .returning()
    if (!user) return madeBy(tx, signUp!)
    if (user.role === 'user') await tx.insert(profiles).values({ userId: user.id })
    await also(tx, user.id)
    return user
  })
}

async function madeBy(db: Db, signUp: string): Promise<User> {
  const [user] = await db.select().from(users).where(eq(users.signUp, signUp))
  if (!user) throw new Error('The account was not made.')
  return user
}

/** The salt of an address that has no account yet: those that are made of it at once share it too. */
async function saltOf(db: Db, role: User['role'], email: string) {
  const mac = createHmac('sha256', await signingKey(db, 'salts'))
  return mac.update(`${role} ${email.trim().toLowerCase()}`).digest().subarray(0, 16)
}
