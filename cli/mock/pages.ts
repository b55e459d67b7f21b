/** The account that the answers are of. */
const USER = { id: 7, first_name: 'Amara', email: 'amara.okafor@calderfield.example' }
const COMPANY = 31

const company = (tag: string) => `<ndt-company-nav><main>${tag}</main></ndt-company-nav>`
const table = (name: string) =>
  company(
    `<ndt-${name}-table export-path="company/${name}s/export" sortable selectable></ndt-${name}-table>`,
  )

/** The sample pages: path, `:name` for any part, and the tags there. */
const pages: [path: string, tags: (part: string) => string][] = [
  [
    '/',
    () => `<ndt-site-header></ndt-site-header>
<main>
  <div><ndt-profile-card></ndt-profile-card><ndt-professional-card></ndt-professional-card></div>
  <div><ndt-saved-panel></ndt-saved-panel><ndt-viewed-companies></ndt-viewed-companies></div>
  <div><ndt-job-profile-card></ndt-job-profile-card></div>
</main>`,
  ],
  [
    '/company/profile',
    () => company(`<ndt-company-profile company-id="${COMPANY}"></ndt-company-profile>`),
  ],
  ['/company/products', () => table('product')],
  ['/company/products/add', () => company('<ndt-product-form></ndt-product-form>')],
  [
    '/company/products/edit/:part',
    part => company(`<ndt-product-form slug="${part}"></ndt-product-form>`),
  ],
  ['/company/services', () => table('service')],
  ['/company/services/add', () => company('<ndt-service-form></ndt-service-form>')],
  [
    '/company/services/edit/:part',
    part => company(`<ndt-service-form service-id="${part}"></ndt-service-form>`),
  ],
]

/** The sample pages as a browser gets them: path, and how it is made. */
export const samplePages = pages.map(
  ([path, tags]) => [path, (part = '') => document(tags(part.replace(/\W/g, '-')))] as const,
)

function document(body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>NDT Widgets on example answers</title>
<meta name="user" content="${JSON.stringify(USER).replaceAll('"', '&quot;')}">
<meta name="csrf-token" content="mock">
<link rel="stylesheet" href="/ndt/ndt.css">
<style>
  body { margin: 0; font-family: sans-serif; background: #f3f5f6 }
  main { display: grid; grid-template-columns: repeat(auto-fit, minmax(300px, 1fr)); gap: 24px; padding: 24px }
  main > * { min-width: 0 }
  main > div { display: grid; gap: 24px; align-content: start }
</style>
<script>company_id = ${COMPANY}</script>
<script type="module" src="/ndt/ndt.js"></script>
</head>
<body>
${body}
</body>
</html>`
}
