import { expect, test } from 'vitest'
import { readdir, rm } from 'node:fs/promises'
import { companies } from '../../demo/db/schema'
import { openSeeded } from '../../demo/db/snapshot'

const cache = 'node_modules/.cache/ndt-demo'

test.skipIf(process.env['DATABASE_URL'])(
  'two that make the first dump of a day at once leave one that can be read',
  { timeout: 120_000 },
  async () => {
    for (const name of await readdir(cache).catch(() => []))
      if (name.includes('-empty')) await rm(`${cache}/${name}`, { force: true })
    const made = await Promise.all([1, 2].map(() => openSeeded('empty')))
    const read = await openSeeded('empty')
    expect(await read.db.select().from(companies)).toEqual([])
    await Promise.all([...made, read].map(({ close }) => close()))
  },
)
