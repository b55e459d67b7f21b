import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { jobBookmarks, products, skills } from '../../demo/db/schema'
import { borrow } from './database'

const { DATABASE_URL } = process.env

test('each file of tests gets a database as seeded, whatever the one before did', async () => {
  const name = 'Pigging'
  const use = async () => {
    const { db, close } = await borrow('small')
    const counts = [
      await db.$count(skills),
      await db.$count(products),
      await db.$count(jobBookmarks),
    ]
    const [added] = await db.insert(skills).values({ name }).returning()
    await db.delete(jobBookmarks)
    await db.update(products).set({ name })
    const [product] = await db.select().from(products)
    await close()
    return { counts, id: added!.id, product: product!.name }
  }
  const first = await use()
  expect(first).toMatchObject({ counts: [expect.any(Number), 164, 4], product: name })
  expect(await use()).toEqual(first)
  const { db, close } = await borrow('small')
  expect((await db.select().from(products)).map(product => product.name)).not.toContain(name)
  await close()
})

test('what one state holds is not in another', async () => {
  const { db, close } = await borrow('empty')
  expect(await db.$count(products)).toBe(0)
  await close()
})

test.skipIf(DATABASE_URL)('many questions at once let others in between them', async () => {
  const { db, close } = await borrow('small')
  let turns = 0
  let isOver = false
  const turn = () => void (turns++, isOver || setImmediate(turn))
  setImmediate(turn)
  const slow = () => db.execute(sql`select count(*) from generate_series(1, 50000)`)
  await Promise.all(Array.from({ length: 50 }, slow))
  isOver = true
  expect(turns).toBeGreaterThan(5)
  await close()
})
