import { expect, test } from 'vitest'
import { check } from '../../../cli/check/check'
import { exitCodeOf } from '../../../cli/check/report'
import { html, useSpoiledSite, type Body } from './spoiled'

const world = useSpoiledSite()

test('the demo passes, for a job seeker and for a company', async () => {
  for (const who of ['amara', 'seller'] as const) {
    const report = await world.checkAs(who)
    expect(report.faults).toEqual([])
    expect(exitCodeOf(report)).toBe(0)
  }
})

test('what a job seeker reads: each fault is named', async () => {
  world.spoilt.answers = {
    '/api/v2/user/get-profile-details': ({ data }) => ({
      data: { ...data, user_id: 77, dob: 'May' },
    }),
    '/api/v2/user/get-saved-job': ({ data }) => ({ data: [...data, { ...data[0], id: 'new' }] }),
    '/api/v2/user/get-saved-course': ({ data }) => ({ data: data.map(misspelt) }),
    '/api/v2/get-preferences': () => new Response('{"data": [', { headers: JSON_TYPE }),
    '/api/v2/get-languages': ({ data }) => ({ languages: data }),
    '/api/v2/get-countries': ({ data }) => ({ data: data.map(titled) }),
    '/api/v2/get-professions': () => Response.json({ message: 'Server Error' }, { status: 500 }),
    '/api/v2/get-industriestype': body => html(JSON.stringify(body)),
    '/api/v2/get-skills': () => Response.redirect('http://localhost/user-sign-in', 302),
    '/api/v2/company/types': ({ data }) => ({ data: [...data, data[0]] }),
    '/api/v1/countries': () => Response.json({ message: 'Not found' }, { status: 404 }),
    '/api/v2/company/category-dropdown': () => html('<title>Sign in</title>'),
  }
  world.spoilt.nobody = {
    '/api/v2/user/get-preferences': () => Response.redirect('http://localhost/user-sign-in', 302),
    '/api/v2/user/most-viewed-companies': () => Response.json({ data: [] }),
  }
  const report = await world.checkAs('amara')
  expect(report.faults).toEqual([
    'getProfile: data.dob: is "May", and has to be a date',
    "getProfile: data.user_id: is 77; the page's user is 1.",
    'getPreferences: Without a session it leads to http://localhost/user-sign-in (302).',
    'getSavedJobs: data.5.id: is "new", and has to be an id',
    'getSavedCourses: data.0.is_applied: is "soon", and has to be such an object, and so at 1 more such places',
    'getSavedCourses: data.*.courseSlug: is not read: it has to be called `course_slug`',
    'getSavedCourses: ?is_applied=1: has 1 without is_applied.',
    'getViewedCompanies: Without a session it answers 200 in the place of 401 or 419: {"data":[]}',
    expect.stringMatching(/^getLanguages: the body: is {"languages":.*, and has to be a list$/),
    'getCountries: data.0.name: is missing, and has to be a text, and so at 248 more such places',
    'getProfessions: answers 500: {"message":"Server Error"}',
    'getIndustries: serves JSON as text/html.',
    'getSkills: leads to http://localhost/user-sign-in (302).',
    'getPreferenceOptions: answers what is no JSON: "{\\"data\\": ["',
    'getCompanyCategories: answers 200 with HTML: "Sign in"',
    'getCompanyTypes: has the id 1 twice.',
    'getCompanyCountries: answers 404.',
  ])
  expect(exitCodeOf(report)).toBe(1)
})

test('JSON that is served as plain text is named as that alone', async () => {
  const asText = (body: Body) =>
    new Response(JSON.stringify(body), { headers: { 'Content-Type': 'text/plain' } })
  world.spoilt.answers = { '/api/v2/get-languages': asText }
  const { faults } = await world.checkAs('amara', { only: ['getLanguages'] })
  expect(faults).toEqual(['getLanguages: serves JSON as text/plain.'])
})

test.each(['text/html; charset=UTF-8', 'application/json'])(
  'a warning that PHP prints before its JSON is named by what it says, as %s',
  async type => {
    const warning = (body: Body) =>
      new Response(`${WARNING}${JSON.stringify(body)}`, { headers: { 'Content-Type': type } })
    world.spoilt.answers = { '/api/v2/get-languages': warning }
    const { faults, results } = await world.checkAs('amara', { only: ['getLanguages'] })
    expect(faults).toEqual([
      'getLanguages: answers 200, and the answer begins with an HTML warning of PHP: Warning: Undefined variable $id in /srv/calls.php on line 12, not JSON.',
    ])
    expect(results.at(-1)!.findings[0]!.hint).toMatch(/display_errors/)
  },
)

test.each(['null', ''])(
  'a user’s tag of %j says of nobody that they are signed in',
  async content => {
    world.spoilt.answers = {
      '/creator': page =>
        html(
          `<meta name="csrf-token" content="token">${String(page).replace(/<meta name="user"[^>]*>/, `<meta name="user" content="${content}">`)}`,
        ),
    }
    const { faults } = await world.checkAs('amara', { only: ['getLanguages'] })
    expect(faults).toEqual(['page: The page says of nobody that they are signed in.'])
  },
)

test('an answer in another encoding is named', async () => {
  world.spoilt.answers = {
    '/api/v2/get-languages': () =>
      new Response(Buffer.from('{"data": [{"id": 1, "name": "Español"}]}', 'latin1'), {
        headers: JSON_TYPE,
      }),
  }
  const { faults } = await world.checkAs('amara', { only: ['getLanguages'] })
  expect(faults).toEqual(['getLanguages: is not written in UTF-8.'])
})

test('what a company reads: each fault is named', async () => {
  world.spoilt.answers = {
    '/api/v2/company/profile': body =>
      Response.json(body, { headers: { 'Cache-Control': 'public, max-age=600' } }),
    [`${LISTS.products}/there-is-no-such-thing`]: () => ({ data: null }),
    [`${LISTS.services}/2000000000`]: () => html('Not found', 404),
    '/api/v1/company/product/export': text => Response.json({ text }),
  }
  const { faults } = await world.checkAs('seller')
  expect(faults).toEqual([
    'getCompanyProfile: may be kept for others (Cache-Control: public, max-age=600).',
    'getProduct: What is not there answers 200 in the place of 404: {"data":null}',
    'getService: What is not there answers 404 with HTML: "Not found"',
    expect.stringMatching(/^exportList: the body: is {"text":.*, and has to be a file$/),
  ])
})

test('what cannot be asked is no fault, and says so', async () => {
  const url = `${world.origin}/creator`
  await expect(check({ url, cookie: '' })).rejects.toThrow('leads to /user-sign-in')
  await expect(check({ url: 'creator', cookie: '' })).rejects.toThrow('is no address')
  world.spoilt.answers = { '/api/v2/get-skills': () => new Response('', { status: 429 }) }
  const report = await world.checkAs('amara', { only: ['getSkills'] })
  expect(report.results.at(-1)).toMatchObject({ call: 'getSkills', state: 'unmade' })
  expect(exitCodeOf(report)).toBe(2)
})

const LISTS = { products: '/api/v2/company/product', services: '/api/v2/company/service' }
const WARNING =
  '<br />\n<b>Warning</b>:  Undefined variable $id in <b>/srv/calls.php</b> on line <b>12</b><br />\n'
const JSON_TYPE = { 'Content-Type': 'application/json' }

const titled = ({ id, name }: Body) => ({ id, title: name })

const misspelt = ({ course_slug, is_applied, ...row }: Body) => ({
  ...row,
  courseSlug: course_slug,
  is_applied: is_applied && 'soon',
})
