import { Refusal } from '../auth/refusal'
import type { Db } from '../db/database'
import {
  insertCompany,
  joinCompany,
  lockCompany,
  replaceCompanyLists,
  updateCompanyFields,
} from '../db/queries/company-writes'
import { areCompanyCategories, areCountries } from '../db/queries/lookups'
import { typeIds } from '../db/queries/product-options'
import { withFiles, type Files } from '../files/keep'
import { sweepPictures } from '../files/sweep'
import type { CompanyForm } from './company-forms'
import { companyOf, INVALID } from './own-company'
import { unfit } from './unfit'
import { requireVersion } from './version'
import type { Writer } from './writer'

/** Makes the company of an account that has none. */
export async function createCompany(
  { db, home, user, keep }: Writer,
  form: CompanyForm,
): Promise<void> {
  if (user.company_id !== null) throw new Refusal(403, 'This account has a company already.')
  await withFiles(db, home, [form.company_logo], async (tx, files) => {
    const companyId = await insertCompany(tx, { name: form.company_name })
    // another request may have made one meanwhile
    const isFirst = await joinCompany(tx, user.id, companyId)
    if (!isFirst) throw unfit('company_name', 'This account has a company already.')
    await writeCompany(tx, files, companyId, form)
    await keep?.(tx)
  })
}

/** Saves the profile of the writer's company. */
export async function saveCompany(
  { db, home, user, began }: Writer,
  form: CompanyForm,
): Promise<void> {
  const companyId = companyOf(user, form.id)
  await withFiles(db, home, [form.company_logo], (tx, files) =>
    writeCompany(tx, files, companyId, form, began),
  )
}

/** Writes a company's form: its texts, its choices, and its logo when that was changed (R159, R160). */
async function writeCompany(
  tx: Db,
  files: Files,
  companyId: number,
  form: CompanyForm,
  began?: string,
): Promise<void> {
  const company = await lockCompany(tx, companyId)
  if (!company) throw new Refusal(404, 'There is no such company.')
  requireVersion(began, company)
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
