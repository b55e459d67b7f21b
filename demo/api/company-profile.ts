import type { Hono } from 'hono'
import * as calls from '../../src/contract'
import type { Env } from '../auth/env'
import { Refusal } from '../auth/refusal'
import { findCompany, type CompanyDetail } from '../db/queries/companies'
import { lockCompany } from '../db/queries/company-writes'
import { listCountries } from '../db/queries/lookups'
import { listCompanyCategories, listCompanyTypes } from '../db/queries/product-options'
import type { FileHome } from '../files/home'
import { withFiles } from '../files/keep'
import { companyForm, EDITOR_IMAGE_MB, editorImageForm, LOGO_MB } from './company-forms'
import { createCompany, saveCompany } from './company-save'
import { companyOf } from './own-company'
import { serve } from './serve'
import { beganWith } from './version'

const role = 'company'
const logo = { field: 'company_logo', megabytes: LOGO_MB }

/** Serves a company's own profile, its form's choices and the pictures of its texts (R156-R162, R173). */
export function serveCompanyProfile(app: Hono<Env>, home: FileHome): void {
  serve(
    app,
    calls.getCompanyProfile,
    async ({ db, user, query }) => {
      const company = await findCompany(db, { id: companyOf(user, query.id) })
      if (!company) throw new Refusal(404, 'There is no such company.')
      return { data: profileOf(company) }
    },
    { role },
  )
  serve(
    app,
    calls.updateCompanyProfile,
    async ({ c, db, user, body }) => {
      await saveCompany({ db, home, user, began: beganWith(c) }, body)
      return { data: 'Profile Updated Successfully!!' }
    },
    { role, form: companyForm, file: logo },
  )
  serve(
    app,
    calls.createCompany,
    async ({ db, user, body, keeping }) => {
      const answer = { data: 'Profile Created Successfully!!' }
      await createCompany({ db, home, user, keep: keeping(answer) }, body)
      return answer
    },
    { role, form: companyForm, file: logo },
  )
  serve(
    app,
    calls.uploadEditorImage,
    async ({ db, user, body: { text_editor_image: image } }) => {
      const companyId = companyOf(user)
      const id = await withFiles(db, home, [image], async (tx, files) => {
        await lockCompany(tx, companyId)
        return files.keep({ companyId }, 'editor_image', image)
      })
      return { data: { editorImage: `/files/${id}/${encodeURIComponent(image.name)}` } }
    },
    {
      role,
      form: editorImageForm,
      file: { field: 'text_editor_image', megabytes: EDITOR_IMAGE_MB },
    },
  )
  serve(app, calls.getCompanyCategories, async ({ db }) => ({
    data: await listCompanyCategories(db),
  }))
  serve(app, calls.getCompanyTypes, async ({ db }) => ({ data: await listCompanyTypes(db) }))
  serve(app, calls.getCompanyCountries, async ({ db }) => ({ data: await listCountries(db) }))
}

/** A company's profile as the contract has it (R154). */
export const profileOf = (company: CompanyDetail) => ({
  id: company.id,
  company_name: company.name,
  company_website: company.website,
  company_logo: company.logo,
  company_categories: company.categories,
  company_type: company.types,
  video_link: company.videoLink,
  company_short_description: company.shortDescription,
  company_long_description: company.longDescription,
  company_address: company.address,
  company_email: company.email,
  company_landline: company.landline,
  company_contact_person: company.contactPerson,
  contact_email: company.contactEmail,
  company_linkedin: company.linkedin,
  company_googleplus: company.youtube,
  company_fb: company.facebook,
  company_twitter: company.twitter,
  url: company.url,
  google_map_link: company.googleMapLink,
  country_id: company.country,
  updated_at: company.updatedAt.toISOString(),
})
