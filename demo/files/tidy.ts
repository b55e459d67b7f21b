import type { Db } from '../db/database'
import { lockCompany } from '../db/queries/company-writes'
import { companiesWithOldPictures, unrecorded, uploadFolder } from '../db/queries/files'
import { sweepKept } from '../db/queries/kept-answers'
import { sweepMails } from '../db/queries/mails'
import { sweepEnded } from '../db/queries/sessions'
import { log } from '../log'
import type { FileHome } from './home'
import { withFiles } from './keep'
import { sweepPictures } from './sweep'

const MINUTE = 60_000

/** No request takes so long: what is older and stands in no row belongs to none that still runs. */
const GRACE = 10 * MINUTE
const AT_ONCE = 500

/** Removes what nobody needs any more, now and then once an hour. */
export function keepTidy(db: Db, home: FileHome): void {
  const run = () => void tidy(db, home)
  run()
  setInterval(run, 60 * MINUTE).unref()
}

/**
 * Removes pictures that a text was to show and none does, files that no row names: those of a
 * process that was killed before it was done, old mails, and sessions, links, limits and kept answers that
 * are over. What cannot be removed keeps nothing else.
 */
export async function tidy(db: Db, home: FileHome): Promise<void> {
  await byItself(sweepOldPictures(db, home))
  await byItself(sweepOrphans(db, home))
  await byItself(sweepMails(db))
  await byItself(sweepEnded(db))
  await byItself(sweepKept(db))
}

/** Waits for a part of the tidying; that it fails concerns the log alone. */
async function byItself(part: Promise<void>): Promise<void> {
  await part.catch((error: unknown) => log.error({ err: error }, 'what is old was not removed'))
}

async function sweepOldPictures(db: Db, home: FileHome): Promise<void> {
  for (const companyId of await companiesWithOldPictures(db)) {
    const sweep = withFiles(db, home, [], async (tx, files) => {
      await lockCompany(tx, companyId)
      await sweepPictures(tx, files, companyId)
    })
    await byItself(sweep)
  }
}

async function sweepOrphans(db: Db, home: FileHome): Promise<void> {
  const old: string[] = []
  // of this database alone: others may share the home
  for await (const { path, written } of home.list(await uploadFolder(db))) {
    if (written.getTime() < Date.now() - GRACE) old.push(path)
  }
  while (old.length > 0) {
    const orphans = await unrecorded(db, old.splice(-AT_ONCE))
    for (const path of orphans) await byItself(home.remove(path))
  }
}
