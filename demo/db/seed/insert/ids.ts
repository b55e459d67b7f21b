/** Finds the number of a row by what it is known by. */
export type Ids = (key: string) => number

/** The numbers of rows, by name or the like; asking for one that is not there is a mistake in the seed. */
export function idsBy<Row extends { id: number }>(rows: Row[], keyOf: (row: Row) => string): Ids {
  const ids = new Map(rows.map(row => [keyOf(row), row.id]))
  return key => {
    const id = ids.get(key)
    if (id === undefined) throw new Error(`The seed speaks of "${key}", which it does not have.`)
    return id
  }
}
