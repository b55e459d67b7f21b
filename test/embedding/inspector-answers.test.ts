import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CSP } from '../pages/fixtures/site'
import { named, settings } from './inspector-mistakes'
import { openInspected, panelOf, parts, type Broken } from './inspector-site'
import { allow } from '../pages/support'

const JOBS = '/api/v2/user/get-saved-job'
const COMPANIES = '/api/v2/user/most-viewed-companies'
const PROFILE = '/api/v2/user/get-profile-details'

const CARDS = `${parts.body}
<ndt-viewed-companies><a href="/companies">Companies</a></ndt-viewed-companies>
<ndt-profile-card><p>Amara</p></ndt-profile-card>`

const led = () => new Response(null, { status: 302, headers: { location: '/' } })
const page = (body: string) => () =>
  new Response(body, { headers: { 'content-type': 'text/html; charset=UTF-8' } })
const html = page('<p>Sign in</p>')
const JSON_TYPE = 'application/json'
const WARNING =
  '<br />\n<b>Warning</b>:  Undefined variable $id in <b>/srv/calls.php</b> on line <b>12</b><br />\n'
const json = (body: unknown, status?: number) => () => Response.json(body, { status })
const answers =
  (by: Record<string, () => Response>): Broken['answer'] =>
  ({ pathname }) =>
    by[pathname]?.()

const WRONG = `sha384-${'A'.repeat(64)}`
const INLINE = CSP.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
/** An import map of another release: with another file of one tag, and without the rest. */
const panels = Object.keys(
  (JSON.parse(readFileSync('dist/importmap.json', 'utf8')) as { integrity: object }).integrity,
).filter(address => address.includes('/ndt-saved-panel.js'))
const map = `<script type="importmap">${JSON.stringify({
  integrity: Object.fromEntries(
    panels.map(address => [address.replace('/ndt-widgets/', '/dist/'), WRONG]),
  ),
})}</script>`

