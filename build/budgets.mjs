/**
 * What a page may cost: the bytes of all scripts that it loads before a dialog opens, compressed with
 * brotli, and its requests. `npm run size` wants a part of each budget free.
 */
export const budgets = {
  loader: { limit: 1500, requests: 1 },
  // what keeps its account, and the other tabs of the site, in touch
  signedIn: { limit: 2620, requests: 1 },
  tag: { limit: 21_980, requests: 3 },
  dashboard: { limit: 27_750, requests: 6 },
}

/** What a tag may cost that is more than a card. */
export const larger = {
  // what all tags of the guides share is a request of its own
  'ndt-guide-page': { limit: 23_400, requests: 4 },
  'ndt-guide-list': { limit: 21_980, requests: 4 },
}

/** What a dialog, a form control or a table adds to the loader and the runtime, which its page has already. */
export const additions = {
  // a table's filters, rows and pager; what a change needs loads with the first
  'ndt-product-table': { limit: 10_400, requests: 3 },
  'ndt-service-table': { limit: 10_150, requests: 3 },
  // forms that are a page, with an editor's field, choices and files
  'ndt-company-profile': { limit: 20_000, requests: 7 },
  'ndt-product-form': { limit: 22_100, requests: 8 },
  'ndt-service-form': { limit: 13_000, requests: 6 },
  // it shares the company with the profile's editor
  'ndt-company-nav': { limit: 5000, requests: 2 },
  // it shares the crop with the company's logo
  'ndt-avatar-editor': { limit: 13_000, requests: 6 },
  'ndt-guide-thank-you': { limit: 2500, requests: 2 },
  // it stands on every page of the members' areas
  'ndt-route-gate': { limit: 800, requests: 1 },
  'ndt-quick-apply': { limit: 9200, requests: 5 },
  dialog: { limit: 13_000, requests: 5 },
}

/** What only a page that is being built loads: it holds the whole contract. */
export const inspector = { limit: 35_000, requests: 1 }
