import { expect, test } from 'vitest'
import { html, useSpoiledSite, type Body } from './spoiled'

const world = useSpoiledSite()
const user = '/api/v2/user'
const company = '/api/v2/company'

test('the demo passes, and has what it had before', async () => {
  const before = await state()
  for (const who of ['amara', 'seller'] as const) {
    const { faults } = await world.checkAs(who, { write: true })
    expect(faults).toEqual([])
  }
  expect(await state()).toEqual(before)
})

test('what a job seeker saves: each fault is named', async () => {
  let preferences: Body
  world.spoilt.answers = {
    [`${user}/update-profile`]: (_, { status }) => (status === 422 ? { message: 'OK' } : undefined),
    [`${user}/update-professioninfo`]: (_, { status }) =>
      status === 200 ? Response.redirect('http://localhost/profile', 302) : undefined,
    [`${user}/update-jobinfo`]: (body, { status }) =>
      status === 422 ? undefined : Response.json(body, { status: 201 }),
    [`${user}/get-preferences`]: body => (preferences ??= body),
    [`${user}/update-profile-image`]: ({ message }, { status }) =>
      status === 422 ? Response.json({ message }, { status }) : undefined,
    '/api/v2/job-bookmark': (_, { headers }) => (headers.has('x-xsrf-token') ? undefined : {}),
    '/api/v2/courses/bookmark': (_, { status }) =>
      status === 200 ? { success: false, message: 'Not saved' } : undefined,
  }
  world.spoilt.nobody = {
    [`${user}/change-password`]: () => Response.redirect('http://localhost/user-sign-in', 302),
  }
  const { faults } = await world.checkAs('amara', { write: true })
  expect(faults).toEqual([
    'updateProfile: A wrong first_name answers 200 in the place of 422 or 400: {"message":"OK"}',
    'updateProfessionInfo: leads to http://localhost/profile (302).',
    expect.stringMatching(/^updateJobInfo: Without the CSRF token it answers 201 in the place of /),
    'updateJobInfo: answers 201: only 200 counts as success.',
    expect.stringMatching(/^updateJobInfo: A save of an older state \(If-Match\) answers 201 in /),
    'updatePreferences: preferences: reads [2,3,4,23,26] after [2,3,4,23,26,1] was saved.',
    'bookmarkJob: Without the CSRF token it answers 200 in the place of 403 or 419: {}',
    'bookmarkCourse: answers 200, and says that nothing was saved: {"success":false,"message":"Not saved"}',
    'updateProfileImage: errors: does not say what is wrong with profile_image.',
    'changePassword: Without a session it leads to http://localhost/user-sign-in (302).',
  ])
})

test('a backend that asks for a token, and takes any, is named', async () => {
  world.spoilt.answers = {
    '/api/v2/job-bookmark': (_, { headers, status }) =>
      headers.has('x-xsrf-token') && status === 419 ? {} : undefined,
  }
  const { faults } = await world.checkAs('amara', { write: true, only: ['bookmarkJob'] })
  expect(faults).toEqual([
    'bookmarkJob: With another CSRF token it answers 200 in the place of 403 or 419: {}',
  ])
})

test('a backend whose table holds three bytes a letter is named', async () => {
  world.spoilt.answers = {
    [`${user}/get-profile-details`]: ({ data }) => ({
      data: { ...data, cover_letter: data.cover_letter.replaceAll(/[^\0-\uffff]/gu, '?') },
    }),
  }
  const { faults } = await world.checkAs('amara', { write: true, only: ['updateJobInfo'] })
  expect(faults).toEqual([
    'updateJobInfo: cover_letter: reads "Zürich \\"R&D\\" ?" after "Zürich \\"R&D\\" 🔩" was saved.',
  ])
})

test('a backend that escapes what it stores is named', async () => {
  world.spoilt.answers = {
    [`${user}/get-profile-details`]: ({ data }) => ({
      data: { ...data, cover_letter: data.cover_letter.replaceAll('&', '&amp;') },
    }),
  }
  const { faults } = await world.checkAs('amara', { write: true, only: ['updateJobInfo'] })
  expect(faults).toEqual([
    expect.stringMatching(
      /^updateJobInfo: cover_letter: reads "Zürich .*&amp;D.*" after "Zürich .*&D/,
    ),
  ])
})

test('what a company saves: each fault is named', async () => {
  world.spoilt.answers = {
    '/dashboard/company/profile/update': (_, { status }) =>
      status === 200 ? html('<h1>Saved</h1>') : undefined,
    '/dashboard/text-editor-image': ({ data }, { status }) =>
      status === 200 ? { data: { url: data.editorImage } } : undefined,
    [`${company}/service`]: ({ data, meta }, { query }) =>
      query.has('name') ? { data: data.map(published), meta } : undefined,
    '/admin/company/service/delete/2000000000': () => ({ message: 'Deleted' }),
    [`${company}/product/store`]: ({ message, errors }, { status }) =>
      status === 422
        ? Response.json({ message, errors: { title: errors.name } }, { status })
        : undefined,
  }
  const { faults } = await world.checkAs('seller', { write: true })
  expect(faults).toEqual([
    'updateCompanyProfile: answers 200 with HTML: "Saved"',
    'deleteService: What is not there answers 200 in the place of 404 or 403: {"message":"Deleted"}',
    'createProduct: errors: does not say what is wrong with name.',
    'toggleService: leaves the status as it is: 1.',
    expect.stringMatching(/^uploadEditorImage: data: is {"url":.*}, and has to be such an object$/),
  ])
})

test('nothing is saved that could not be put back', async () => {
  let saves = 0
  world.spoilt.answers = {
    [`${user}/get-profile-details`]: ({ data }) => ({ data: { ...data, skills: 'UT, PT' } }),
    [`${user}/update-jobinfo`]: () => void saves++,
  }
  const { results } = await world.checkAs('amara', { write: true, only: ['updateJobInfo'] })
  expect(results.at(-1)).toMatchObject({
    state: 'unmade',
    findings: [{ message: expect.stringContaining('does not fit, and could not be put back') }],
  })
  expect(saves).toBe(0)
})

const published = (row: Body) => ({ ...row, status: 1 })

/** What the demo holds for both accounts, but for when it was changed. */
async function state() {
  const { app, amara, seller } = world.site
  const asked = [
    [amara, `${user}/get-profile-details`],
    [amara, `${user}/get-preferences`],
    [amara, `${user}/get-saved-job?is_applied=2`],
    [amara, `${user}/get-saved-course?is_applied=2`],
    [seller, `${company}/profile`],
    [seller, `${company}/product`],
    [seller, `${company}/service`],
  ] as const
  const texts = asked.map(async ([{ token }, path]) => {
    const response = await app.request(path, { headers: { Cookie: `ndt_session=${token}` } })
    return (await response.text()).replaceAll(/"updated_at":"[^"]*"/g, '')
  })
  return Promise.all(texts)
}
