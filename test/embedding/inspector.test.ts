import { data, named, panel, settings } from './inspector-mistakes'
import { parts } from './inspector-site'

const page = () => new Response('<p>A page</p>', { headers: { 'content-type': 'text/html' } })

// what stands on the page itself
named([
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
        body: `<section data-ndt-theme="Dark"></section><ndt-profil-card>Amara</ndt-profil-card>
<ndt-saved-panel kindd="jobs" filter="bookmark">Jobs</ndt-saved-panel>
<ndt-viewed-companies></ndt-viewed-companies>
<ndt-quick-apply><a slot="trigger" href="/apply">Apply</a></ndt-quick-apply>
<ndt-preferences>${data('{}')}<a slot="trigger" href="/preferences">Preferences</a></ndt-preferences>`,
      },
    },
    [
      [/no theme "Dark"/, /Write dark\./],
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
      answer: ({ pathname }) => (pathname === '/spa/ndt.js' ? page() : undefined),
    },
    [
      [
        /\/spa\/ndt\.js is on the page, and did not run/,
        /served as text\/javascript.*Access-Control-Allow-Origin/,
      ],
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
    'first data of the tag’s own kind, and a slot that no tag has',
    {
      page: {
        body: `<ndt-saved-panel kind="jobs">${data('{"data": [{"id": 1, "job_name": "x"}]}')}</ndt-saved-panel>
<ndt-preferences><button slot="triger">Preferences</button></ndt-preferences>`,
      },
    },
    [
      [/first data of <ndt-saved-panel> do not fit: data\.0\.job_title/, /getSavedJobs/],
      [/<ndt-preferences> has no slot triger/, /slot="trigger"/],
    ],
  ],
])
