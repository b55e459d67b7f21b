/** What the fields of a company and of its services mean: name, or call and path, -> a sentence. */
export const companies = {
  'getViewedCompanies.id': 'The number of the company.',
  company_name: 'What the company is called.',
  company_slug:
    'The last part of the company’s page, `/ndt-companies/{company_slug}`; its id, if there is none.',
  company_logo: 'The address of its logo.',
  'updateCompanyProfile.company_logo':
    'The new logo, JPEG or PNG of at most 20 MB; empty deletes the stored one. Left out, the stored one stays.',
  'createCompany.company_logo':
    'The logo: JPEG or PNG of at most 20 MB. Left out where there is none.',
  rating: 'How it was rated, 0 to 5.',
  number_of_reviews: 'How many rated it.',
  last_visited: 'How many days ago the user last viewed its page; 0 is today.',
  company_featured_status: 'Whether the portal features the company.',
  'getCompanyProfile.query.id':
    'The company’s number, where the page says it. The session decides.',
  'getCompanyProfile.id': 'The company’s number.',
  'updateCompanyProfile.id': 'The company’s number. The session decides.',
  'createCompany.id': ['Left out: there is no company yet.', 31],
  company_website: 'The address of its own site.',
  file_input:
    'The name of the logo’s file, `profile.png` if there is none; empty once it is deleted.',
  company_categories: 'What it does, each an id of `getCompanyCategories`.',
  company_type: 'What it offers, each an id of `getCompanyTypes`.',
  video_link: 'The address of a video of it.',
  company_short_description: 'One sentence of what it does: plain text.',
  company_long_description:
    'The same at length: HTML of the editor, to be cleaned before it is shown.',
  company_address: 'Its postal address: HTML of the editor.',
  company_email: 'The address of its mailbox.',
  company_landline: 'Its telephone number.',
  company_contact_person: 'Who answers for it.',
  contact_email: 'The address of that person’s mailbox.',
  company_linkedin: 'The address of its LinkedIn page.',
  company_googleplus: 'The address of its YouTube channel, under an old name.',
  company_fb: ['The address of its Facebook page.', 'https://www.facebook.com/meridian-weld'],
  company_twitter: ['The address of its Twitter page.', 'https://twitter.com/meridian-weld'],
  url: 'The last part of its own page; goes back as it came.',
  google_map_link: 'The address of a map with it.',
  text_editor_image: 'The picture: JPEG or PNG.',
  editorImage: 'The address of the picture, which is put into the text.',
  'getServices.id': 'The number of the service.',
  'getService.id': 'The number of the service.',
  'createService.id': 'The company’s number. The session decides.',
  'updateService.id': 'The number of the service, as in the path.',
  'getService.name': 'What the service is called.',
  'getService.description': 'What it is: HTML of the editor.',
  image: 'The address of its picture.',
  company_service_name: 'What the service is called.',
  company_service_description: 'What it is: HTML of the editor, to be cleaned before it is shown.',
  'createService.file_input': 'The name of the picture’s file; only together with the picture.',
  'updateService.file_input':
    'The name of the new picture’s file, empty to delete it; only together with the picture.',
  'createService.company_service_image':
    'The picture: JPEG or PNG, at most 5 MB. Left out where there is none.',
  'updateService.company_service_image':
    'The new picture, or empty to delete it. Left out, the stored one stays.',
}
