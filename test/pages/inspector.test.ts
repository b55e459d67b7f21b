import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CSP } from './fixtures/site'
import { openInspected, panelOf, parts, type Broken } from './inspector-site'
import { allow } from './support'

const JOBS = '/api/v2/user/get-saved-job'
const COMPANIES = '/api/v2/user/most-viewed-companies'
const PROFILE = '/api/v2/user/get-profile-details'

const settings = (text: string) =>
  `<script type="application/json" data-ndt-config>${text}</script>`
const panel = (inside: string) => `<ndt-saved-panel>${inside}<a href="/">Jobs</a></ndt-saved-panel>`
const data = (text: string) => `<script type="application/json">${text}</script>`
const CARDS = `${parts.body}
<ndt-viewed-companies><a href="/companies">Companies</a></ndt-viewed-companies>
<ndt-profile-card><p>Amara</p></ndt-profile-card>`

const led = () => new Response(null, { status: 302, headers: { location: '/' } })
const html = () => new Response('<p>Sign in</p>', { headers: { 'content-type': 'text/html' } })
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

/** What is said of a mistake, and what mends it. */
type Said = [what: RegExp, mend: RegExp]

/** Pages with mistakes; on one page those that do not hide each other. */
const pages: [title: string, broken: Broken, said: Said[]][] = [
  [
    'a loader that is missing',
    { page: { loader: '' } },
    [[/ndt\.js is not on the page/, /script type="module"/]],
  ],
  [
    'a loader that is no module',
    { page: { loader: '<script src="/dist/ndt.js"></script>' } },
    [[/The loader is no module/, /type="module"/]],
  ],
  [
    'two loaders and two versions',
    {
      page: {
        inspector: `<script src="/old.js"></script>${parts.inspector}`,
        loader: `${parts.loader}<script type="module" src="/dist/ndt.js?2"></script>`,
      },
      scripts: {
        '/old.js': `customElements.define('ndt-saved-panel', class extends HTMLElement { static version = '0.0.9' })`,
      },
    },
    [
      [/There are 2 loaders: \/dist\/ndt\.js, \/dist\/ndt\.js\?2/, /Leave one script tag/],
      [/Versions 0\.1\.0 and 0\.0\.9/, /Serve one dist\//],
    ],
  ],
  [
    'a head without sheet, token and user',
    { page: { sheet: '', token: '', user: '' } },
    [
      [/ndt\.css is not linked/, /<link rel="stylesheet" href="\/dist\/ndt\.css">/],
      [/no CSRF token, with which <ndt-saved-panel> saves/, /<meta name="csrf-token"/],
      [/No <meta name="user"> says who/, /Print <meta name="user"/],
    ],
  ],
  [
    'a sheet that is elsewhere, a user that is no JSON and settings that are a script, and twice',
    {
      page: {
        sheet: '<link rel="stylesheet" href="/css/ndt.css">',
        user: '<meta name="user" content="Amara">',
        settings: `<script data-ndt-config>{}</script>${parts.settings}`,
      },
    },
    [
      [/ndt\.css did not come/, /leads to the file/],
      [/<meta name="user"> holds no JSON/, /JSON encoder/],
      [/takes the settings for a script/, /type="application\/json"/],
      [/more than one block of settings/, /Put all into the first/],
    ],
  ],
  [
    'settings that are no JSON, a user without an id and a company’s page without its number',
    {
      page: {
        settings: settings("{'locale': 'en'}"),
        user: `<meta name="user" content='{"first_name": "Amara"}'>`,
        body: '<ndt-product-table><a href="/p">Products</a></ndt-product-table>',
      },
    },
    [
      [/The settings are no JSON/, /one JSON object/],
      [/has no id/, /Print the account’s id/],
      [/window\.company_id does not say/, /window\.company_id = 12/],
    ],
  ],
  [
    'settings and texts that there are not, and values that they do not take',
    {
      page: {
        settings: settings(`{
          "apibase": "", "failureNotes": "yes", "locale": "en_US.UTF-8", "theme": "drak",
          "urls": {"ndt-jobs": "/jobs", "/ndt-course": "/courses", "/user-sign-in": 4},
          "texts": {"title": "Merkliste", "savedpanel": {}, "saved-panel": {"titel": "Merkliste", "title": 3}}
        }`),
      },
    },
    [
      [/no setting apibase/, /Write apiBase\./],
      [/failureNotes is "yes"/, /true or false/],
      [/locale is "en_US.UTF-8"/, /en-GB/],
      [/no theme "drak"/, /Write dark\./],
      [/begins with "ndt-jobs"/, /Write \/ndt-jobs/],
      [/No tag leads to "\/ndt-course"/, /Write \/ndt-courses\./],
      [/address for "\/user-sign-in" is 4/, /in quotes/],
      [/text title stands in no group/, /in the group of its tag/],
      [/saved-panel\.title is 3/, /in quotes/],
      [/no group of texts savedpanel/, /Write saved-panel\./],
      [/no text saved-panel\.titel/, /Write title\./],
    ],
  ],
  [
    'tags that are misspelled, wrong or empty',
    {
      page: {
        body: `<ndt-profil-card>Amara</ndt-profil-card>
<ndt-saved-panel kindd="jobs" filter="bookmark">Jobs</ndt-saved-panel>
<ndt-viewed-companies></ndt-viewed-companies>
<ndt-quick-apply><a slot="trigger" href="/apply">Apply</a></ndt-quick-apply>
<ndt-preferences>${data('{}')}<a slot="trigger" href="/preferences">Preferences</a></ndt-preferences>`,
      },
    },
    [
      [/There is no tag <ndt-profil-card>/, /Write ndt-profile-card\./],
      [/<ndt-saved-panel> has no attribute kindd/, /Write kind\./],
      [/"bookmark" is none of all, bookmarked, applied/, /Write bookmarked\./],
      [/<ndt-viewed-companies> has nothing inside/, /A list of links to the companies/],
      [/<ndt-quick-apply> lacks its attribute job-id/, /job-id="…"/],
      [/<ndt-preferences> takes no first data/, /Take the JSON out/],
    ],
  ],
  [
    'a loader that does not run, and a head that no template has filled in',
    {
      page: {
        loader: '<script type="module" src="/spa/ndt.js"></script>',
        token: '<meta name="csrf-token" content="{{ csrf_token() }}">',
        user: `<meta name="user" content='{"id": 7, "firstName": "Amara"}'>${parts.user}`,
        settings: `<script type="application/json" data-ndt-config='{"theme": "dark"}'></script>
<script type="application/json" data-ndt-settings>{}</script>`,
        body: `<form name="cookie"></form>${parts.body}`,
      },
      answer: ({ pathname }) => (pathname === '/spa/ndt.js' ? html() : undefined),
    },
    [
      [/\/spa\/ndt\.js is on the page, and did not run/, /served as text\/javascript/],
      [/CSRF token is {{ csrf_token\(\) }}/, /template engine/],
      [/has firstName, which no tag reads/, /Write first_name\./],
      [/more than one <meta name="user">/, /Print it once/],
      [/from the attribute data-ndt-config/, /inside the block/],
      [/a block with data-ndt-settings/, /Write data-ndt-config\./],
      [/<form name="cookie"> stands in the place of document\.cookie/, /another name/],
    ],
  ],
  [
    'what is no tag, or is not read as one',
    {
      page: {
        body: `<NdtSavedPanel>Jobs</NdtSavedPanel>
<svg><ndt-profile-card>Amara</ndt-profile-card></svg>
<ndt-saved-panel data-kind="jobs"><div>${data('{"data": []}')}</div>Jobs</ndt-saved-panel>
<ndt-preferences><span slot="trigger">Preferences</span></ndt-preferences>`,
      },
    },
    [
      [/There is no tag <ndtsavedpanel>/, /Write ndt-saved-panel\./],
      [/<ndt-profile-card> stands in an <svg>/, /foreignObject/],
      [/<ndt-saved-panel> does not read data-kind/, /write kind\./],
      [/first data of <ndt-saved-panel> are not read/, /right into the tag/],
      [/opens <ndt-preferences> is a <span>/, /<button slot="trigger">/],
    ],
  ],
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
    'an apiBase that is no address',
    { page: { settings: settings('{"apiBase": "portal.example"}') } },
    [[/as apiBase is "portal\.example"/, /Write https:\/\/portal\.example/]],
  ],
  [
    'an apiBase that has the path of the calls',
    { page: { settings: settings('{"apiBase": "/api"}') } },
    [[/\/api\/api\/v2\/user\/get-saved-job is answered with 404/, /leave it out of apiBase/]],
  ],
  [
    'answers that are no JSON, or say that they failed, and a limit',
    {
      page: { body: CARDS },
      answer: answers({
        [JOBS]: () => new Response('<b>Warning</b>: on line 3 {"data": []}'),
        [COMPANIES]: json({ success: false, message: 'No such company' }),
        [PROFILE]: json({}, 429),
      }),
    },
    [
      [/get-saved-job is answered with what is no JSON: "<b>Warning/, /nothing else/],
      [/companies says that it failed, with status 200: No such company/, /with its status/],
      [/get-profile-details is answered with 429/, /as it opens/],
    ],
  ],
  [
    'a self-closed tag',
    { page: { body: `<ndt-profile-card/>\n${parts.body}` } },
    [[/<ndt-profile-card> holds the rest/, /Write <ndt-profile-card><\/ndt-profile-card>/]],
  ],
  [
    'a tag in a shadow root of the page’s own, and a dialog that a morph closed',
    {
      page: {
        body: `<div id="box"></div>
<ndt-preferences open><a slot="trigger" href="/preferences">Preferences</a></ndt-preferences>`,
      },
      act: async page => {
        await page.getByRole('dialog', { name: 'Preferences' }).waitFor()
        await page.evaluate(() => {
          document.querySelector('ndt-preferences')!.removeAttribute('open')
          const root = document.querySelector('#box')!.attachShadow({ mode: 'open' })
          root.append(document.createElement('ndt-saved-panel'))
        })
      },
    },
    [
      [/<ndt-saved-panel> stands in a shadow root/, /\.watch\(root\)/],
      [/took the attribute open off <ndt-preferences>/, /by show\(\)/],
    ],
  ],
  [
    'first data that are no JSON, or do not fit',
    {
      page: {
        body:
          panel(data('{data: []}')) + panel(data('{"data": [{"id": 1, "is_applied": "soon"}]}')),
      },
    },
    [
      [/first data of <ndt-saved-panel> are no JSON/, /JSON encoder/],
      [/first data of <ndt-saved-panel> do not fit: data\.0/, /Inline the answer of getSaved/],
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
      [/get-profile-details is answered with a page/, /Answer it with JSON/],
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
]

test.each(pages)('the inspector names %s, and says what mends it', async (_, broken, said) => {
  const page = await openInspected(broken)
  allow(page, /./)
  const findings = panelOf(page).getByRole('listitem')
  for (const [what, mend] of said) {
    const finding = findings.filter({ hasText: what })
    await finding.waitFor()
    expect(await finding.textContent()).toMatch(mend)
    const { href } = await finding
      .getByRole('link')
      .evaluate(({ href }: HTMLAnchorElement) => ({ href }))
    expect(await documented(href), href).toBe(true)
  }
})

/** Whether a page of the docs is there, and has the heading. */
async function documented(href: string): Promise<boolean> {
  const answer = await fetch(href)
  const { hash } = new URL(href)
  return answer.ok && (!hash || (await answer.text()).includes(`id="${hash.slice(1)}"`))
}
