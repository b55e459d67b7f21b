/**
 * JSON as the language writes it: old libraries of a page give `Array.prototype` and `String.prototype`
 * a `toJSON`, by which a list goes out as a text.
 */
export function json(value: unknown): string {
  return JSON.stringify(value, function (this: Record<string, unknown>, name) {
    return this[name]
  })
}
