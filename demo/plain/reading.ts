import type { Complaint } from '../api/words'
import { escaped, isMarkup } from '../html/sanitise'
import type { Feature, Field, Values } from './fields'

/** A form as it came: names such as `tags[]` are read already. */
export type Given = Record<string, unknown>

/** The text of a field; empty for what is none. */
export const textOf = (given: unknown): string => (typeof given === 'string' ? given : '')

/** The texts of a field that has several. */
export const textsOf = (given: unknown): string[] =>
  Array.isArray(given) ? given.filter(item => typeof item === 'string') : []

/** Whether a field has brought a file, alone or among several. */
export const holdsFile = (given: unknown): boolean =>
  given instanceof File ||
  (Array.isArray(given) && given.some((item: { file?: unknown } | null) => holdsFile(item?.file)))

/** What the fields held when they were sent, to be shown again. */
export function typedValues(fields: Field[], given: Given): Values {
  return Object.fromEntries(
    fields.map(({ name, kind }) => {
      if (kind === 'checks') return [name, textsOf(given[name])]
      return [name, kind === 'features' ? featuresOf(given[name]) : textOf(given[name])]
    }),
  )
}

/** The rows that have something in them. */
function featuresOf(given: unknown): Feature[] {
  const rows = Array.isArray(given) ? (given as (Partial<Record<string, unknown>> | null)[]) : []
  return rows
    .map(row => ({
      feature_value: textOf(row?.['feature_value']),
      feature_description: textOf(row?.['feature_description']),
    }))
    .filter(row => row.feature_value || row.feature_description)
}

/** The body that the call takes, as its own client would send it. */
export function bodyOf(fields: Field[], given: Given, stored: Values): Given {
  const body = { ...given }
  const dropped = textsOf(given['dropped'])
  for (const { name, kind } of fields) {
    if (kind === 'checks') body[name] = textsOf(given[name])
    if (kind === 'features') body[name] = featuresOf(given[name])
    if (kind === 'rich') body[name] = typedHtml(given[name], textOf(stored[name]))
    // an empty file input says nothing of the file that is there
    if (kind === 'file')
      body[name] =
        given[name] ?? (dropped.some(key => key.split(' ')[0] === name) ? null : undefined)
  }
  return body
}

/** A rich text as it was typed: untouched it stays as it is, and of one that is no markup the lines are paragraphs. */
function typedHtml(given: unknown, stored: string): unknown {
  if (typeof given !== 'string') return given
  if (given === stored.replace(/\r\n?/g, '\n')) return stored
  if (isMarkup(given)) return given
  // what is stored is markup, though it may have no tag: its `&` are those of markup
  const isMarkedUp = stored && !isMarkup(stored)
  const paragraphs = (isMarkedUp ? given.replaceAll('<', '&lt;') : escaped(given))
    .split(/\n\s*\n/)
    .filter(text => text.trim())
  return paragraphs.map(text => `<p>${text.trim().replaceAll('\n', '<br>')}</p>`).join('')
}

/** What is wrong, by the id of the field that it stands beside, in the order of the fields; the rest apart. */
export function faultsOf(fields: Field[], { errors }: Complaint) {
  const left = new Map(Object.entries(errors).map(([path, [message = '']]) => [path, message]))
  const faults = new Map<string, string>()
  for (const { name, kind, fills = [] } of fields) {
    for (const one of [name, ...fills]) {
      for (const [path, message] of left) {
        if (path !== one && !path.startsWith(`${one}.`)) continue
        left.delete(path)
        const id = kind === 'features' ? path.replaceAll('.', '-') : name
        if (!faults.has(id)) faults.set(id, message)
      }
    }
  }
  return { faults, rest: [...left.values()][0] }
}
