import { refuseStale } from './kept'
import type { Kind } from './kinds'
import { GONE } from './reads'
import { MISSING, rowNow, type Row } from './rows'
import type { Bench } from './writing'

/** Turns the first row of a list on and off, or off and on; false where there is none. */
export async function checkToggle(kind: Kind, bench: Bench): Promise<boolean> {
  const { list, toggle } = kind.calls
  const [row] = ((await bench.read(list)) as { data: Row[] } | undefined)?.data ?? []
  if (!row) return false
  const one = { params: { id: row.id } }
  if (!(await bench.guard(toggle, one))) return true
  await bench.refuse(toggle, MISSING, GONE)
  const before = await rowNow(kind, bench, row.name)
  if (await bench.save(toggle, one)) {
    const after = await rowNow(kind, bench, row.name)
    if (after?.status === before?.status) {
      bench.of(toggle).found.fault(`leaves the status as it is: ${after?.status}.`)
    }
    await refuseStale(toggle, one, [before, after], bench)
  }
  const last = await rowNow(kind, bench, row.name)
  if (last?.status !== row.status) await bench.save(toggle, one)
  return true
}
