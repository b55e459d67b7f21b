import * as v from 'valibot'

/** What a form shows: the messages of each field, and the first of all as the whole's. */
export interface Complaint {
  message: string
  errors: Record<string, string[]>
}

/** Says in Laravel's words what is wrong with a query or a body (R11). */
export function complain(issues: readonly v.BaseIssue<unknown>[]): Complaint {
  const errors: Record<string, string[]> = {}
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? 'body'
    const messages = (errors[field] ??= [])
    messages.push(wordsFor(issue, `The ${field.replaceAll('_', ' ')}`))
  }
  const [first = '', ...more] = Object.values(errors).flat()
  return { message: more.length ? `${first} (and ${countOf(more.length)})` : first, errors }
}

const countOf = (more: number) => `${more} more error${more === 1 ? '' : 's'}`

function wordsFor({ type, input, requirement }: v.BaseIssue<unknown>, it: string): string {
  if (input === undefined || input === null) return `${it} field is required.`
  switch (type) {
    case 'string':
      return `${it} field must be a string.`
    case 'array':
      return `${it} field must be an array.`
    case 'file':
      return `${it} field must be a file.`
    case 'iso_date':
      return `${it} field must be a valid date.`
    case 'max_length':
      return Array.isArray(input)
        ? `${it} field must not have more than ${requirement} items.`
        : `${it} field must not be greater than ${requirement} characters.`
    default:
      return `The selected ${it.slice(4)} is invalid.`
  }
}