// what the page's server sends: files, policies and answers
named([
  [
    'hashes of another release',
    {
      page: {
        inspector: map + parts.inspector,
        sheet: `<link rel="stylesheet" href="/dist/ndt.css" integrity="${WRONG}">`,
      },
      csp: INLINE,
    },
    [
      [/ndt-saved-panel\.js is not the file that the page has the hash of/, /Take the import map/],
      [/ndt\.css is not the file that the page has the hash of/, /each integrity anew/],
      [/import map has no hash for \/dist\/\S+\.js/, /of the release that is served/],
    ],
  ],
  [
    'an import map that comes too late',
    { page: { body: map + parts.body }, csp: INLINE },
    [[/import map comes after a script that is a module/, /before the first module script/]],
  ],
  [
    'an import map that the policy blocks, and files that it blocked before the inspector came',
    {
      page: { inspector: map + parts.inspector },
      csp: CSP.replace("style-src 'self'", "style-src 'none'"),
    },
    [
      [/blocks inline by script-src/, /add its hash or nonce/],
      [/blocks \S+\/dist\/ndt\.css by style-src/, /Add that origin to style-src: 'self'/],
    ],
  ],
  [
    'a policy whose Trusted Types lack the text editor’s, and that lacks what the tags draw with',
    {
      page: {
        body: '<ndt-company-profile company-id="31"><a href="/c">Profile</a></ndt-company-profile>',
      },
      csp: `${CSP.replace("img-src 'self' data: blob:", "img-src 'none'")}; trusted-types none-such`,
    },
    [
      [/lists Trusted Types/, /Add ndt-widgets to trusted-types/],
      [/blocks data by img-src/, /Add data: to img-src/],
    ],
  ],
  [
    'a page in a sandbox',
    { csp: `${CSP}; sandbox allow-scripts` },
    [[/no origin of its own/, /allow-same-origin/]],
  ],
  [
    'an answer in another encoding',
    {
      answer: answers({
        [JOBS]: () => new Response(Buffer.from('{"data":[],"note":"Größe"}', 'latin1')),
      }),
    },
    [[/get-saved-job is not answered in UTF-8/, /from the database on/]],
  ],
  [
    'answers that are no JSON, or say that they failed, and a limit',
    {
      page: { body: CARDS },
      answer: answers({
        [JOBS]: () => new Response('[{"id": 1,'),
        [COMPANIES]: json({ success: false, message: 'No such company' }),
        [PROFILE]: json({}, 429),
      }),
    },
    [
      [/The answer to GET \S+get-saved-job is no JSON: "\[{\\"id\\": 1,"/, /nothing else/],
      [/companies says that it failed, with status 200: No such company/, /with its status/],
      [/get-profile-details is answered with 429/, /as it opens/],
    ],
  ],
  [
    'a warning that PHP prints before its JSON, whatever its type, and JSON that is served as HTML',
    {
      page: { body: CARDS },
      answer: answers({
        [JOBS]: page(`${WARNING}{"data": []}`),
        [COMPANIES]: () =>
          new Response(`${WARNING}{"data": []}`, { headers: { 'content-type': JSON_TYPE } }),
        [PROFILE]: page('{"data": {"user_id": 7, "about_me": "Level II"}}'),
      }),
    },
    [
      [
        /get-saved-job begins with an HTML warning of PHP: Warning: Undefined variable \$id in \S+ on line 12, not JSON/,
        /display_errors off/,
      ],
      [/most-viewed-companies begins with an HTML warning of PHP/, /into its log/],
      [/get-profile-details is answered with JSON that is served as a page/, /application\/json/],
    ],
  ],
  [
    'a file of dist that is not there',
    { answer: ({ pathname }) => (/-panel\.js/.test(pathname) ? json({}, 404)() : undefined) },
    [[/ndt-saved-panel\.js is answered with 404/, /copy all of dist\//]],
  ],
  [
    'a policy that lacks the API',
    {
      page: { settings: settings('{"apiBase": "https://api.example"}') },
      act: page => page.evaluate(() => void (new Image().src = 'https://pictures.example/a.png')),
    },
    [
      [/policy blocks https:\/\/api\.example\S* by connect-src/, /Add that origin to connect-src/],
      [/policy blocks https:\/\/pictures\.example\S* by img-src/, /none of the library’s files/],
      [/Calls go to https:\/\/api\.example/, /Put a path on your own origin/],
    ],
  ],
  [
    'an API elsewhere that does not answer',
    {
      page: { settings: settings('{"apiBase": "http://localhost:9"}') },
      csp: CSP.replace("connect-src 'self'", "connect-src 'self' http://localhost:9"),
    },
    [[/at http:\/\/localhost:9 came to nothing/, /Access-Control-Allow-Origin/]],
  ],
  [
    'a session that has ended',
    { answer: answers({ [JOBS]: json({ message: 'Unauthenticated.' }, 401) }) },
    [[/get-saved-job is answered with 401/, /own user and token/]],
  ],
  [
    'calls that are refused, fail, or get a page',
    {
      page: { body: CARDS },
      answer: answers({ [JOBS]: json({}, 403), [COMPANIES]: json({}, 500), [PROFILE]: html }),
    },
    [
      [/get-saved-job is refused with 403/, /may make this call/],
      [/most-viewed-companies is answered with 500/, /See its log/],
      [/The answer to GET \S+details is HTML: Sign in, not JSON/, /in JSON, refusals too/],
    ],
  ],
  [
    'calls that are led elsewhere, or are not there, and an answer that does not fit',
    {
      page: { body: CARDS },
      answer: answers({
        [JOBS]: json({ data: [{ id: 1, job_title: 'A', job_slug: 'a', is_applied: 'soon' }] }),
        [COMPANIES]: json({}, 404),
        [PROFILE]: led,
      }),
    },
    [
      [/get-saved-job does not fit: data\.0\.is_applied is "soon"/, /Answer as getSavedJobs/],
      [/most-viewed-companies is answered with 404/, /say so by apiBase/],
      [/get-profile-details is led elsewhere/, /with 401/],
    ],
  ],
])

test('a file that the policy blocks is one finding, at all of its addresses', async () => {
  const page = await openInspected({
    csp: CSP.replace(
      "script-src 'self'",
      'script-src http://*:*/dist/ndt.js http://*:*/dist/inspect.js',
    ),
  })
  allow(page, /./)
  const blocked = panelOf(page).getByRole('listitem').filter({ hasText: 'by script-src' })
  // the loader has given up: both files were asked for by another address too
  await panelOf(page).getByText('<ndt-saved-panel> could not be loaded').waitFor()
  const asked = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name.replace(/.*\/dist\//, '')),
  )
  expect(asked.filter(name => name.includes('ndt-saved-panel.js')).length).toBeGreaterThan(1)
  expect(asked.some(name => name.includes('%63'))).toBe(true)
  const files = (await blocked.allTextContents()).map(text => /[\w-]+\.js\S*/.exec(text)![0])
  expect(files.toSorted()).toEqual(['ndt-saved-panel.js', 'runtime.js'])
})
