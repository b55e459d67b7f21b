import type { Row } from './access-calls'

const OPEN = '200 200 200 200 200'
const REFUSED = '422 422 422 422 422'
const PAGE = '302 302 302 200 200'
const OWN_PAGE = '302 302 302 404 200'
const FORM = '401 403 403 422 422'
// a form that does not say what it began with
const STALE = '401 403 403 409 409'
const OWN_FORM = '401 403 403 404 409'
const OWN_ROW = '401 403 403 404 303'
const MEMBERS = '401 303 303 303 303'
const AWAY = '302 302 302 302 302'

const plain = { back: '/', bookmarked: '1' }

/** Each page, with who may do what there. */
export const pages: Row[] = [
  ['GET /dist/*', '404 404 404 404 404', '/dist/none.js'],
  ['GET /assets/*', OPEN, '/assets/base.css'],
  ['GET /health', OPEN],
  ['GET /ready', OPEN],
  ['GET /', OPEN],
  ['GET /user-sign-in', '200 302 302 200 200'],
  ['POST /user-sign-in', REFUSED, undefined, { form: {} }],
  ['GET /user-sign-up', AWAY],
  ['POST /user-sign-up', REFUSED, undefined, { form: {} }],
  ['GET /company-sign-in', '200 200 200 302 302'],
  ['POST /company-sign-in', REFUSED, undefined, { form: {} }],
  ['GET /company-sign-up', AWAY],
  ['POST /company-sign-up', REFUSED, undefined, { form: {} }],
  ['GET /forgot-password', OPEN],
  ['POST /forgot-password', REFUSED, undefined, { form: {} }],
  ['GET /reset-password', OPEN, '/reset-password?token={reset}'],
  ['POST /reset-password', REFUSED, undefined, { form: { token: '{reset}' } }],
  ['GET /account', '302 200 200 200 200'],
  ['GET /account/password', AWAY],
  ['GET /account/sessions', AWAY],
  ['GET /account/confirmation', AWAY],
  ['POST /account/password', '401 422 422 422 422', undefined, { form: {} }],
  ['POST /account/sessions', MEMBERS, undefined, { form: { id: 'another’s' } }],
  ['POST /account/confirmation', MEMBERS],
  ['GET /account/confirm', '302 403 403 403 200', '/account/confirm?token={confirm}'],
  ['POST /account/confirm', '401 403 403 403 303', undefined, { form: { token: '{confirm}' } }],
  ['POST /sign-out', '303 303 303 303 303'],
  ['GET /creator', '302 200 200 302 302'],
  ['GET /company/profile', PAGE],
  ['POST /company/profile', STALE, undefined, { multipart: {} }],
  ['GET /company/products', PAGE],
  ['POST /company/products', OWN_ROW, undefined, { form: { action: 'publish', id: '{product}' } }],
  ['GET /company/products', OWN_PAGE, '/company/products?delete={slug}'],
  ['GET /company/products/add', PAGE],
  ['POST /company/products/add', FORM, undefined, { multipart: {} }],
  ['GET /company/products/edit/:slug', OWN_PAGE, '/company/products/edit/{slug}'],
  [
    'POST /company/products/edit/:slug',
    OWN_FORM,
    '/company/products/edit/{slug}',
    { multipart: {} },
  ],
  ['GET /company/services', PAGE],
  ['POST /company/services', OWN_ROW, undefined, { form: { action: 'publish', id: '{kept}' } }],
  ['GET /company/services/add', PAGE],
  ['POST /company/services/add', FORM, undefined, { multipart: {} }],
  ['GET /company/services/edit/:id', OWN_PAGE, '/company/services/edit/{kept}'],
  ['POST /company/services/edit/:id', OWN_FORM, '/company/services/edit/{kept}', { multipart: {} }],
  ['GET /dashboard/home', AWAY],
  ['GET /ndt-jobs', OPEN],
  ['GET /ndt-jobs/:slug', OPEN, '/ndt-jobs/{job}'],
  ['GET /ndt-jobs/:slug/picture.png', OPEN, '/ndt-jobs/{job}/picture.png'],
  [
    'POST /ndt-jobs/:id{[0-9]{1,9}}/bookmark',
    '303 303 303 403 403',
    '/ndt-jobs/{job}/bookmark',
    { form: plain },
  ],
  ['GET /ndt-courses', OPEN],
  ['GET /ndt-courses/:slug', OPEN, '/ndt-courses/{course}'],
  [
    'POST /ndt-courses/:id{[0-9]{1,9}}/bookmark',
    '303 303 303 403 403',
    '/ndt-courses/{course}/bookmark',
    { form: plain },
  ],
  ['GET /ndt-courses/:slug/picture.png', OPEN, '/ndt-courses/{course}/picture.png'],
  [
    'POST /ndt-courses/:id{[0-9]{1,9}}/registration',
    '303 303 303 403 403',
    '/ndt-courses/{course}/registration',
    { form: { back: '/', registered: '1' } },
  ],
  ['GET /ndt-companies', OPEN],
  ['GET /ndt-companies/:slug', OPEN, '/ndt-companies/{company}'],
  ['GET /ndt-companies/:slug/picture.png', OPEN, '/ndt-companies/{company}/picture.png'],
  ['GET /ndt-guides', OPEN],
  ['GET /ndt-guides/:slug', OPEN, '/ndt-guides/{guide}'],
  ['POST /ndt-guides/:slug', REFUSED, '/ndt-guides/{guide}', { form: {} }],
  ['GET /ndt-guides/:slug/thank-you', AWAY, '/ndt-guides/{guide}/thank-you'],
  ['GET /ndt-guides/:slug/picture.png', OPEN, '/ndt-guides/{guide}/picture.png'],
  ['GET /ndt-guides/:slug/download', '403 403 403 403 403', '/ndt-guides/{guide}/download'],
  ['GET /ndt-guides/*', AWAY, '/ndt-guides/a/b/c'],
  ['GET /search', OPEN, '/search?q=weld'],
  ['GET /robots.txt', OPEN],
  ['GET /sitemap.xml', OPEN],
  ['GET /outbox', OPEN],
  ['GET /files/:id{[0-9]{1,9}}/:name', '404 404 200 404 404', '/files/{resume}/cv.pdf'],
  ['GET /files/:id{[0-9]{1,9}}/:name', '404 404 404 404 200', '/files/{hidden}/hidden.png'],
  ['POST /theme', '303 303 303 303 303', undefined, { form: { theme: 'dark' } }],
]
