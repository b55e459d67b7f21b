import { Refusal } from '../auth/refusal'
import type { Db } from '../db/database'
import { lockCompany, replaceCompanyLists, updateCompanyFields } from '../db/queries/company-writes'
import { areCompanyCategories, areCountries } from '../db/queries/lookups'
import { typeIds } from '../db/queries/product-options'
import type { Files } from '../files/keep'
import { sweepPictures } from '../files/sweep'
import type { CompanyForm } from './company-forms'
import { INVALID } from './own-company'
import { unfit } from './unfit'

/** Writes a company's form: its texts, its choices, and its logo when that was changed (R159, R160). */
export async function writeCompany(
  tx: Db,
  files: Files,
  companyId: number,
  form: CompanyForm,
  check: (company: { updatedAt: Date }) => void = () => {},
): Promise<void> {
  const company = await lockCompany(tx, companyId)
  if (!company) throw new Refusal(404, 'There is no such company.')
  check(company)
  const types = await checkChoices(tx, form)
  const { company_logo: logo } = form
  const logoId = logo ? await files.keep({ companyId }, 'logo', logo) : null
  await updateCompanyFields(tx, companyId, {
    ...fieldsOf(form),
    ...(logo !== undefined && { logoId }),
  })
  await replaceCompanyLists(tx, companyId, { categories: form.company_categories, types })
  if (logo !== undefined) await files.drop({ companyId }, company.logoId)
  await sweepPictures(tx, files, companyId)
}

const fieldsOf = (form: CompanyForm) => ({
  name: form.company_name,
  website: form.company_website,
  videoLink: form.video_link,
  shortDescription: form.company_short_description,
  longDescription: form.company_long_description,
  address: form.company_address,
  email: form.company_email,
  landline: form.company_landline,
  contactPerson: form.company_contact_person,
  contactEmail: form.contact_email,
  linkedin: form.company_linkedin,
  youtube: form.company_googleplus,
  facebook: form.company_fb,
  twitter: form.company_twitter,
  url: form.url,
  googleMapLink: form.google_map_link,
  countryId: form.country_id,
})

/** Refuses choices that there are not; returns the numbers of the company's types. */
async function checkChoices(tx: Db, form: CompanyForm): Promise<number[]> {
  const { country_id: country, company_categories: categories } = form
  if (!(await areCountries(tx, country ? [country] : []))) throw unfit('country_id', INVALID)
  if (!(await areCompanyCategories(tx, categories))) throw unfit('company_categories', INVALID)
  const types = await typeIds(tx, form.company_type.map(String))
  if (!types) throw unfit('company_type', INVALID)
  return types
}
