import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { oddTexts } from '../../../cli/check/texts'
import { html, useSpoiledSite } from './spoiled'

const world = useSpoiledSite()
/** What takes the page's place brings no cookie. */
const TOKEN = '<meta name="csrf-token" content="token">'

test('what is shown otherwise than it is meant is named: escapes, and pictures that are no address', async () => {
  world.spoilt.answers = {
    '/api/v2/user/get-profile-details': ({ data }) => ({
      data: { ...data, about_me: "Level III, O\\'Brien", profile_image: 'photos/7.jpg' },
    }),
    '/api/v2/user/get-saved-job': ({ data }) => ({
      data: data.map((row: object) => ({
        ...row,
        job_title: 'UT &amp; PT',
        company_profile: { company_logo: 'logo' },
      })),
    }),
    '/api/v2/user/most-viewed-companies': ({ data }) => ({
      data: [{ ...data[0], company_logo: 'logo' }, ...data.slice(1)],
    }),
    '/api/v2/get-languages': ({ data }) => ({
      data: [{ ...data[0], name: 'Fran&ccedil;ais' }, ...data.slice(1)],
    }),
  }
  const { faults } = await world.checkAs('amara')
  expect(faults).toEqual([
    'getProfile: data.about_me: is "Level III, O\\\\\'Brien", and has to be plain text',
    'getProfile: data.profile_image: is "photos/7.jpg", and has to be an address',
    'getSavedJobs: data.0.job_title: is "UT &amp; PT", and has to be plain text, and so at 4 more such places',
    'getSavedJobs: data.0.company_profile.company_logo: is "logo", and has to be an address, and so at 4 more such places',
    'getViewedCompanies: data.0.company_logo: is "logo", and has to be an address',
    'getLanguages: data.0.name: is "Fran&ccedil;ais", and has to be plain text',
  ])
})

test('so it is in a guide that a page has with its tag', async () => {
  const guide = { title: 'UT &quot;R&D&quot;', faqs: [{ question: 'Why?', answer: 'AT&T; R&D' }] }
  world.spoilt.answers = {
    '/creator': page =>
      html(
        `${page}${TOKEN}<ndt-guide-page><script type="application/json">${JSON.stringify(guide)}</script></ndt-guide-page>`,
      ),
  }
  const { faults } = await world.checkAs('amara', { only: ['getLanguages'] })
  expect(faults).toEqual([
    'page: <ndt-guide-page>.title: is "UT &quot;R&D&quot;", and has to be plain text',
  ])
})

test.each([
  [{ name: 'AT&T; R&D <Level II> "C:\\temp" & more' }],
  [{ company_logo: '/files/a.png' }],
  [{ company_logo: '//cdn.example/a.png?w=1&h=2' }],
  [{ company_logo: 'https://cdn.example/a.png' }],
  [{ company_logo: 'data:image/png;base64,AAAA' }],
  [{ company_logo: '' }],
  [{ company_logo: null }],
  [{ company_website: 'meridian-weld.example' }],
  [{ company_long_description: '<p>R&amp;D</p>' }],
])('%j is as it should be', body => {
  expect(oddTexts(body)).toEqual([])
})

test('it knows each field that the contract calls an address of a file, or HTML', () => {
  const text = readFileSync('docs/openapi.json', 'utf8')
  const fields = new Map<string, string>()
  JSON.parse(text, (_, value: unknown) => {
    const { properties = {} } = Object(value) as { properties?: Record<string, About> }
    for (const [name, { type, description }] of Object.entries(properties))
      if ([type].flat().includes('string')) fields.set(`${name}: ${description}`, name)
    return value
  })
  const called = (words: RegExp) => [...fields].filter(([about]) => words.test(about))
  const files = called(
    /: The address of (the|its|the same) (\w+ )?(logo|photo|picture|video|resume)\b/,
  )
  const markup = called(/HTML of the editor/).filter(([, name]) => !/_service_/.test(name))
  expect(files.length).toBeGreaterThan(8)
  expect(markup.length).toBeGreaterThan(2)
  for (const [about, name] of files) expect(oddTexts({ [name]: 'logo' }), about).toHaveLength(1)
  for (const [about, name] of markup) expect(oddTexts({ [name]: '&amp;' }), about).toEqual([])
})

interface About {
  type?: string | string[]
  description?: string
}
