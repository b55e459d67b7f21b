import { describe, expect, test } from 'vitest'
import { callAddress, getConfig, siteUrl } from '../../src/config'
import { example } from '../support/examples'
import { configure } from '../support/page'
import { quiet } from '../support/widget'

const defaults = {
  apiBase: '',
  locale: 'en',
  theme: 'auto',
  userMeta: 'user',
  companyIdGlobal: 'company_id',
  failureNotes: false,
  robotFields: false,
  urls: {},
  texts: {},
}

test('a page without settings has the defaults', () => {
  expect(getConfig()).toEqual(defaults)
})

test('what a page sets takes the place of the defaults, and the others stay', () => {
  configure({ apiBase: 'https://api.example', failureNotes: true })
  expect(getConfig()).toEqual({ ...defaults, apiBase: 'https://api.example', failureNotes: true })
})

test('the settings are read once', () => {
  configure({ locale: 'de' })
  const before = getConfig()
  configure({ locale: 'fr' })
  expect(getConfig()).toBe(before)
})

test.each(['{"locale": "de",}', 'locale: de'])('settings that are no JSON are logged: %s', text => {
  const log = quiet('error')
  configure(text)
  expect(getConfig()).toEqual(defaults)
  expect(getConfig()).toEqual(defaults)
  expect(log).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('data-ndt-config'),
    expect.any(SyntaxError),
  )
})

test.each(['', ' \n', '\uFEFF', 'null', '{}'])(
  'settings that say nothing leave the defaults: "%s"',
  text => {
    configure(text)
    expect(getConfig()).toEqual(defaults)
  },
)

test('a byte order mark before the settings, as of an included file, is none of them', () => {
  configure('\n\uFEFF{"failureNotes": true}\n')
  expect(getConfig()).toEqual({ ...defaults, failureNotes: true })
})

test.each(['https://files.example/cv', '//files.example/cv'])('%s is called as it is', path => {
  configure({ apiBase: 'https://api.example' })
  expect(callAddress(path).href).toBe(new URL(path, location.href).href)
})

test('settings never come from the address', () => {
  history.replaceState(null, '', '?apiBase=https://evil.example&data-ndt-config={}')
  expect(getConfig().apiBase).toBe('')
  history.replaceState(null, '', '?')
})

test.each([
  ['pt_BR', 'pt-BR'],
  ['zh_Hant_TW', 'zh-Hant-TW'],
  ['es-419', 'es-419'],
  [null, 'en'],
])('the locale %j is read as %s', (locale, read) => {
  configure({ locale })
  expect(getConfig()).toEqual({ ...defaults, locale: read })
})

test.each(['en_US.UTF-8', 'german language', ''])(
  '%j is no locale: it is logged, and costs no other setting',
  locale => {
    const log = quiet('error')
    configure({ locale, failureNotes: true, texts: { card: { title: 'A' } } })
    const others = { failureNotes: true, texts: { card: { title: 'A' } } }
    expect(getConfig()).toEqual({ ...defaults, ...others })
    const message = expect.stringContaining('data-ndt-config') as string
    expect(log).toHaveBeenCalledExactlyOnceWith(message, expect.any(Error))
  },
)

test.each([
  { apiBase: 5 },
  { locale: 5 },
  { theme: ['dark'] },
  { userMeta: {} },
  { failureNotes: 'yes' },
  { urls: '/start' },
  { texts: 1 },
  { apibase: '/portal' },
])('%j is no setting: it is named, and costs no other', wrong => {
  const log = quiet('error')
  configure({ ...wrong, companyIdGlobal: 'firm' })
  expect(getConfig()).toEqual({ ...defaults, companyIdGlobal: 'firm' })
  const [name] = Object.keys(wrong)
  expect(log).toHaveBeenCalledExactlyOnceWith('[ndt] data-ndt-config:', name)
})

test('a setting that is null has its default', () => {
  configure({ apiBase: null, userMeta: null, theme: null, texts: null, urls: null })
  expect(getConfig()).toEqual(defaults)
  expect(document.documentElement.dataset['ndtTheme']).toBeUndefined()
})

describe('the site’s own addresses', () => {
  const urls = {
    '/': '/start',
    '/company-sign-in': '/login?as=company',
    '/ndt-jobs': 'https://jobs.example/all',
    '/company/products/add': '/shop/new',
    '/company/products': '/shop',
  }

  test.each([
    ['/', '/start'],
    ['/company-sign-in#create', '/login?as=company#create'],
    ['/ndt-jobs', 'https://jobs.example/all'],
    ['/ndt-jobs/weld-inspector', 'https://jobs.example/all/weld-inspector'],
    ['/ndt-jobs-abroad', '/ndt-jobs-abroad'],
    ['/company/products/add', '/shop/new'],
    ['/company/products/edit/7', '/shop/edit/7'],
    ['/ndt-courses', '/ndt-courses'],
  ])('%s is at %s', (address, own) => {
    configure({ urls })
    expect(siteUrl(address)).toBe(own)
  })

  test('docs/page.md: are those of its example', () => {
    configure(example('docs/page.md', 'Addresses of the site'))
    expect(siteUrl('/ndt-jobs/welder')).toBe('/jobs/welder')
    expect(siteUrl('/user-sign-in')).toBe('/login')
  })

  test('are the widgets’ where nothing is set', () => {
    expect(siteUrl('/ndt-jobs')).toBe('/ndt-jobs')
  })
})
