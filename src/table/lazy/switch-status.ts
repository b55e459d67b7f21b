import { attempt, isOutdated, leavesOpen, refusalIn, type Outcome } from '../../changes/attempt'
import { rowId } from '../../form/carried'
import { fill } from '../../texts'
import type { Host } from '../../ui/host'
import type { PlaceInList } from '../place-in-list'
import { isOn, type Refetch, type TableRow, type TableSource } from '../source'
import { changingTexts } from './changing.texts'
import { besideRow, sayOutcome, toggleStatus } from './actions'
import { asTheyAre } from './walk'

/** Switches a row, says what came of it and reads the list again; the row may match its filters no more. */
export async function switchRow<R extends TableRow>(
  source: TableSource<R>,
  host: Host,
  row: R,
  place: PlaceInList,
  refetch: Refetch,
): Promise<void> {
  void sayOutcome(await switchStatus(source, host, row, place))
  const id = rowId(source.name, row)
  await refetch(id, besideRow(host, id))
}

/**
 * Publishes a row or takes it back, as its switch showed that it would (R195, R229).
 *
 * The call flips whatever is there: the row is read first, as it may have changed elsewhere, and
 * once more if it does so in between (Q106). What is not known is not flipped, and a refusal of what has
 * not changed stands.
 */
async function switchStatus<R extends TableRow>(
  source: TableSource<R>,
  host: Host,
  row: R,
  place: PlaceInList,
  refused?: { version: string | null | undefined; change: Outcome },
): Promise<Outcome> {
  const t = changingTexts()
  let now: R | undefined
  async function read() {
    const { signal } = new AbortController()
    for await (const { data } of asTheyAre(source, place, signal)) {
      now = data.find(({ id }) => id === row.id)
      if (now) break
    }
    return fill(!now ? t.gone : isOn(now) ? t.wasPublished : t.wasUnpublished, { name: row.name })
  }
  const outcome = await attempt(host, read, error => refusalIn(error) || t.notUpdated)
  if (now && isOn(now) === undefined) return { isDone: false, message: t.notUpdated }
  if (!now || isOn(now) !== isOn(row)) return { ...outcome, isDone: !!now }
  const { updated_at: version } = now
  if (refused && refused.version === version) return refused.change
  const change = await toggleStatus(source, host, now)
  // nobody said what became of it: the row does
  if (!change.isDone && leavesOpen(change.error)) {
    const before = now
    await read().catch(() => {})
    if (now && isOn(now) === !isOn(before)) return { isDone: true, message: t.updated }
  }
  if (refused || !isOutdated(change.error, version)) return change
  return switchStatus(source, host, row, place, { version, change })
}
