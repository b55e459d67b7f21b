import type { User } from '../auth/env'
import type { Db } from '../db/database'
import type { FileHome } from '../files/home'
import type { Keep } from './once'

/** Who writes for their company, and what to. */
export interface Writer {
  db: Db
  /** Where files go. */
  home: FileHome
  user: User
  /** The version of the row that the write began with, where that is known. */
  began?: string | undefined
  /** Keeps the answer to what the write adds, for who sends it again. */
  keep?: Keep
}
