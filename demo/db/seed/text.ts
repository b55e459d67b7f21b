/** The lines of a list that is written as one text, without the empty ones. */
export const lines = (text: string): string[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')

/** The lines of a list whose lines begin with a code, as pairs of code and name. */
export const coded = (text: string): { code: string; name: string }[] =>
  lines(text).map(line => {
    const space = line.indexOf(' ')
    return { code: line.slice(0, space), name: line.slice(space + 1) }
  })

/** A name as it stands in an address. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Numbers between 0 and 1 that are the same at every run, from a text to start with. */
export function randomFrom(start: string): () => number {
  let state = 2166136261
  for (const character of start) state = Math.imul(state ^ character.charCodeAt(0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}
