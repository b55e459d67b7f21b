/** A number from 0 to 1, the same ones after the same seed. */
export type Random = () => number

/** Something that somebody does; says what was done, or nothing where there was nothing to do. */
export type Act = (say: Say) => Promise<void>

/** Keeps what was done, for who reads of a failure. */
export type Say = (what: string) => void

/** How long a walk takes, in minutes. */
export const MINUTES = Number(process.env['WALK_MINUTES'] ?? 120)

/** What the acts of a walk are chosen by; a failure says it, and the same number walks the same way again. */
const SEED = Number(process.env['WALK_SEED'] ?? Date.now() % 100_000)

/** Acts that a failure tells of. */
const LAST = 30

/** Numbers as they come from a seed (mulberry32). */
export function randomFrom(seed = SEED): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** One of some things. */
export function oneOf<T>(random: Random, things: readonly T[]): T {
  return things[Math.floor(random() * things.length)]!
}

/**
 * Does one thing after the other until the time is over, and prints how often each was done.
 *
 * @throws what an act threw, with the seed and the acts that led there
 */
export async function walk(random: Random, acts: Record<string, Act>): Promise<void> {
  const done: string[] = []
  const counts = new Map<string, number>()
  const end = Date.now() + MINUTES * 60_000
  while (Date.now() < end) {
    const name = oneOf(random, Object.keys(acts))
    const words: string[] = []
    try {
      await acts[name]!(what => words.push(what))
    } catch (cause) {
      const last = [...done.slice(-LAST), `${name} ${words.join(', ')}`].join('\n')
      throw new Error(`WALK_SEED=${SEED}, act ${done.length + 1}:\n${last}`, { cause })
    }
    if (!words.length) continue
    done.push(`${name} ${words.join(', ')}`)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const all = [...counts].map(([name, count]) => `${name} ${count}`).join(', ')
  console.log(`${done.length} acts in ${MINUTES} min (WALK_SEED=${SEED}): ${all}`)
}
