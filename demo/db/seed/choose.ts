import { randomFrom } from './text'

/** Every way to take some of a list, in the list's order. */
export function combinations<Item>(items: Item[], count: number): Item[][] {
  if (count === 0) return [[]]
  return items.flatMap((item, index) =>
    combinations(items.slice(index + 1), count - 1).map(rest => [item, ...rest]),
  )
}

/** A list in another order, the same at every run for the same `start`. */
export function shuffled<Item>(items: Item[], start: string): Item[] {
  const random = randomFrom(start)
  return items
    .map(item => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item)
}

/** Hands out the ways to take some of a list, one after the other and none twice. */
export function chooser<Item>(items: Item[], start: string): (count: number) => Item[] {
  const left = new Map<number, Item[][]>()
  return count => {
    if (!left.has(count)) left.set(count, shuffled(combinations(items, count), `${start} ${count}`))
    const choice = left.get(count)?.pop()
    if (!choice) throw new Error(`"${start}" has too few items to take ${count} once more.`)
    return choice
  }
}
