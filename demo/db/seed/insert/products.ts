import { eq } from 'drizzle-orm'
import type { Db } from '../../database'
import {
  productFeatures,
  productMedia,
  products,
  productTags,
  productTagLinks,
  productTypeLinks,
  services,
} from '../../schema'
import { daysAgo, dateOf } from '../dates'
import { meridianProducts, meridianServices } from '../products/meridian'
import { lines, slugOf } from '../text'
import { insertDemoFile } from './files'
import type { Groups } from './product-groups'

/** Every fifth product is not published, as the table has to show both (R194). */
const isHidden = (index: number) => index % 5 === 3

const cells = (line: string) => line.split(' | ')

/** What each method's products are drawn as. */
const drawings: Record<string, string> = {
  UT: 'flaw-detector',
  PAUT: 'array-probe',
  TOFD: 'probe-pair',
  RT: 'detector-panel',
  MT: 'yoke',
  PT: 'canister',
}

/** Inserts the products and services of the demo company. */
export async function insertMeridian(
  db: Db,
  now: Date,
  companyId: number,
  groups: Groups,
): Promise<void> {
  const told = lines(meridianProducts).map((line, index) => {
    const [place = '', category, subCategory, name = '', about = ''] = cells(line)
    const [segment, method = ''] = place.split(' ')
    const key = `${segment}/${method}/${category}`
    const createdAt = daysAgo(now, 2 + 6 * index, 8 + (index % 9), (index * 17) % 60)
    return {
      method,
      row: {
        companyId,
        slug: slugOf(name),
        name,
        segmentId: Number(segment),
        methodId: groups.methodId(method),
        categoryId: groups.categoryId(key),
        subCategoryId: groups.subCategoryId(`${key}/${subCategory}`),
        alias: `MW-${String(4210 - 13 * index)}`,
        shortDescription: about,
        description: `<p>${about}</p><p>Delivered from Aberdeen with its certificates.</p>`,
        publishedDate: dateOf(createdAt),
        status: isHidden(index) ? 2 : 1,
        createdAt,
        updatedAt: createdAt,
      },
    }
  })
  const rows = await db
    .insert(products)
    .values(told.map(({ row }) => row))
    .returning({ id: products.id })
  for (const [index, { method }] of told.entries()) {
    const drawing = drawings[method]
    if (drawing) await addPictures(db, companyId, rows[index]!.id, drawing, index < 12)
  }
  await addDetails(db, rows[0]!.id)
  const offered = rows.flatMap(({ id }, index) =>
    (index % 3 === 0 ? [1, 2] : [2]).map(typeId => ({ productId: id, typeId })),
  )
  await db.insert(productTypeLinks).values(offered)
  await insertServices(db, now, companyId)
}

async function addPictures(
  db: Db,
  companyId: number,
  productId: number,
  drawing: string,
  hasImage: boolean,
): Promise<void> {
  const file = {
    companyId,
    kind: 'product_image',
    name: `${drawing}.svg`,
    mime: 'image/svg+xml',
    path: `assets/products/${drawing}.svg`,
  } as const
  const coverId = await insertDemoFile(db, file)
  await db.update(products).set({ coverId }).where(eq(products.id, productId))
  if (!hasImage) return
  const fileId = await insertDemoFile(db, file)
  await db.insert(productMedia).values({ productId, fileId, kind: 'image' })
}

/** The newest product has everything, for whoever opens it first. */
async function addDetails(db: Db, productId: number): Promise<void> {
  const told = [
    ['Channels, active and in all', '64:128'],
    ['Bandwidth', '0.2 to 24 MHz'],
    ['Protection against dust and water', 'IP 66'],
    ['Weight with both batteries', '3.9 kg'],
  ]
  await db.insert(productFeatures).values(
    told.map(([value = '', description], position) => ({
      productId,
      value,
      description,
      position,
    })),
  )
  const tags = await db.select().from(productTags).orderBy(productTags.id).limit(3)
  await db
    .insert(productTagLinks)
    .values(tags.map(({ id }, position) => ({ productId, tagId: id, position })))
}

async function insertServices(db: Db, now: Date, companyId: number): Promise<void> {
  const rows = lines(meridianServices).map((line, index) => {
    const [name = '', about = ''] = cells(line)
    const createdAt = daysAgo(now, 5 + 19 * index, 10, index * 4)
    const status = isHidden(index) ? 2 : 1
    const description = `<p>${about}</p>`
    return { companyId, name, description, status, createdAt, updatedAt: createdAt }
  })
  await db.insert(services).values(rows)
}
