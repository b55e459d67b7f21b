import { sql } from 'drizzle-orm'
import type { Db } from '../../database'
import { daysAgo } from '../dates'

/** Inserts a catalogue of that many products with one statement, so that the first start stays quick. */
export async function insertCatalogue(
  db: Db,
  now: Date,
  companyId: number,
  many: number,
): Promise<void> {
  const newest = daysAgo(now, 1, 9).toISOString()
  await db.execute(sql`
    with places as (
      select categories.segment_id, categories.method_id, categories.id as category_id,
        subs.id as sub_category_id, subs.name || ' ' || lower(categories.name) as kind,
        row_number() over (order by subs.id) - 1 as place, count(*) over () as places
      from product_sub_categories subs
      join product_categories categories on categories.id = subs.category_id
    )
    insert into products (company_id, slug, name, segment_id, method_id, category_id,
      sub_category_id, alias, short_description, status, created_at, updated_at)
    select ${companyId}, 'maasport-' || number, kind || ', set ' || number, segment_id, method_id,
      category_id, sub_category_id, 'MR-' || number, 'Calibrated, charged and ready to go.',
      case when number % 7 = 0 then 2 else 1 end, added, added
    from generate_series(1, ${many}::int) number
    join places on place = number % places
    cross join lateral (
      select ${newest}::timestamptz - number * interval '3 hours' as added) times`)
}
