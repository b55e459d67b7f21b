import {
  fileToSend,
  idsOf,
  storedFile,
  type Choice,
  type CompanyProfile,
  type CompanyProfileBody,
  type FileValue,
} from '../../src/index'

/** The texts of the form, as the description names them (R154). */
export const textFields = [
  'company_name',
  'company_website',
  'video_link',
  'company_short_description',
  'company_long_description',
  'company_address',
  'company_email',
  'company_landline',
  'company_contact_person',
  'contact_email',
  'company_linkedin',
  'company_googleplus',
  'company_fb',
  'company_twitter',
  'url',
  'google_map_link',
] as const

type Texts = Record<(typeof textFields)[number], string>

/** The form's fields. */
export interface CompanyValues extends Texts {
  /** Known once the company exists. */
  id: number | undefined
  company_logo: FileValue
  file_input: string
  company_categories: readonly Choice[]
  company_type: readonly Choice[]
  country_id: readonly Choice[]
}

/** The logo to show or to crop; none where there is none. */
export function imageOf(logo: FileValue): Blob | string | undefined {
  if (logo.kind === 'chosen') return logo.file
  return logo.kind === 'stored' ? logo.url : undefined
}

/** What the form starts from; without a profile, for a company that is to be created. */
export function valuesOf(profile?: CompanyProfile): CompanyValues {
  const texts = textFields.map(name => [name, profile?.[name] ?? ''])
  return {
    ...(Object.fromEntries(texts) as Texts),
    id: profile?.id,
    company_logo: storedFile(profile?.company_logo),
    file_input: profile?.file_input ?? 'profile.png',
    company_categories: profile?.company_categories ?? [],
    company_type: profile?.company_type ?? [],
    country_id: profile?.country_id ? [profile.country_id] : [],
  }
}

/**
 * What is sent; `video_link` and `url` go back as they came (Q70).
 *
 * The logo goes only if it is another than the form began with: by an upload, a crop or a deletion (R159).
 */
export function bodyOf(values: CompanyValues, began: CompanyValues): CompanyProfileBody {
  const { company_logo: logo, ...rest } = values
  const { company_categories: categories, company_type: types, country_id: country } = rest
  const { file } = fileToSend(logo)
  return {
    ...rest,
    company_categories: idsOf(categories) as number[],
    company_type: idsOf(types) as number[],
    country_id: country[0]?.id as number | undefined,
    ...(logo !== began.company_logo && { company_logo: file ?? '', file_input: file?.name ?? '' }),
  }
}
