/** The pages that a site itself has, where the tags lead: address -> what is there, and what leads to it. */
export const addresses = {
  '/': ['the home page', 'the logo; after signing out'],
  '/user-sign-in': [
    'signs job seekers in',
    'the header; what fails as the session has ended; a new password',
  ],
  '/company-sign-in': [
    'signs companies in, and then leads to the path in `?next=`; `#create` registers one',
    'the gate; what fails in the company’s area; the header, unless it has `list-company-url`',
  ],
  '/creator': ['the job seeker’s dashboard', 'the header’s menu'],
  '/search': ['finds everything with the words in `?q=`', 'the header, unless it has `search-url`'],
  '/ndt-jobs': ['lists jobs', '`<ndt-saved-panel>`'],
  '/ndt-jobs/{slug}': ['one job, by its slug or else its id', '`<ndt-saved-panel>`'],
  '/ndt-courses': ['lists courses', '`<ndt-saved-panel>`'],
  '/ndt-courses/{slug}': ['one course, by its slug or else its id', '`<ndt-saved-panel>`'],
  '/ndt-companies': ['lists companies', '`<ndt-viewed-companies>`'],
  '/ndt-companies/{slug}': ['one company, by its slug or else its id', '`<ndt-viewed-companies>`'],
  '/dashboard/home': ['the portal’s own dashboard, in a new tab', '`<ndt-company-nav>`'],
  '/company/profile': ['has `<ndt-company-profile>`', '`<ndt-company-nav>`'],
  '/company/products': [
    'has `<ndt-product-table>`',
    '`<ndt-company-nav>`; Save and Cancel of the form',
  ],
  '/company/products/add': ['has `<ndt-product-form>`', '`<ndt-product-table>`'],
  '/company/products/edit/{slug}': ['has it with `slug`, or else the id', '`<ndt-product-table>`'],
  '/company/services': [
    'has `<ndt-service-table>`',
    '`<ndt-company-nav>`; Save and Cancel of the form',
  ],
  '/company/services/add': ['has `<ndt-service-form>`', '`<ndt-service-table>`'],
  '/company/services/edit/{id}': ['has it with `service-id`', '`<ndt-service-table>`'],
  '/ndt-guides': ['has `<ndt-guide-list>`', 'the thank-you page; a list without a find'],
  '/ndt-guides/{slug}': ['has `<ndt-guide-page>`', '`<ndt-guide-list>`'],
  '/ndt-guides/{slug}/thank-you': [
    'has `<ndt-guide-thank-you>`; so has what lies below any other page with a download',
    '`<ndt-guide-download>`',
  ],
  '/404': ['says that there is no such page', 'the gate; a guide that is unknown'],
}

/** The table of them. */
export function renderAddresses() {
  const rows = Object.entries(addresses).map(
    ([address, [there, leading]]) => `| \`${address}\` | ${there} | ${leading} |\n`,
  )
  return `## Addresses of the site

Where tags lead to. The site has these pages, as far as it has the tags that lead there; the setting
[\`urls\`](page.md#addresses-of-the-site) says where, if elsewhere. Before a tag leads away, it fires \`ndt-navigate\`.

| address | what is there | what leads there |
| --- | --- | --- |
${rows.join('')}`
}
