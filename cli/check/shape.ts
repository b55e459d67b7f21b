import type { Schema } from '../../src/contract/schema'

/** What the contract's schemas say of themselves: src/contract/reading.ts. */
interface About {
  type: string
  expects?: string
  entries?: Record<string, Schema>
  item?: Schema
  wrapped?: Schema
  /** What an answer holds under `data`. */
  data?: Schema
}

/** The parts of a schema, past what only says that it may be missing. */
export function aboutOf(schema: Schema): About {
  const about = schema as unknown as About
  return about.wrapped ? aboutOf(about.wrapped) : about
}

/** The schema of what is read below `data`; of the whole body, where a call has no such place. */
export function dataOf(answer: Schema): Schema {
  const { data, entries } = aboutOf(answer)
  return data ?? entries?.['data'] ?? answer
}

/** The schema at a place of the answer, by its path as the reader tells it. */
export function schemaAt(answer: Schema, path: string[]): Schema | undefined {
  const start = path[0] === 'meta' ? answer : dataOf(answer)
  return path.reduce<Schema | undefined>((schema, key) => {
    const { entries, item } = schema ? aboutOf(schema) : {}
    return entries ? entries[key] : item
  }, start)
}

/** A schema in short: `{ id, name }`, `[{ id, name }]`, `an id`. */
export function outlineOf(schema: Schema): string {
  const { type, expects, entries, item, data } = aboutOf(schema)
  if (data) return `{ data: ${outlineOf(data)} }`
  if (entries) return `{ ${Object.keys(entries).join(', ')} }`
  if (item) return `[${outlineOf(item)}, …]`
  return expects ?? type
}
