import * as v from 'valibot'
import { TOLD } from './faults'

/** What a form shows: the messages of each field, and the first of all as the whole's. */
export interface Complaint {
  message: string
  errors: Record<string, string[]>
}

/** Fields that messages call as their labels do. */
const names = new Map([
  ['dob', 'date of birth'],
  ['gender_id', 'gender'],
  ['country_id', 'country'],
  ['segment_id', 'segment'],
  ['method_id', 'method'],
  ['category_id', 'category'],
  ['sub_category_id', 'sub category'],
  ['original_cover_image', 'thumbnail'],
  ['applicant_name', 'name'],
  ['applicant_email', 'email'],
  ['applicant_message', 'cover letter'],
  ['applicant_attachment', 'resume'],
  ['company_service_name', 'name'],
  ['company_service_description', 'description'],
  ['company_service_image', 'image'],
  ['company_website', 'website'],
  ['company_short_description', 'short description'],
  ['company_long_description', 'long description'],
  ['company_contact_person', 'contact person name'],
  ['company_linkedin', 'linkedin link'],
  ['company_twitter', 'twitter link'],
  ['company_googleplus', 'youtube link'],
  ['company_fb', 'facebook link'],
  ['images.*.file', 'image'],
  ['videos.*.file', 'video'],
  ['feature_specification.*.feature_value', 'feature value'],
  ['feature_specification.*.feature_description', 'feature description'],
])

/** Says in Laravel's words what is wrong with a query or a body, of many faults the first (R11). */
export function complain(issues: readonly v.BaseIssue<unknown>[]): Complaint {
  const errors: Record<string, string[]> = {}
  for (const issue of issues.slice(0, TOLD)) {
    const field = v.getDotPath(issue) ?? 'body'
    const messages = (errors[field] ??= [])
    messages.push(named(wordsFor(issue), field))
  }
  const [first = '', ...more] = Object.values(errors).flat()
  return { message: more.length ? `${first} (and ${countOf(more.length)})` : first, errors }
}

/** What there is to say of one field; `:attribute` stands for its name. */
export function complaintOf(field: string, words: string): Complaint {
  const message = named(words, field)
  return { message, errors: { [field]: [message] } }
}

const countOf = (more: number) => `${more} more error${more === 1 ? '' : 's'}`

const named = (words: string, field: string) =>
  words.replace(
    ':attribute',
    () => names.get(field.replace(/\.\d+\./, '.*.')) ?? field.replaceAll('_', ' '),
  )

function wordsFor({ type, input, requirement, message }: v.BaseIssue<unknown>): string {
  // A rule of ours has words of its own; valibot's never begin so.
  if (message.startsWith('The :attribute ')) return message
  if (input === undefined || input === null) return 'The :attribute field is required.'
  switch (type) {
    case 'string':
      return 'The :attribute must be a string.'
    case 'array':
      return 'The :attribute must be an array.'
    case 'file':
      return 'The :attribute must be a file.'
    case 'iso_date':
      return 'The :attribute must be a valid date.'
    case 'max_length':
      return Array.isArray(input)
        ? `The :attribute must not have more than ${requirement} items.`
        : `The :attribute must not be greater than ${requirement} characters.`
    default:
      return 'The selected :attribute is invalid.'
  }
}
