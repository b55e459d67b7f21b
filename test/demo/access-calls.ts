import type { Request } from './api-world'

/** What a request of a row carries; `{name}` stands for a number or slug of the owners'. */
type Sent = Pick<Request, 'form' | 'multipart' | 'json'>

/**
 * A route, and what it answers to nobody, another seeker, the owner; another company, the owner. A route
 * whose paths have more than one owner has more than one row.
 */
export type Row = [route: string, answers: string, path?: string, sent?: Sent]

const OPEN = '200 200 200 200 200'
const SEEKERS = '401 200 200 403 403'
const COMPANIES = '401 403 403 200 200'
const OWN = '401 403 403 404 200'

const name = { name: 'Test block', method_id: '{method}', category_id: '{category}' }
const bookmark = { user_id: '{seeker}', is_bookmarked: '0' }

/** Each call, with who may do what there. */
export const calls: Row[] = [
  ['POST /api/v1/enquiries/guide-enquiry', '400 400 400 400 400', undefined, { multipart: {} }],
  ['POST /api/v2/user/change-password', '401 422 422 403 403', undefined, { json: {} }],
  ['POST /api/v1/logout', OPEN],
  ['POST /api/v1/jobs/apply', '401 422 422 403 403', undefined, { multipart: {} }],
  ['GET /api/v2/company/profile', COMPANIES],
  ['GET /api/v2/company/profile', '401 403 403 403 200', '/api/v2/company/profile?id={company}'],
  [
    'POST /dashboard/company/profile/update',
    '401 403 403 403 200',
    undefined,
    { multipart: { id: '{company}', company_name: 'Meridian' } },
  ],
  [
    'POST /api/v1/company/products',
    '401 403 403 403 403',
    undefined,
    { multipart: { company_name: 'Second' } },
  ],
  ['POST /dashboard/text-editor-image', '401 403 403 422 422', undefined, { multipart: {} }],
  ['GET /api/v2/company/category-dropdown', OPEN],
  ['GET /api/v2/company/types', OPEN],
  ['GET /api/v1/countries', OPEN],
  ['GET /api/v1/company/product/export', COMPANIES],
  ['GET /api/v1/company/service/export', COMPANIES],
  ['GET /api/v2/get-countries', OPEN],
  ['GET /api/v2/get-preferences', OPEN],
  ['GET /api/v2/get-languages', OPEN],
  ['GET /api/v2/get-professions', OPEN],
  ['GET /api/v2/get-industriestype', OPEN],
  ['GET /api/v2/get-skills', OPEN],
  ['GET /api/v2/user/get-preferences', SEEKERS],
  ['POST /api/v2/user/update-preferences', SEEKERS, undefined, { json: { preferences: [1] } }],
  ['GET /api/v2/company/product', COMPANIES],
  ['GET /api/v2/company/product/category-dropdown', COMPANIES],
  ['GET /api/v2/company/product/subcategory-dropdown', COMPANIES],
  ['GET /api/v2/company/product/tag-dropdown', COMPANIES],
  ['GET /api/v2/methods/by-segment/:segmentId', OPEN, '/api/v2/methods/by-segment/1'],
  ['GET /api/v2/categories/method/:segment/:method', OPEN, '/api/v2/categories/method/1/{method}'],
  ['GET /api/v2/subcategories/:categoryId', OPEN, '/api/v2/subcategories/{category}'],
  ['POST /api/v2/company/product/store', '401 403 403 422 422', undefined, { multipart: {} }],
  ['GET /api/v2/company/product/:slug', OWN, '/api/v2/company/product/{slug}'],
  [
    'POST /api/v2/company/product/:slug',
    OWN,
    '/api/v2/company/product/{slug}',
    { multipart: name },
  ],
  [
    'GET /api/v2/company/product/:id/toggle-status',
    OWN,
    '/api/v2/company/product/{product}/toggle-status',
  ],
  ['DELETE /api/v2/company/product/image/:id', OWN, '/api/v2/company/product/image/{media}'],
  ['DELETE /api/v1/company/products/:id', OWN, '/api/v1/company/products/{spare}'],
  ['GET /api/v2/user/get-profile-details', SEEKERS],
  ['GET /api/v2/user/most-viewed-companies', SEEKERS],
  ['POST /api/v2/user/update-profile', SEEKERS, undefined, { form: { first_name: 'Any' } }],
  ['POST /api/v2/user/update-professioninfo', SEEKERS, undefined, { form: {} }],
  ['POST /api/v2/user/update-jobinfo', SEEKERS, undefined, { multipart: { cover_letter: 'Hi' } }],
  ['POST /api/v2/user/update-profile-image', '401 422 422 403 403', undefined, { multipart: {} }],
  ['GET /api/v2/user/get-saved-job', SEEKERS, '/api/v2/user/get-saved-job?is_applied=2'],
  ['GET /api/v2/user/get-saved-course', SEEKERS, '/api/v2/user/get-saved-course?is_applied=2'],
  [
    'POST /api/v2/job-bookmark',
    '401 403 200 403 403',
    undefined,
    { form: { ...bookmark, job_id: '{job}' } },
  ],
  [
    'POST /api/v2/courses/bookmark',
    '401 403 200 403 403',
    undefined,
    { multipart: { ...bookmark, course_id: '{course}' } },
  ],
  ['GET /api/v2/company/service', COMPANIES],
  ['GET /api/v2/company/service/:id', OWN, '/api/v2/company/service/{service}'],
  ['POST /api/v2/company/service', '401 403 403 422 422', undefined, { multipart: {} }],
  [
    'POST /api/v2/company/service/:id',
    OWN,
    '/api/v2/company/service/{service}',
    { multipart: { company_service_name: 'Any' } },
  ],
  [
    'GET /api/v2/company/service/:id/toggle-status',
    OWN,
    '/api/v2/company/service/{service}/toggle-status',
  ],
  ['GET /admin/company/service/delete/:id', OWN, '/admin/company/service/delete/{service}'],
]
