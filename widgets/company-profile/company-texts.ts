import { texts } from '../../src/index'

const english = {
  company_logo: 'Company logo',
  company_name: 'Company Name',
  company_website: 'Website',
  company_categories: 'Company Categories',
  company_type: 'Company Type',
  company_short_description: 'Short Description',
  company_long_description: 'Long Description',
  company_address: 'Company Address',
  google_map_link: 'Google Map Link',
  company_email: 'Company Email',
  company_landline: 'Company Landline',
  company_contact_person: 'Contact Person Name',
  contact_email: 'Contact Email',
  country_id: 'Country',
  company_linkedin: 'LinkedIn',
  company_twitter: 'Twitter',
  company_googleplus: 'Youtube',
  company_fb: 'Facebook',
  basics: 'Basic Information',
  address: 'Address',
  contacts: 'Contact Details',
  socials: 'Social Profiles',
  sections: 'Sections',
}

/** The labels of the fields and the titles of the sections (R146-R149). */
export function companyTexts(): typeof english {
  return texts('company-profile', english)
}
