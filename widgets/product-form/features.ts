/** A row of the feature specification (R209). */
export interface Feature {
  /** Stays with the row wherever it moves, and its messages with it. */
  key: string
  id?: number
  feature_value: string
  feature_description: string
}

/** Rows at most (R219). */
export const MAX_FEATURES = 30

const FIELD = 'feature_specification'
let serial = 0

/** A row without anything in it; its key is also new among those of a draft. */
export function newFeature(): Feature {
  const key = `${Date.now()}-${++serial}`
  return { key, feature_value: '', feature_description: '' }
}

/** A row as the server has it. */
export function storedFeature(row: {
  id: number
  feature_value: string | null
  feature_description: string | null
}): Feature {
  const { id, feature_value, feature_description } = row
  return {
    key: `stored-${id}`,
    id,
    feature_value: feature_value ?? '',
    feature_description: feature_description ?? '',
  }
}

/** The rows with one of them a place further down, or up where `by` is -1. */
export function moveFeature(rows: readonly Feature[], index: number, by: 1 | -1): Feature[] {
  const moved = [...rows]
  moved.splice(index + by, 0, ...moved.splice(index, 1))
  return moved
}

/** The name of a part of a row, by the row and not by its place. */
export function nameIn({ key }: Feature, part: keyof Feature): string {
  return `${FIELD}.${key}.${part}`
}

/** Whether a name is that of a part of the row. */
export function isIn({ key }: Feature, name: string): boolean {
  return name.startsWith(`${FIELD}.${key}.`)
}
