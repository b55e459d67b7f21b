/** A form's fields with their labels; a name of the server's that is none of them is no field of the form. */
export type Labels = ReadonlyMap<string, string>

/** The labels of these fields, out of their tag's words, among which other things have names as well. */
export function labelsOf(fields: object, words: Record<string, string>): Labels {
  return new Map(Object.keys(fields).map(name => [name, words[name] ?? '']))
}
