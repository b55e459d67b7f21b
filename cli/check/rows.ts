import { expectKept, refuseStale, type Body } from './kept'
import type { Kind } from './kinds'
import { GONE, NO_ID, NO_SLUG } from './reads'
import type { Bench } from './writing'

/** A row of a company's list, as far as it matters here. */
export interface Row {
  id: number
  name: string
  slug?: string | null
  status: number | null
}

/** A row that was made for the check. */
interface Made {
  kind: Kind
  bench: Bench
  name: string
  fresh: Body
  one: { params: { id: number; slug: string } }
}

/** What stands for nothing in any list. */
export const MISSING = { params: { id: NO_ID, slug: NO_SLUG } }

/** Makes, changes and deletes a row of its own; false where the list cannot be read. */
export async function checkRows(kind: Kind, bench: Bench): Promise<boolean> {
  const { list, create } = kind.calls
  const name = `Check ${Date.now()}`
  const fresh = (await bench.read(list)) ? await kind.fresh(name, bench) : undefined
  if (!fresh) return false
  const nameless = { body: { ...fresh, [kind.field]: '' } }
  if (!(await bench.guard(create, nameless))) return true
  await bench.refuse(create, nameless, { who: 'An empty name ', field: kind.field })
  if (!(await bench.save(create, { body: { ...fresh, ...kind.files } }))) return true
  const row = await rowNow(kind, bench, name)
  if (!row) {
    bench.of(create).found.fault(`The list does not find “${name}”, which was made.`)
    return true
  }
  const made = { kind, bench, name, fresh, one: { params: { id: row.id, slug: row.slug ?? '' } } }
  try {
    await checkUpdate(made)
  } finally {
    await checkRemove(made)
  }
  return true
}

/** The first row of a list whose name begins so, as it is now. */
export async function rowNow(
  { calls }: Kind,
  bench: Bench,
  name: string,
): Promise<Row | undefined> {
  const page = await bench.readNow(calls.list, { query: { page: 1, limit: 10, name } })
  return (page as { data: Row[] } | undefined)?.data.find(row => row.name.startsWith(name))
}

async function checkUpdate({ kind, bench, name, fresh, one }: Made): Promise<void> {
  const { read, create, update } = kind.calls
  const first = await bench.readNow(read, one)
  if (first === undefined) {
    bench.of(create).found.fault(`${read} does not read what was made.`)
    return
  }
  const before = kind.body(first)
  expectKept(fresh, before, bench.of(create).found)
  const changed = { ...before, [kind.field]: `${name} again` }
  const nameless = { ...one, body: { ...before, [kind.field]: '' } }
  if (!(await bench.guard(update, { ...one, body: before }))) return
  await bench.refuse(update, nameless, { who: 'An empty name ', field: kind.field })
  await bench.refuse(update, { ...MISSING, body: before }, GONE)
  if (!(await bench.save(update, { ...one, body: changed }))) return
  // its slug may have followed its name
  const row = await rowNow(kind, bench, name)
  one.params.slug = row?.slug ?? one.params.slug
  const second = await bench.readNow(read, one)
  expectKept(changed, second ? kind.body(second) : {}, bench.of(update).found)
  await refuseStale(update, { ...one, body: changed }, [first, second], bench)
  await kind.also?.(second, bench, () => bench.readNow(read, one))
}

async function checkRemove({ kind, bench, name, one }: Made): Promise<void> {
  const { remove } = kind.calls
  await bench.guard(remove, one)
  await bench.refuse(remove, MISSING, GONE)
  // where none of this is guarded, it is gone already
  if (!(await rowNow(kind, bench, name))) return
  await bench.save(remove, one)
  if (await rowNow(kind, bench, name)) {
    bench.of(remove).found.fault(`leaves “${name}” in the list: delete it by hand.`)
  }
}
