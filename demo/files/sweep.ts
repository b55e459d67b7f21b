import type { Db } from '../db/database'
import { unusedPictures } from '../db/queries/files'
import type { Files } from './keep'

/** Lets go of pictures that a company uploaded for its texts, and that no text shows any more (R173). */
export async function sweepPictures(tx: Db, files: Files, companyId: number): Promise<void> {
  for (const id of await unusedPictures(tx, companyId)) await files.drop({ companyId }, id)
}
