import * as calls from '../../src/contract'
import { companyForm } from '../api/company-forms'
import { createCompany, saveCompany } from '../api/company-save'
import { check } from '../api/serve'
import type { Db } from '../db/database'
import type { CompanyDetail } from '../db/queries/companies'
import { listCountries } from '../db/queries/lookups'
import { listCompanyCategories, listCompanyTypes } from '../db/queries/product-options'
import { choicesOf, idsOf, PICTURES, storedFile, type Field, type Values } from './fields'
import type { Sheet } from './sheet'

const LOGO = 'company_logo'

/** The form of a company's profile; of one that is not there yet, it makes the company. */
export async function openProfile(db: Db, company: CompanyDetail | undefined): Promise<Sheet> {
  return {
    template: 'profile',
    tag: { id: company?.id },
    title: 'Company Profile',
    sections: await sectionsOf(db, company),
    stored: valuesOf(company),
    ...(company && { version: company.updatedAt.toISOString() }),
    // a form that began without a company may come when there is one
    adds: calls.createCompany.path,
    async save(writer, body) {
      // what has no field goes back as it came
      const kept = { video_link: company?.videoLink, url: company?.url }
      const form = await check(companyForm, { ...body, ...kept, id: company?.id })
      await (company ? saveCompany(writer, form) : createCompany(writer, form))
    },
    leadsTo: '/company/profile',
    says: 'saved',
  }
}

async function sectionsOf(db: Db, company: CompanyDetail | undefined): Promise<Sheet['sections']> {
  return [
    {
      title: 'Basic Information',
      fields: [
        {
          name: LOGO,
          label: 'Company logo',
          kind: 'file',
          accept: PICTURES,
          hint: '1000 x 1000, image size under 20 MB',
          stored: storedFile(LOGO, company?.logo),
        },
        { name: 'company_name', label: 'Company Name', kind: 'text', required: true },
        { name: 'company_website', label: 'Website', kind: 'url' },
        {
          name: 'company_categories',
          label: 'Company Categories',
          kind: 'checks',
          choices: choicesOf(await listCompanyCategories(db)),
        },
        {
          name: 'company_type',
          label: 'Company Type',
          kind: 'checks',
          choices: choicesOf(await listCompanyTypes(db)),
        },
        { name: 'company_short_description', label: 'Short Description', kind: 'area' },
        { name: 'company_long_description', label: 'Long Description', kind: 'rich' },
      ],
    },
    {
      title: 'Address',
      fields: [
        { name: 'company_address', label: 'Company Address', kind: 'rich' },
        {
          name: 'country_id',
          label: 'Country',
          kind: 'select',
          groups: [{ choices: choicesOf(await listCountries(db)) }],
        },
        { name: 'google_map_link', label: 'Google Map Link', kind: 'url' },
      ],
    },
    { title: 'Contact Details', fields: contacts },
    { title: 'Social Profiles', fields: socials },
  ]
}

const contacts: Field[] = [
  { name: 'company_email', label: 'Company Email', kind: 'email' },
  { name: 'company_landline', label: 'Company Landline', kind: 'tel' },
  { name: 'company_contact_person', label: 'Contact Person Name', kind: 'text' },
  { name: 'contact_email', label: 'Contact Email', kind: 'email' },
]

const socials: Field[] = [
  { name: 'company_linkedin', label: 'LinkedIn', kind: 'url' },
  { name: 'company_twitter', label: 'Twitter', kind: 'url' },
  { name: 'company_googleplus', label: 'Youtube', kind: 'url' },
  { name: 'company_fb', label: 'Facebook', kind: 'url' },
]

const valuesOf = (company: CompanyDetail | undefined): Values => ({
  company_name: company?.name ?? '',
  company_website: company?.website ?? '',
  company_categories: idsOf(company?.categories ?? []),
  company_type: idsOf(company?.types ?? []),
  company_short_description: company?.shortDescription ?? '',
  company_long_description: company?.longDescription ?? '',
  company_address: company?.address ?? '',
  country_id: company?.country ? String(company.country.id) : '',
  google_map_link: company?.googleMapLink ?? '',
  company_email: company?.email ?? '',
  company_landline: company?.landline ?? '',
  company_contact_person: company?.contactPerson ?? '',
  contact_email: company?.contactEmail ?? '',
  company_linkedin: company?.linkedin ?? '',
  company_twitter: company?.twitter ?? '',
  company_googleplus: company?.youtube ?? '',
  company_fb: company?.facebook ?? '',
})
