import type { Hono } from 'hono'
import {
  createCompany,
  getCompanyCategories,
  getCompanyCountries,
  getCompanyProfile,
  getCompanyTypes,
  updateCompanyProfile,
  uploadEditorImage,
} from '../../src/contract'
import type { Env } from '../auth/env'
import { Refusal } from '../auth/refusal'
import { findCompany, type CompanyDetail } from '../db/queries/companies'
import { insertCompany, joinCompany, lockCompany } from '../db/queries/company-writes'
import { listCountries } from '../db/queries/lookups'
import { listCompanyCategories, listCompanyTypes } from '../db/queries/product-options'
import type { FileHome } from '../files/home'
import { withFiles } from '../files/keep'
import { companyForm, EDITOR_IMAGE_MB, editorImageForm, LOGO_MB } from './company-forms'
import { writeCompany } from './company-save'
import { companyOf } from './own-company'
import { serve } from './serve'
import { unfit } from './unfit'
import { requireVersion } from './version'

const role = 'company'
const logo = { field: 'company_logo', megabytes: LOGO_MB }

/** Serves a company's own profile, its form's choices and the pictures of its texts (R156-R162, R173). */
export function serveCompanyProfile(app: Hono<Env>, home: FileHome): void {
  serve(
    app,
    getCompanyProfile,
    async ({ db, user, query }) => {
      const company = await findCompany(db, { id: companyOf(user, query.id) })
      if (!company) throw new Refusal(404, 'There is no such company.')
      return { data: profileOf(company) }
    },
    { role },
  )
  serve(
    app,
    updateCompanyProfile,
    async ({ c, db, user, body }) => {
      const companyId = companyOf(user, body.id)
      const check = (company: { updatedAt: Date }) => requireVersion(c, company)
      await withFiles(db, home, (tx, files) => writeCompany(tx, files, companyId, body, check))
      return { data: 'Profile Updated Successfully!!' }
    },
    { role, form: companyForm, file: logo },
  )
  serve(
    app,
    createCompany,
    async ({ db, user, body }) => {
      if (user.company_id !== null) throw new Refusal(403, 'This account has a company already.')
      await withFiles(db, home, async (tx, files) => {
        const companyId = await insertCompany(tx, { name: body.company_name })
        // another request may have made one meanwhile
        const isFirst = await joinCompany(tx, user.id, companyId)
        if (!isFirst) throw unfit('company_name', 'This account has a company already.')
        await writeCompany(tx, files, companyId, body)
      })
      return { data: 'Profile Created Successfully!!' }
    },
    { role, form: companyForm, file: logo },
  )
  serve(
    app,
    uploadEditorImage,
    async ({ db, user, body: { text_editor_image: image } }) => {
      const companyId = companyOf(user)
      const id = await withFiles(db, home, async (tx, files) => {
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
  serve(app, getCompanyCategories, async ({ db }) => ({ data: await listCompanyCategories(db) }))
  serve(app, getCompanyTypes, async ({ db }) => ({ data: await listCompanyTypes(db) }))
  serve(app, getCompanyCountries, async ({ db }) => ({ data: await listCountries(db) }))
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
