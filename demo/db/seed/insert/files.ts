import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '../../database'
import { demoFolder } from '../../files'
import { files } from '../../schema'

/** Records a file that came with the demo and returns its number. */
export async function insertDemoFile(
  db: Db,
  file: Omit<typeof files.$inferInsert, 'store' | 'size'> & { path: string },
): Promise<number> {
  const size = await stat(join(demoFolder, file.path)).then(
    found => found.size,
    () => 0,
  )
  const [row] = await db
    .insert(files)
    .values({ ...file, size, store: 'demo' })
    .returning()
  if (!row) throw new Error(`The file ${file.path} was not recorded.`)
  return row.id
}
