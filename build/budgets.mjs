/** What a page may cost: all the scripts that it loads before a dialog opens, compressed. */
export const budgets = {
  loader: { limit: '1.5 kB', requests: 1 },
  tag: { limit: '20 kB', requests: 3 },
  dashboard: { limit: '25 kB', requests: 6 },
}

/** What a tag may cost that is more than a card. */
export const larger = {
  // its list, its filter and its menus, on top of what a card has
  'ndt-saved-panel': { limit: '20.3 kB', requests: 3 },
  // what all tags of the guides share is a request of its own
  'ndt-guide-page': { limit: '22 kB', requests: 4 },
  'ndt-guide-list': { limit: '20.5 kB', requests: 4 },
}

/** What a dialog, a form control or a table adds to the loader and the runtime, which its page has already. */
export const additions = {
  // a table's filters, rows and pager; what a change needs loads with the first
  'ndt-product-table': { limit: '10 kB', requests: 3 },
  'ndt-service-table': { limit: '10 kB', requests: 3 },
  // forms that are a page, with an editor's field, choices and files
  'ndt-company-profile': { limit: '20 kB', requests: 7 },
  'ndt-product-form': { limit: '20 kB', requests: 8 },
  'ndt-service-form': { limit: '13 kB', requests: 6 },
  // it shares the company with the profile's editor
  'ndt-company-nav': { limit: '5 kB', requests: 2 },
  // it shares the crop with the company's logo
  'ndt-avatar-editor': { limit: '13 kB', requests: 6 },
  'ndt-guide-thank-you': { limit: '2.5 kB', requests: 2 },
  // it stands on every page of the members' areas
  'ndt-route-gate': { limit: '0.8 kB', requests: 1 },
  'ndt-quick-apply': { limit: '8 kB', requests: 5 },
  dialog: { limit: '13 kB', requests: 5 },
}
